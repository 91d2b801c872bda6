"""Walks that a search finds without walking: they are the rules' own, and found once for a table."""

import random

import pytest

from tests.games.wonderland.helpers import start
from tests.games.wonderland.unit.positions import at_a_choice
from wonderland.games.wonderland.ai import ground
from wonderland.games.wonderland.ai.ground import ground_of
from wonderland.games.wonderland.ai.lookahead import turn_key
from wonderland.games.wonderland.ai.macro_actions import macro_actions
from wonderland.games.wonderland.ai.walks import ways_of
from wonderland.games.wonderland.combat import targets_from
from wonderland.games.wonderland.components import CREDIT, HALTED, HOBBLE, SPUR, SQUARE, START
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
            assert {sq for sq in steps(state, being) if not state.config.grid.bit[sq] & held} <= seen
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
                found = [target for way in plain for target in targets_from(state, being, way.square)]
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


def test_ways_that_were_found_on_another_table_are_those_of_this_one():
    """Where only what is too far away differs, the ways are one and the same."""
    rng, asked, found = random.Random(2), 0, set()
    ground.forget()
    for seed in range(40):
        table = at_an_action(seed)
        side = table.active
        table.set_factor(ATTACK, side, 2)
        for state in (table, *(after for _, after in macro_actions(table, side))):
            columns, beings = state.columns, state.beings[side]
            if beings and not rng.randrange(4):
                columns[rng.choice((HOBBLE, SPUR, CREDIT, HALTED)) + rng.choice(beings)] = 1
            for being in beings:
                ways = ground_of(state).ways(state, being)
                assert told(ways) == told(ways_of(state, being))
                found.add(id(ways))
                asked += 1
    assert asked > 1000
    assert len(found) < asked / 2, "or nothing was remembered"


AREA = [f"{column}{row}" for column in "efgh" for row in (6, 7, 8)]


def crowded(state, rng):
    """A small table on which it matters who stands where: friends, and enemies that bar the way."""
    after, config = state.copy(), state.config
    names = ["w6H", *rng.sample(["w7D", "w9H", "eJC", "eTS"], rng.randrange(1, 4))]
    for name, square in zip(names, rng.sample(AREA, len(names)), strict=True):
        after.place(config.entity[name], config.grid.squares[square])
    return after


def test_ways_on_crowded_tables_are_told_apart():
    rng, empty = random.Random(4), start(laid={"w": AREA}).position.value
    ground.forget()
    for _ in range(2000):
        state = crowded(empty, rng)
        columns, beings = state.columns, state.beings[0]
        state.set_factor(MOVE, 0, rng.randrange(1, 4))
        for being in beings:
            columns[START + being] = columns[SQUARE + rng.choice(beings)]
            columns[HALTED + being] = not rng.randrange(8)
        for being in beings:
            assert told(ground_of(state).ways(state, being)) == told(ways_of(state, being))


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
