"""The programs that measure the levels: partners that play by the rules, a ladder that goes on."""

from __future__ import annotations

import sys

import pytest

from tests.games.painting_the_roses.tools import opened
from tools.ladder import roses as ladder
from tools.partners.roses.registry import PARTNERS


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", PARTNERS)
def test_partners_play_whole_matches_by_their_views(name, players, monkeypatch):
    monkeypatch.setattr("tools.partners.roses.styles.Sampler.turns", 10)
    match = opened(options={"players": players, "rounds": 6}, seed=4)
    agents = {seat: PARTNERS[name](i) for i, seat in enumerate(match.seats)}
    painted = 0
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
            continue
        action = agents[match.to_act].choose(match.view(match.to_act)).action
        painted += " paint " in str(action)
        match.play(str(action))
    assert painted >= players
    assert match.result["reason"] != "resigned"


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch):
    keep, page = tmp_path / "kept.csv", tmp_path / "page.md"

    def climb(games):
        words = ["ladder", "--games", str(games), "--more", "2", "--partners", str(games)]
        only = ["--only", "easy-random-2", "normal-easy-3", "easy-painter-2"]
        monkeypatch.setattr(sys, "argv", [*words, *only, "--keep", str(keep), "--table", str(page)])
        assert ladder.main() == 0
        return keep.read_text("utf-8")

    first = climb(1)
    second = climb(2)
    assert second.startswith(first)
    assert climb(2) == second
    assert "| easy | random | 2 | 2 |" in page.read_text("utf-8")
    assert "| painter |" in page.read_text("utf-8")


def test_seats_change_with_the_same_cards():
    pair = ladder.Pair("easy", "random", 3)
    rows = [ladder.play(pair, number, seed=2) for number in range(2)]
    assert rows[0] != rows[1]
    assert rows == [ladder.play(pair, number, seed=2) for number in range(2)]
