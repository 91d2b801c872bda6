"""The commonest action of each game takes few clicks of whoever knows what he wants."""

from __future__ import annotations

import pytest

from tools.usability import actions

MOST = 4
"""Clicks and keys."""


@pytest.mark.parametrize("game", actions.WAYS)
def test_the_commonest_action_takes_few_clicks(game):
    found = actions.commonest(game, 7, 30)
    assert found.lines
    assert found.most <= MOST, found
