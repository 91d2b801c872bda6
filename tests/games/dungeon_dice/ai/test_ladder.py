"""The programs that measure the levels: partners that play by the rules, a ladder that goes on."""

from __future__ import annotations

import sys

import pytest

from tests.games.dungeon_dice.tools import opened
from tools.ladder import dice as ladder
from tools.partners.dice.registry import PARTNERS


@pytest.mark.parametrize("name", PARTNERS)
def test_partners_play_whole_matches_by_their_views(name):
    pools = {"w": "phantasmagoria", "e": "drink-me"}
    match = opened(options={"preset": "quick"}, pools=pools, seed=4)
    agents = {side: PARTNERS[name](1) for side in "we"}
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
            continue
        match.play(str(agents[match.to_act].choose(match.view(match.to_act)).action))
    assert any(" attack " in line for line in match.lines)
    assert match.result["reason"] != "resigned"


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch):
    keep, page = tmp_path / "kept.csv", tmp_path / "page.md"

    def climb(games):
        words = ["ladder", "--games", str(games), "--partners", str(games)]
        only = ["--only", "easy-random", "easy-hunter"]
        monkeypatch.setattr(sys, "argv", [*words, *only, "--keep", str(keep), "--table", str(page)])
        assert ladder.main() == 0
        return keep.read_text("utf-8")

    first = climb(1)
    second = climb(2)
    assert second.startswith(first)
    assert climb(2) == second
    assert "| easy | random | 2 |" in page.read_text("utf-8")
    assert "| hunter |" in page.read_text("utf-8")
