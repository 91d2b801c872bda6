"""The programs that measure the levels: partners that play by the rules, a ladder that goes on."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import opened
from tests.ladder import climbed
from tools.ladder import dice as ladder
from tools.partners.dice.registry import PARTNERS
from wonderland.ai.play import play_on


@pytest.mark.parametrize("name", PARTNERS)
def test_partners_play_whole_matches_by_their_views(name):
    pools = {"w": "phantasmagoria", "e": "drink-me"}
    match = opened(options={"preset": "quick"}, pools=pools, seed=4)
    agents = {side: PARTNERS[name](1) for side in "we"}
    while play_on(match, agents):
        pass
    assert any(" attack " in line for line in match.lines)
    assert match.result["reason"] != "resigned"


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch):
    def words(games):
        only = ["--only", "easy-random", "easy-hunter"]
        return ["--games", str(games), "--partners", str(games), *only]

    _, page = climbed(ladder.main, tmp_path, monkeypatch, words)
    assert "| easy | random | 2 |" in page
    assert "| hunter |" in page
