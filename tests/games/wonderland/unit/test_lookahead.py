"""What a search carries out without windows is what the rules do when both sides pass in them."""

import random

import pytest

from tests.games.wonderland.helpers import game, play, start
from wonderland.games.wonderland.ai.lookahead import END, PASS, finish_turn, settle_defense
from wonderland.games.wonderland.codes import Step, Strike, Use
from wonderland.games.wonderland.components import POINTS
from wonderland.games.wonderland.legal import choices
from wonderland.games.wonderland.state import (
    ACTION,
    DEFENSE,
    EAST,
    NOBODY,
    SIDES,
    WEST,
    WINDOW,
)
from wonderland.games.wonderland.table_state import TableState
from wonderland.games.wonderland.turn import carry_out, perform, unwritten


def passed_through(state, code):
    """The state after an action, both sides passing; and whether a window was opened."""
    after, opened = state.copy(), False
    perform(after, code, None, unwritten)
    while after.phase == WINDOW:
        opened = True
        perform(after, PASS, None, unwritten)
    return after, opened


def told(state):
    """All that a state holds."""
    return {name: getattr(state, name) for name in TableState.__slots__}


@pytest.mark.rule("W-58")
def test_an_action_carried_out_at_once_is_the_same_as_one_that_both_sides_let_pass():
    windows, kinds = 0, set()
    for seed in range(5):
        match, rng = game().new(options={"preset": "quick"}, seed=seed), random.Random(seed)
        for _ in range(150):
            if match.to_act is None:
                break
            if match.to_act == "*":
                match.draw()
                continue
            state = match.position.value.copy()
            if state.phase == ACTION:
                state.factors = tuple(rng.randrange(3) for _ in state.factors)
                listed = choices(state)
                for code in {END, *(listed.draw(rng) for _ in range(4))}:
                    there, opened = passed_through(state, code)
                    here = state.copy()
                    carry_out(here, code)
                    assert told(here) == told(there)
                    windows += opened
                    kinds.add(type(code))
                assert told(finish_turn(state.copy())) == told(
                    settle_defense(passed_through(state, END)[0])
                )
            match.play(match.legal().choose(rng))
    assert windows > 50
    assert {type(END), Step, Strike, Use} <= kinds


def ended(match):
    """The state after the end of the actions, in which an offer of a draw stood before."""
    state = match.position.value.copy()
    state.offer = EAST
    here, (there, _) = state.copy(), passed_through(state, END)
    carry_out(here, END)
    assert told(here) == told(there)
    assert here.offer == NOBODY
    return here


@pytest.mark.rule("W-36")
def test_who_passes_a_friend_stops_at_the_end_as_the_rules_have_it():
    match = start(
        factors={"w": {"M": 2}},
        laid={"w": ["b7", "c7", "d7", "e7"]},
        beings=[{"id": "w4H", "square": "c7"}, {"id": "w6H", "square": "d7"}],
    )
    play(match, "w move 4H d7")
    assert match.position.value.sharer != NOBODY
    assert ended(match).sharer == NOBODY


@pytest.mark.rule("W-62")
@pytest.mark.parametrize(("active", "other"), [(WEST, EAST), (EAST, WEST)])
def test_the_side_that_waits_is_asked_for_its_defense_first(active, other):
    match = start(
        active=SIDES[active],
        factors={"w": {"D": 1}, "e": {"D": 1}},
        laid={"w": ["b7", "c7"], "e": ["r7", "s7"]},
        beings=[{"id": "w6H", "square": "c7"}, {"id": "e6C", "square": "r7"}],
    )
    state = match.position.value
    for being in (*state.beings[WEST], *state.beings[EAST]):
        state.columns[POINTS + being] = 1
    after = ended(match)
    assert (after.phase, after.asked) == (DEFENSE, other)
