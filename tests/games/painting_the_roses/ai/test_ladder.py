"""The programs that measure the levels: partners that play by the rules, a ladder that goes on."""

from __future__ import annotations

import pytest

from tests.games.painting_the_roses.tools import opened
from tests.ladder import climbed
from tools.ladder import roses as ladder
from tools.partners.roses.registry import PARTNERS
from wonderland.ai.play import play_on


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", PARTNERS)
def test_partners_play_whole_matches_by_their_views(name, players, monkeypatch):
    monkeypatch.setattr("tools.partners.roses.styles.Sampler.turns", 10)
    match = opened(options={"players": players, "rounds": 6}, seed=4)
    agents = {seat: PARTNERS[name](i) for i, seat in enumerate(match.seats)}
    while play_on(match, agents):
        pass
    painted = sum(" paint " in line for line in match.lines)
    assert painted >= players
    assert match.result["reason"] != "resigned"


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch):
    def words(games):
        only = ["--only", "easy-random-2", "normal-easy-3", "easy-painter-2", "careful-normal-4"]
        return ["--games", str(games), "--more", "2", "--partners", str(games), *only]

    _, page = climbed(ladder.main, tmp_path, monkeypatch, words)
    assert "| easy | random | 2 | 2 |" in page
    assert "| painter |" in page
    assert "| careful | normal | 4 | 2 |" in page


def test_seats_change_with_the_same_cards():
    pair = ladder.Pair("easy", "random", 3)
    rows = [ladder.play(pair, number, seed=2) for number in range(2)]
    assert rows[0] != rows[1]
    assert rows == [ladder.play(pair, number, seed=2) for number in range(2)]


@pytest.mark.parametrize(
    ("level", "partner", "least", "most"),
    [("easy", "careless", 4, 12), ("normal", "careful", 8, 15), ("normal", "planner", 6, 14)],
)
def test_levels_hold_their_own_against_agents_from_outside(level, partner, least, most):
    """No cliff: of sixteen matches each wins its part. It was 3 for normal against the planner."""
    pair = ladder.Pair(level, partner, 2)
    assert least <= sum(ladder.play(pair, number, seed=7).share for number in range(16)) <= most
