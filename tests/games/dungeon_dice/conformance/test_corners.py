"""Corners that a small fault in the rules turns."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import lines, on, play, start, why_not
from wonderland.core.errors import IllegalAction
from wonderland.games.dungeon_dice import movement


@pytest.mark.rule("DD-52")
def test_a_master_strikes_those_beside_him_alone():
    match = start(laid={"w": "b7-d7"}, monsters=["eDUM1 c7"], crests={"w": {"A": 2}})
    assert "w attack master eDUM1" not in lines(match)
    refused = match.check("w attack master DUM1")
    assert refused.rule == "DD-52"
    assert "not beside" in refused.message
    match = start(laid={"w": "b7-d7"}, monsters=["eDUM1 b7"], crests={"w": {"A": 2}})
    assert why_not(match, "w attack master DUM1") is None


@pytest.mark.rule("DD-50")
def test_a_refusal_says_how_far_an_attack_goes():
    match = start(laid={"w": "b7-g7"}, monsters=["wSER1 c7", "eDUM1 f7"], crests={"w": {"X": 2, "A": 2}})
    assert "East’s Tweedledum is not beside it" in match.check("w attack SER1 DUM1").message
    play(match, "w use SER1 stretch")
    refused = match.check("w attack SER1 DUM1")
    assert refused.rule == "DD-50"
    assert "not within 2 squares" in refused.message


@pytest.mark.rule("DD-46")
def test_a_slowed_monster_comes_as_far_as_its_move_lasts():
    match = start(laid={"w": "b7-h7"}, monsters=["wRAB1 c7", "eRAT1 e7"], crests={"w": {"M": 5}, "e": {"T": 1}})
    state = match.position.value
    assert movement.reach_for(state, state.crew[0][0], 4) == 4
    play(match, "w move RAB1 d7", "e use RAT1 outgrabe RAB1", "w pass")
    assert on(match, "wRAB1")["slow"] == 1
    state = match.position.value
    assert movement.reach_for(state, state.crew[0][0], 4) == 2
    assert movement.reach_for(state, state.crew[0][0], 3) == 1


@pytest.mark.rule("DD-94")
def test_a_stride_by_one_who_fell_in_the_stride_before_is_refused():
    """The Rabbit of 10 HP steps into the Pool of Tears: the rest of the line has nobody to walk it."""
    tears = {"laid": {"w": "b7-g7"}, "monsters": ["wRAB1 c7", "wLIO1 b7"], "items": ["eTEA1 d7"]}
    match = start(**tears, crests={"w": {"M": 5}})
    before = match.state()
    assert why_not(match, "w move RAB1 d7 e7") == "DD-94"
    with pytest.raises(IllegalAction, match="why is still hidden"):
        match.play("w move RAB1 d7 e7")
    assert match.state() == before
    assert why_not(match, "w move RAB1 d7") is None


@pytest.mark.rule("DD-94")
@pytest.mark.parametrize(
    "line",
    ["w move BOO1 c7-b7", "w attack BOO1 KNM1", "w attack RAB1 KNM1", "w use BOO1 vanish KNM1", "w use LIO1 roar KNM1"],
)
def test_a_line_whose_left_out_passes_end_a_monster_that_it_names_is_refused(line):
    """The Boojum vanishes, and its foe with it, as soon as both have passed."""
    match = start(
        laid={"w": "b7-f7 e8"},
        monsters=["wBOO1 d7", "eKNM1 e7", "wRAB1 f7", "wLIO1 e8"],
        crests={"w": {"A": 2, "M": 2, "X": 4}, "e": {"T": 4}},
    )
    play(match, "w use BOO1 vanish KNM1")
    assert match.to_act == "e"
    assert why_not(match, line) == "DD-94"
    play(match, "w move RAB1 e7")  # what names nobody who is gone means the passes
    assert on(match, "eKNM1") is None
    assert on(match, "wRAB1")["square"] == "e7"


@pytest.mark.rule("DD-61")
def test_a_link_said_before_the_other_has_passed_is_refused_for_what_it_is():
    """East is asked, but West speaks: East has passed, and what West then says costs more than he has."""
    match = start(
        laid={"w": "b7-g7"},
        monsters=["wCHE1 b7", "wKOB1 c7", "eRAT1 d7"],
        crests={"w": {"X": 2, "T": 2}, "e": {"T": 2}},
    )
    pinch = "w use KOB1 pinch RAT1"
    play(match, pinch, "e use RAT1 outgrabe KOB1", pinch)
    assert match.to_act == "e"
    assert why_not(match, pinch) == "DD-61"
    assert why_not(match, "w use CHE1 fade b6") == "DD-10"
    assert why_not(match, "w use CHE1 fade e7") is None
