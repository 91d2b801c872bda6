"""The commonest action of each game takes few clicks of whoever knows what he wants."""

from __future__ import annotations

from statistics import mean

import pytest

from tools.usability import actions, gestures, pace, unfoldings
from wonderland.ui.shell.studio import Studio

MOST = 4
"""Clicks and keys."""
BEGINS = 9
"""The seed of a match in which the person begins."""


@pytest.mark.parametrize("game", actions.WAYS)
def test_the_commonest_action_takes_few_clicks(game):
    found = actions.commonest(game, 7, 30)
    assert found.lines
    assert found.most <= MOST, found


@pytest.mark.parametrize("way", unfoldings.WAYS.values(), ids=unfoldings.WAYS)
def test_a_summon_of_the_dungeon_takes_few_clicks(way):
    studio = Studio((1280, 720), None, unfoldings.GAME)
    tables = unfoldings.unfoldings(studio, 7, 8)
    counts = [unfoldings.counted(way, scene, line) for scene, line in tables]
    assert len(counts) == 8
    assert mean(counts) <= MOST, counts


@pytest.mark.parametrize("game", gestures.WAYS)
def test_the_pace_of_a_match_is_measured_by_what_the_window_plays(game):
    found = pace.whole_match(game, BEGINS, plays=1)
    assert not found.over
    assert found.clicks
    assert found.moves > 0
    assert found.minutes(3.0) > found.minutes(1.2)
