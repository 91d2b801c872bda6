"""The programs that measure the levels: partners that play by the rules, a ladder that goes on."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.tools import opened
from tests.ladder import climbed
from tools.ladder import war as ladder
from tools.ladder import war_factions as factions
from tools.partners.war.registry import PARTNERS
from wonderland.ai.play import play_on

SMALL = {"preset": "quick", "base": 3, "rounds": 12}


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", PARTNERS)
def test_partners_play_whole_matches_by_their_views(name, players):
    match = opened(options={**SMALL, "players": players}, seed=4)
    first, *others = match.seats
    agents = {first: PARTNERS["racer"](0), **{seat: PARTNERS[name](1) for seat in others}}
    while play_on(match, agents):
        pass
    assert any(line.split()[1] in ("attack", "charge") for line in match.lines)
    assert match.result["reason"] not in ("resigned", "agreement")


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch):
    def words(games):
        only = ["--only", "easy-random-2", "easy-random-4", "easy-racer"]
        return ["--games", str(games), "--more", "2", "--partners", str(games), *only]

    _, page = climbed(ladder.main, tmp_path, monkeypatch, words)
    assert "| easy | random | 2 | 2 |" in page
    assert "| racer |" in page


def test_seats_change_with_the_same_chance():
    pair = ladder.Pair("easy", "random", 2)
    rows = [ladder.play(pair, number, "quick", seed=2) for number in range(2)]
    assert rows[0] != rows[1]
    assert rows == [ladder.play(pair, number, "quick", seed=2) for number in range(2)]


def test_factions_meet_with_either_first_once():
    pair = factions.Pair("frontier:scouts", "frontier:army", 2)
    begun = [factions.options(pair, seats) for seats in (("a", "b"), ("b", "a"))]
    assert [one["factions"] for one in begun] == [{"a": "scouts", "b": "army"}, {"b": "scouts", "a": "army"}]
    assert [one["army"] for one in begun] == [{"a": 3, "b": 5}, {"b": 3, "a": 5}]
    rows = [factions.Row(pair, number, 1.0, "eliminated", 9) for number in range(2)]
    page = factions.page(rows, "normal", 1)
    assert "| frontier | scouts | army | 2 | 100.0% |" in page
    assert "50% (9% to 91%) of 2 |" in page


def test_a_match_of_factions_is_the_same_again():
    pair = next(factions.pairs())
    first, again = (factions.play(pair, 1, "random", seed=1) for _ in range(2))
    assert first == again
