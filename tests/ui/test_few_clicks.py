"""The commonest action of each game takes few clicks of whoever knows what he wants."""

from __future__ import annotations

import pytest

from tools.usability import actions, pace

MOST = 4
"""Clicks and keys."""


@pytest.mark.parametrize("game", actions.WAYS)
def test_the_commonest_action_takes_few_clicks(game):
    found = actions.commonest(game, 7, 30)
    assert found.lines
    assert found.most <= MOST, found


def test_the_pace_of_a_match_is_measured_by_what_the_window_plays():
    found = pace.whole_match(7, most_lines=3)
    assert not found.over
    assert found.clicks
    assert found.moves > 0
    assert found.minutes(3.0) > found.minutes(1.2)
