"""Corners of aiming: who is meant, on which side, in which order, and what is still there then."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import lines, on, play, start, why_not

ROW = {"w": "b7-j7"}


def told(match, name):
    """The events of a name that the last line brought."""
    return [event for event in match.last_events if type(event).__name__ == name]


@pytest.mark.rule("DD-11")
def test_who_is_near_is_reached_by_column_then_row():
    match = start(
        laid={"w": "b7-j7 d6 d8"}, monsters=["wJAB1 e7", "eTOV1 f7", "eDUM1 d8", "eKOB1 d6"], crests={"w": {"X": 3}}
    )
    play(match, "w use JAB1 flame")
    assert [event.id for event in told(match, "Damaged")] == ["eKOB1", "eDUM1", "eTOV1"]


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize("side", "we")
def test_what_is_for_enemies_near_is_open_to_either_side_where_there_is_one(side):
    other = "ew"["we".index(side)]
    for square, listed in (("g7", True), ("h7", False)):
        match = start(
            laid=ROW,
            active=side,
            crests={side: {"X": 3}},
            monsters=[f"{other}TOV1 {square}", f"{side}DUM1 d7", f"{side}JAB1 e7"],
        )
        assert (f"{side} use JAB1 flame" in lines(match)) == listed
        assert why_not(match, f"{side} use JAB1 flame") == (None if listed else "DD-10")


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize("side", "we")
def test_crests_are_stolen_of_those_that_the_other_side_holds(side):
    other = "ew"["we".index(side)]
    match = start(
        laid=ROW,
        active=side,
        monsters=[f"{other}TOV1 b7", f"{side}KNA1 e7"],
        crests={side: {"X": 2, "M": 1}, other: {"D": 1, "T": 3}},
    )
    steals = [line for line in lines(match) if "steal" in line]
    assert steals == [f"{side} use KNA1 steal {crest}" for crest in "DT"]


@pytest.mark.rule("DD-94")
def test_a_crest_is_no_monster_that_might_have_fallen():
    """Move is crest 0, and the first monster of the match has fallen."""
    match = start(
        laid=ROW, monsters=["eRAB1 f7", "eTOV1 i7", "wJAB1 e7", "wKNA1 c7"], crests={"w": {"X": 5}, "e": {"M": 1}}
    )
    play(match, "w use JAB1 flame")
    assert on(match, "eRAB1") is None
    assert why_not(match, "w use KNA1 steal M") is None


@pytest.mark.rule("DD-11", "DD-63")
def test_the_attacker_weakens_the_other_monster_of_its_battle():
    match = start(laid=ROW, monsters=["wCAR1 c7", "eTOV1 d7"], crests={"w": {"A": 2}, "e": {"D": 1}})
    play(match, "w attack CAR1 TOV1")
    assert "w use CAR1 saw" in lines(match)
    play(match, "w use CAR1 saw")
    (changed,) = told(match, "StatChanged")
    assert (changed.id, changed.by) == ("eTOV1", -10)


@pytest.mark.rule("DD-71", "DD-80")
def test_an_item_that_both_would_evict_goes_once():
    match = start(
        laid=ROW, monsters=["wINN1 c7", "eINN1 e7"], items=["wPEP1 d7"], crests={"w": {"T": 2}, "e": {"T": 2}}
    )
    play(match, "w use INN1 evict d7", "e use INN1 evict d7")
    state = match.state()
    assert (state["items"], state["gone"]["w"]) == ({}, ["PEP"])
    assert len(told(match, "ItemGone")) == 1
