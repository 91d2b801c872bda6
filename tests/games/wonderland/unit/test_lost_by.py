"""What a match was lost by, counted from its record alone; and the judge that only plays on."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.games.wonderland.helpers import game, play, start
from tools.blunders.blind import gain
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.analysis.analyse import analyse
from wonderland.games.wonderland.analysis.lost_by import FEWEST, LAST, lost_by
from wonderland.games.wonderland.state import EAST, WEST
from wonderland.kit.looking_back import Mistake

WAY = [f"{column}7" for column in "bcdefghijklmnopqrs"]


def turn_of(seat, move=0, attack=0, events=()):
    """A turn that ended with so much of a side's factors, in which something happened."""
    factors = [0] * 10
    match = start(factors={"we"[seat]: {"M": move, "A": attack}})
    end = match.position.value
    assert len(end.factors) == len(factors)
    return SimpleNamespace(seat=seat, whole=True, end=end, rolled=None, events=list(events))


@pytest.mark.parametrize(("move", "attack", "word"), [(0, 9, "without Move"), (7, 0, "without Attack")])
def test_a_pile_of_one_factor_without_the_other_is_told(move, attack, word):
    bad, good = turn_of(WEST, move, attack), turn_of(WEST, 2, 2)
    told = lost_by([good] * (LAST - FEWEST) + [bad] * FEWEST, WEST)
    assert len(told) == 1
    assert word in told[0]
    assert str(max(move, attack)) in told[0]
    assert lost_by([good] * LAST + [bad] * (FEWEST - 1), WEST) == []
    assert lost_by([turn_of(EAST, move, attack)] * LAST, WEST) == [], "the other side's are not looked at"


def test_move_and_attack_that_lay_unused_are_told():
    told = lost_by([turn_of(WEST, 2, 5)] * 4 + [turn_of(WEST, 4, 3)] * FEWEST, WEST)
    assert told == [f"West ended {FEWEST} of its last 7 turns with 3 or more of Move and of Attack unused."]


def test_lives_that_newcomers_took_are_told():
    came = [ev.Summoned("e", "e4H", "b7"), ev.Attacked("e4H", "image", 0, bonus=False), ev.LifeLost("w", 1)]
    walked = [ev.Attacked("e4H", "image", 0, bonus=False), ev.LifeLost("w", 0)]
    (told,) = lost_by([turn_of(EAST, events=came), turn_of(EAST, events=walked)], WEST)
    assert told.startswith("1 of 2 lives of West was taken")
    assert lost_by([turn_of(EAST, events=walked)], WEST) == []


@pytest.mark.rule("W-44")
def test_a_guard_that_lets_an_enemy_at_its_door_be_is_told():
    def turn(guard, events=()):
        rolled = start(laid={"w": WAY}, factors={"w": {"A": 3}},
                       beings=[{"id": "e5S", "square": "b7"}, {"id": "w4H", "square": guard}])  # fmt: skip
        found = turn_of(WEST, attack=2, move=2, events=events)
        found.rolled = rolled.position.value
        return found

    idle, far = turn("c7"), turn("f7")
    struck = turn("c7", [ev.Attacked("w4H", "e5S", 2, bonus=False)])
    (told,) = lost_by([idle, struck, idle], WEST)
    assert told.startswith("In 2 turns a guard of West")
    assert lost_by([idle, struck, far], WEST) == []


def test_the_second_judge_sees_who_wins_where_the_match_is_played_on():
    """Both stand at the other's door."""
    match = start(laid={"w": WAY}, factors={"w": {"A": 1}, "e": {"A": 1}}, images={"w": 1, "e": 1},
                  beings=[{"id": "w4H", "square": "s7"}, {"id": "e5S", "square": "b7"}])  # fmt: skip
    wins = Mistake(1, "w", "play", 0.5, 0, ("w end",), ("w attack 4H image", "w end"), "", "", "")
    assert gain(match.record(), wins, 2) == 1.0


def test_where_nothing_strikes_the_review_tells_nothing():
    match = start(laid={"w": WAY}, factors={"e": {"A": 1}}, images={"w": 1, "e": 1}, active="e",
                  beings=[{"id": "e5S", "square": "b7"}])  # fmt: skip
    play(match, "e attack 5S image", "e end")
    assert match.result["winner"] == "e"
    assert analyse(game().rules, match.record(), "low").lost_by == ()
