"""The fast code against slow code that follows the rules' letter, over random play."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import random_match
from wonderland.games.wonderland import movement, paths
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.state import ACTION, NOBODY, SIDE

some = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


def at(name):
    return ord(name[0]) - 97, int(name[1:])


def named(square):
    return f"{chr(97 + square[0])}{square[1]}"


def paths_by_the_letter(match, side):
    """Every (six squares, start) by W-22 to W-28, tried one by one."""
    state, config = match.state(), match.config
    images = [at(config.grid.names[sq]) for sq in config.grid.images]
    laid = {at(s) for s in state["laid"]["w"] + state["laid"]["e"]}
    own = {at(s) for s in state["laid"][side]} | {images["we".index(side)]}
    earlier = laid | {images["we".index(side)]}
    free = {
        (c, r) for c in range(config.columns) for r in range(1, config.rows + 1)
        if (c, r) not in laid and (c, r) not in images
    }  # fmt: skip

    def near(square):
        return [(square[0] + dc, square[1] + dr) for dc, dr in SIDES]

    def end_to_end(one, other):
        for axis in (0, 1):
            line = {s[axis] for s in (*one, *other)}
            along = sorted(s[1 - axis] for s in (*one, *other))
            if len(line) == 1 and along == list(range(along[0], along[0] + 4)):
                return True
        return False

    def block(squares):
        return any({(c + 1, r), (c, r + 1), (c + 1, r + 1)} <= squares for c, r in squares)

    found = set()

    def extend(squares):
        if len(squares) == 6:
            dominoes = [squares[0:2], squares[2:4], squares[4:6]]
            if any(end_to_end(dominoes[i], dominoes[j]) for i, j in ((0, 1), (0, 2), (1, 2))):
                return
            if block(set(squares)):
                return
            for start in squares:
                if any(s in earlier for s in near(start)):
                    found.add((tuple(map(named, squares)), named(start)))
            return
        for after in near(squares[-1]):
            if after in free and after not in squares:
                extend((*squares, after))

    for first in free:
        if any(s in own for s in near(first)):
            extend((first,))
    return found


@some
@given(
    st.integers(0, 10**6), st.integers(0, 250), st.sampled_from([(13, 9), (7, 3), (3, 1), (5, 2)])
)
def test_paths(seed, lines, size):
    match = random_match(seed, lines, rows=size[0], line=size[1])
    state, grid = match.position.value, match.config.grid
    for index, side in enumerate("we"):
        slow = paths_by_the_letter(match, side)
        fast = {
            (tuple(grid.names[first + d] for d in grid.shapes[shape].deltas), grid.names[start])
            for first, shape, start in paths.iterate(state, index)
        }
        assert fast == slow
        numbered = paths.PathIndex(state, index)
        assert numbered.total == len(slow)
        assert [numbered.at(i) for i in range(numbered.total)] == list(paths.iterate(state, index))
        assert paths.has_space(state, index) == bool(slow)


def could_step_on_by_the_letter(state, being, friend, depth=0):
    """W-35: enter by force, then look for any step that could be taken next."""
    if state.columns[SQUARE + being] == friend or depth > 6:
        return False
    entered = state.copy()
    side = SIDE[being]
    extra, halter = movement.bars(entered, being, friend)
    if (
        movement.step_price(entered, being, extra) > entered.factors[2 * MOVE + side]
        or halter != NOBODY
    ):
        return False
    movement.take_step(entered, being, friend, None)
    grid = entered.config.grid
    laid = entered.laid[0] | entered.laid[1]
    for target in grid.around[friend]:
        there = grid.bit[target]
        if not laid & there or entered.held[1 - side] & there:
            continue
        price = movement.step_price(entered, being, movement.bars(entered, being, target)[0])
        if price > entered.factors[2 * MOVE + side]:
            continue
        if not entered.held[side] & there:
            return True
        if could_step_on_by_the_letter(entered, being, target, depth + 1):
            return True
    return False


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, 10**6),
    st.integers(60, 300),
    st.integers(0, 4),
    st.integers(0, 2),
    st.integers(0, 2),
)
def test_passing_friends(seed, lines, move, hobble, spur):
    match = random_match(seed, lines, preset="quick")
    state = match.position.value
    rng = random.Random(seed)
    crowd = state.copy()
    crowd.phase, crowd.asked, crowd.sharer = ACTION, NOBODY, NOBODY
    squares = crowd.config.grid.members_unsorted(crowd.laid[0] | crowd.laid[1])
    side = crowd.active if crowd.active != NOBODY else 0
    middle = squares[len(squares) // 2 :] or squares
    for card in crowd.pool[side][:5]:  # crowd the beings of one side together
        open_squares = [s for s in middle[:9] if not crowd.at[s]]
        if open_squares:
            crowd.place(card, open_squares[int(rng.random() * len(open_squares))])
            crowd.pool = tuple(tuple(c for c in p if c != card) for p in crowd.pool)
    crowd.factors[2 * MOVE + side] = move
    for being in crowd.beings[side]:
        if not crowd.config.mobile[being]:
            continue
        crowd.columns[movement.HOBBLE + being] = hobble
        crowd.columns[movement.SPUR + being] = spur
        for target in crowd.config.grid.around[crowd.columns[SQUARE + being]]:
            if crowd.held[side] & crowd.config.grid.bit[target]:
                slow = could_step_on_by_the_letter(crowd, being, target)
                assert movement.could_step_on(crowd, being, target) == slow
