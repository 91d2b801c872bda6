"""Looking back: shares that make one, a blunder that is named, and the luck of tiles."""

from __future__ import annotations

import json

import pytest

import wonderland
from tests.games.dominoes_of_war.tools import GAME, opened, standing
from wonderland.ai.play import play_on
from wonderland.games.dominoes_of_war.analysis.analyse import analyse

RULES = wonderland.game(GAME).rules


def a_match(**options):
    match = opened(options={"preset": "quick", **options}, seed=5)
    agents = {s: wonderland.game(GAME).agent("easy", seed=i) for i, s in enumerate(match.seats)}
    while play_on(match, agents):
        pass
    return match


def looked_at(match, effort="low"):
    return analyse(RULES, match.record(), effort)


@pytest.mark.parametrize("options", [{}, {"players": 4, "teams": True, "base": 3}])
def test_shares_make_one_and_the_end_is_the_result(options):
    match = a_match(**options)
    found = looked_at(match)
    assert [turn.number for turn in found.turns] == list(range(1, match.turn + 1))
    for shares in (found.start, *(turn.after for turn in found.turns)):
        assert sum(shares.values()) == pytest.approx(1.0)
    firsts = [seat for seat, place in match.outcome.places.items() if place == 1]
    assert all(found.turns[-1].after[seat] == 1 / len(firsts) for seat in firsts)
    for before, turn in zip((None, *found.turns), found.turns, strict=False):
        was = (before.after if before else found.start)[turn.seat]
        parts = (turn.luck or 0.0) - (turn.play_loss or 0.0) + turn.rest
        assert turn.after[turn.seat] - was == pytest.approx(parts)


def test_the_same_match_is_judged_the_same_and_is_data():
    match = a_match()
    found = looked_at(match)
    assert found == looked_at(match)
    assert json.dumps(found.as_json())
    assert any("costliest" in line for line in found.as_lines(match, wonderland.game(GAME).text.ending(match)))


def test_a_win_that_was_not_taken_is_the_costliest():
    match = standing({"j8": "grunt", "h8": "grunt"}, {"j10": "general", "h10": "grunt"})
    for line in ("a end", "b attack h10 h8", "b end"):
        match.play(line)
    worst = looked_at(match, "usual").costliest[0]
    assert (worst.turn, worst.seat, worst.line) == (1, "a", 0)
    assert {line.split()[1] for line in worst.better} == {"attack"}
    again = standing({"j8": "grunt", "h8": "grunt"}, {"j10": "general", "h10": "grunt"})
    for line in worst.better:
        again.play(line)
    assert again.result["winner"] == "a"


def test_a_mine_is_bad_luck_and_a_twelve_good():
    lucks = {}
    for face in ("5-5", "3-1", "8-4"):
        match = standing({"j6": "grunt", "j5": "grunt"})
        match.play("a move j6 j9")
        match.play(f"* flip j9 {face}")
        lucks[face] = looked_at(match).turns[0].luck
    assert lucks["5-5"] < lucks["3-1"] < lucks["8-4"]
    assert lucks["5-5"] < 0 < lucks["8-4"]
