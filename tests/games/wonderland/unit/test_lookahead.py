"""What a search carries out without windows is what the rules do when both sides pass in them."""

import random

import pytest

from tests.games.wonderland.helpers import game, play, start
from wonderland.games.wonderland.actions.acting import END, Step, Strike, Use
from wonderland.games.wonderland.actions.answering import PASS
from wonderland.games.wonderland.ai.lookahead import finish_turn, settle_defense
from wonderland.games.wonderland.components import POINTS, STRENGTH
from wonderland.games.wonderland.factors import DEFEND
from wonderland.games.wonderland.legal import choices
from wonderland.games.wonderland.state import ACTION, DEFENSE, EAST, NOBODY, SIDES, WEST, WINDOW
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
                assert told(finish_turn(state.copy())) == told(settle_defense(passed_through(state, END)[0]))
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
    assert told(finish_turn(state.copy())) == told(settle_defense(here.copy()))
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


@pytest.mark.rule("W-62")
@pytest.mark.parametrize(("active", "other"), [(WEST, EAST), (EAST, WEST)])
@pytest.mark.parametrize("saved", [{WEST}, {EAST}, {WEST, EAST}, set()])
def test_at_the_end_of_a_turn_that_is_imagined_both_sides_pay_for_whom_it_saves(active, other, saved):
    match = start(
        active=SIDES[active],
        factors={"w": {"D": 2}, "e": {"D": 2}},
        laid={"w": ["b7", "c7", "d7"], "e": ["q7", "r7", "s7"]},
        beings=[
            {"id": "w9H", "square": "c7"},
            {"id": "w3D", "square": "d7"},
            {"id": "e9S", "square": "r7"},
            {"id": "e3C", "square": "q7"},
        ],
    )
    state = match.position.value
    for side in (active, other):
        for being in state.beings[side]:
            assert state.config.defense[being]
            doomed = state.columns[STRENGTH + being] + state.config.defense[being]
            state.columns[POINTS + being] = doomed - (side in saved)
    ended(match)
    left = finish_turn(state.copy())
    for side in (WEST, EAST):
        assert left.factors[2 * DEFEND + side] == (0 if side in saved else 2)
        assert len(left.beings[side]) == (2 if side in saved else 0)
