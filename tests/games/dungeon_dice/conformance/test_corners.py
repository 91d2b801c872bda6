"""Corners that a small fault in the rules turns."""

from __future__ import annotations

import pytest

from tests.games.dungeon_dice.tools import lines, on, play, start, why_not
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
    match = start(
        laid={"w": "b7-g7"}, monsters=["wSER1 c7", "eDUM1 f7"], crests={"w": {"X": 2, "A": 2}}
    )
    assert "eDUM1 is not beside it" in match.check("w attack SER1 DUM1").message
    play(match, "w use SER1 stretch")
    refused = match.check("w attack SER1 DUM1")
    assert refused.rule == "DD-50"
    assert "not within 2 squares" in refused.message


@pytest.mark.rule("DD-46")
def test_a_slowed_monster_comes_as_far_as_its_move_lasts():
    match = start(
        laid={"w": "b7-h7"}, monsters=["wRAB1 c7", "eRAT1 e7"],
        crests={"w": {"M": 5}, "e": {"T": 1}},
    )  # fmt: skip
    state = match.position.value
    assert movement.reach_for(state, state.crew[0][0], 4) == 4
    play(match, "w move RAB1 d7", "e use RAT1 outgrabe RAB1", "w pass")
    assert on(match, "wRAB1")["slow"] == 1
    state = match.position.value
    assert movement.reach_for(state, state.crew[0][0], 4) == 2
    assert movement.reach_for(state, state.crew[0][0], 3) == 1
