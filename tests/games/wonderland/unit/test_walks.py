"""Walks that a search finds without walking: they are the rules' own, and found once for a table."""

import random

import pytest

from tests.games.wonderland.unit.positions import at_a_choice
from wonderland.games.wonderland.ai import ground
from wonderland.games.wonderland.ai.ground import ground_of
from wonderland.games.wonderland.ai.lookahead import turn_key
from wonderland.games.wonderland.ai.macro_actions import macro_actions
from wonderland.games.wonderland.ai.walks import ways_of
from wonderland.games.wonderland.combat import targets_from
from wonderland.games.wonderland.components import HOBBLE, SPUR
from wonderland.games.wonderland.factors import ATTACK, MOVE
from wonderland.games.wonderland.movement import steps
from wonderland.games.wonderland.state import ACTION
from wonderland.games.wonderland.turn import carry_out, refusal


def at_an_action(seed):
    """A state of random play, in the action step."""
    state = at_a_choice(seed, actions=40 + 10 * seed).position.value.copy()
    state.phase = ACTION
    state.set_factor(MOVE, state.active, 1 + seed % 4)
    return state


def told(ways):
    """All that is known of some ways."""
    return [(way.square, way.steps, way.codes) for way in ways]


def test_walks_are_found_as_the_rules_take_them():
    """Every way is the rules' own, and nothing else is different at its end."""
    compared = 0
    for seed in range(30):
        state = at_an_action(seed)
        held = state.held[0] | state.held[1]
        for being in state.beings[state.active]:
            ways = ways_of(state, being)
            assert ways[0].taken(state) is state
            seen = {way.square for way in ways[1:]}
            assert len(seen) == len(ways) - 1
            assert {
                sq for sq in steps(state, being) if not state.config.grid.bit[sq] & held
            } <= seen
            for way in ways[1:]:
                walked, there = state.copy(), way.taken(state)
                for code in way.codes:
                    assert refusal(walked, code) is None
                    carry_out(walked, code)
                assert len(way.codes) == way.steps
                assert turn_key(walked) == turn_key(there)
                assert walked.held == there.held
                compared += 1
    assert compared > 100


def test_ways_that_were_found_for_another_roll_are_those_of_this_one():
    """Whatever else is in stock, spurs and hobbles: what is remembered is what would be found."""
    rng, asked, again = random.Random(1), 0, 0
    for seed in range(16):
        state = at_an_action(seed)
        beings = state.beings[state.active]
        for _ in range(12):
            state.factors = tuple(rng.randrange(4) for _ in state.factors)
            for column in (HOBBLE, SPUR) if beings and not rng.randrange(3) else ():
                state.columns[column + rng.choice(beings)] = rng.randrange(3)
            known = ground_of(state)
            for being in beings:
                again += (being, state.factors[2 * MOVE + state.active]) in known._ways
                ways, plain = known.ways(state, being), ways_of(state, being)
                assert told(ways) == told(plain)
                found = [
                    target for way in plain for target in targets_from(state, being, way.square)
                ]
                reached = known.reached(state, being)
                assert list(reached) == list(dict.fromkeys(found))
                for target, way in reached.items():
                    first = next(w for w in plain if target in targets_from(state, being, w.square))
                    assert told([way]) == told([first])
                chosen = ground.purposeful(state, being, tuple(plain[1:]))
                assert told(known.purposeful(state, being)) == told(dict.fromkeys(chosen))
                for way, same in zip(ways, plain, strict=True):
                    assert turn_key(way.taken(state)) == turn_key(same.taken(state))
                asked += 1
    assert asked > 300
    assert again > 100, "or nothing was remembered, and nothing tried"


@pytest.mark.parametrize("seed", range(0, 12, 3))
def test_what_can_be_set_out_to_do_is_the_same_on_a_table_that_is_known(seed):
    state = at_an_action(seed)
    state.set_factor(ATTACK, state.active, 2)

    def listed():
        return [(codes, turn_key(after)) for codes, after in macro_actions(state, state.active)]

    known = listed()
    ground._ground.cache_clear()
    assert known == listed()


def test_another_table_is_another_ground():
    state = at_an_action(5)
    known = ground_of(state)
    stocked, laid, moved = state.copy(), state.copy(), state.copy()
    stocked.factors = (9,) * len(stocked.factors)
    assert ground_of(stocked) is known
    laid.laid = 0, 0
    assert ground_of(laid) is not known
    being = moved.beings[moved.active][0]
    way = next(way for way in ways_of(moved, being) if way.steps)
    assert ground_of(way.taken(moved)) is not known
    moved.remove(being)
    assert ground_of(moved) is not known
