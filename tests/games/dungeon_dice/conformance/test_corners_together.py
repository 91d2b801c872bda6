"""Corners of effects that come together, on figures that a mod may bring: what came first counts."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import on, play, start
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.game import DungeonDice

COURT = """
monsters:
  STR:
    name: Stretcher
    kind: 2W
    atk: 20
    def: 10
    hp: 30
    abilities:
      far: {timing: MAGIC, cost: 1, target: own 3, effects: [reach 3]}
      near: {timing: MAGIC, cost: 1, target: own 3, effects: [reach 2]}
  TUM:
    name: Tumbler
    kind: 2W
    atk: 20
    def: 10
    hp: 20
    abilities:
      tumble: {timing: MAGIC, cost: 1, target: enemy 3, effects: [swap, push 2]}
      sink: {timing: MAGIC, cost: 1, target: enemy 3, effects: [perish, pull 2]}
      strike: {timing: MAGIC, cost: 1, target: enemy 3, effects: [damage 50, swap]}
items:
  PUR: {name: Purse, kind: 1K, target: finder, effects: [gain M A3]}
"""
ROW = {"w": "b7-j7"}


@pytest.fixture
def begun(tmp_path):
    """A start with these figures among the others."""
    path = tmp_path / "court.yaml"
    path.write_text(COURT, encoding="utf-8")
    game = DungeonDice([path])

    def start(**position):
        return Match(game, Record("dungeon-dice", seed=1, setup={"position": position}))

    return start


@pytest.mark.rule("DD-11", "DD-50")
@pytest.mark.parametrize("words", [("far", "near"), ("near", "far"), ("far",)])
def test_of_several_reaches_the_furthest_counts(begun, words):
    """Whichever came last."""
    match = begun(laid=ROW, monsters=["wSTR1 b7", "wRAB1 e7", "eTOV1 h7"], crests={"w": {"X": 2, "A": 1}})
    play(match, *(f"w use STR1 {word} RAB1" for word in words))
    assert on(match, "wRAB1")["reach"] == 3
    play(match, "w attack RAB1 TOV1")


@pytest.mark.rule("DD-11", "DD-93")
def test_both_who_change_squares_are_told():
    match = start(laid=ROW, monsters=["eDUM1 j7", "wRAB1 d7", "wSNA1 f7"], crests={"w": {"X": 1}})
    play(match, "w use SNA1 exchange RAB1")
    moved = [event for event in match.last_events if type(event).__name__ == "Moved"]
    assert [(one.id, one.squares, one.how) for one in moved] == [
        ("wSNA1", ("f7", "d7"), "swap"),
        ("wRAB1", ("d7", "f7"), "swap"),
    ]


@pytest.mark.rule("DD-11")
def test_who_changed_squares_first_pushes_from_where_it_stands_then(begun):
    match = begun(laid=ROW, monsters=["wTUM1 e7", "eTOV1 g7"], crests={"w": {"X": 1}})
    play(match, "w use TUM1 tumble TOV1")
    assert (on(match, "wTUM1")["square"], on(match, "eTOV1")["square"]) == ("g7", "c7")


@pytest.mark.rule("DD-11")
def test_who_perished_first_pulls_from_where_it_stood(begun):
    match = begun(laid=ROW, monsters=["wTUM1 e7", "eTOV1 h7"], crests={"w": {"X": 1}})
    play(match, "w use TUM1 sink TOV1")
    assert (on(match, "wTUM1"), on(match, "eTOV1")["square"]) == (None, "f7")


@pytest.mark.rule("DD-11", "DD-59")
def test_with_who_has_fallen_nobody_changes_squares(begun):
    match = begun(laid=ROW, monsters=["wTUM1 e7", "eTOV1 g7", "eDUM1 j7"], items=["eCAK1 g7"], crests={"w": {"X": 1}})
    play(match, "w use TUM1 strike TOV1")
    assert (on(match, "wTUM1")["square"], on(match, "eTOV1")) == ("e7", None)
    assert not match.state()["items"]["g7"]["up"]


@pytest.mark.rule("DD-2", "DD-30")
def test_an_item_gives_one_crest_where_no_number_stands(begun):
    match = begun(laid=ROW, monsters=["wRAB1 c7"], items=["wPUR1 d7"], crests={"w": {"M": 1}})
    play(match, "w move RAB1 d7")
    assert match.state()["crests"]["w"] == {"M": 1, "A": 3, "D": 0, "X": 0, "T": 0}


@pytest.mark.rule("DD-11", "DD-20")
@pytest.mark.parametrize(
    ("laid", "lion", "other", "corner"), [("a1-f1", "c1", "b1", "a1"), ("n13-s13", "q13", "r13", "s13")]
)
def test_a_monster_is_pushed_into_the_corner_of_the_table(laid, lion, other, corner):
    match = start(laid={"w": laid}, monsters=[f"wLIO1 {lion}", f"eTOV1 {other}"], crests={"w": {"X": 1}})
    play(match, "w use LIO1 roar TOV1")
    assert on(match, "eTOV1")["square"] == corner


@pytest.mark.rule("DD-53", "DD-63")
def test_who_steps_in_is_told():
    match = start(
        laid=ROW, monsters=["wRAB1 c7", "eTOV1 d7", "eWKN1 e7"], crests={"w": {"A": 1}, "e": {"D": 1, "T": 1}}
    )
    play(match, "w attack RAB1 TOV1", "e use WKN1 escort")
    (told,) = [event for event in match.last_events if type(event).__name__ == "Guarded"]
    assert told.id == "eWKN1"
