"""The path coach: how far it is to an Image, before and after a path is laid."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.components.mobile import STRAIGHT, Steps
from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.state import State, swap

TO_LAY = 3
"""What a square that must be laid first weighs, in laid squares."""


NO_ROUTE = 999


class Route(NamedTuple):
    """The shortest route of a side's nearest being, or its Image, to the enemy Image.

    Attributes:
        squares: how many squares it steps onto.
        to_lay: how many of them are not laid yet.
    """

    squares: int
    to_lay: int


class Coach(NamedTuple):
    """A path judged before it is laid.

    Attributes:
        own_before, own_after: the route of the side that lays; None where there is none.
        enemy_before, enemy_after: the other side's route.
        room: the paths that the side could still lay after it.
    """

    own_before: Route | None
    own_after: Route | None
    enemy_before: Route | None
    enemy_after: Route | None
    room: int


def route_cost(found: Route | None) -> int:
    """What a route costs: its squares, those still to lay threefold; none costs most."""
    return NO_ROUTE if found is None else found.squares + (TO_LAY - 1) * found.to_lay


def coach(match: Match, squares: Sequence[str]) -> Coach:
    """Judge the dominoes that the active side would lay on these squares."""
    state = state_of(match)
    side = state.active
    grid = state.config.grid
    new = sum(grid.bit[grid.squares[name]] for name in dict.fromkeys(squares))
    after = state.copy()
    after.laid = swap(state.laid, side, state.laid[side] | new)
    room = sum(mask.bit_count() for mask in paths.placements(after, side))
    return Coach(
        route_of(state, side, 0),
        route_of(after, side, new & paths.contact_squares(state, side)),
        route_of(state, 1 - side, 0),
        route_of(after, 1 - side, 0),
        room,
    )


def route_of(state: State, side: int, extra: int) -> Route | None:
    """The shortest route from a side's beings, or its Image, to the enemy Image.

    A being could also start on the squares ``extra`` (W-28).
    """
    routes = [_shortest(state, side, squares, kind) for kind, squares in _sources(state, side, extra).items()]
    return min(routes, key=route_cost) if routes else _shortest(state, side, 0, STRAIGHT)


def cost_of_route(state: State, side: int, extra: int, most: int) -> int:
    """What ``route_of`` costs, or the most; quicker, for nobody asks which squares it has.

    All squares that are reached at one cost are a wave of bits, and the next waves come of it.

    Args:
        state: where the match stands.
        side: whose route.
        extra: the squares on which a being could start, too, a bit each.
        most: from what cost on it is all the same.
    """
    config, grid = state.config, state.config.grid
    laid, goal = state.laid[0] | state.laid[1], config.approach[1 - side]
    least, sources = most, _sources(state, side, extra)
    for kind, squares in sources.items():
        least = _cost(grid, laid, goal, (squares, 0, 0, 0), kind, least)
    if not sources:
        begin = config.approach[side]
        first = (0, begin & laid, 0, begin & ~laid)
        least = _cost(grid, laid, goal, first, STRAIGHT, least)
    return least


def _cost(grid: Grid, laid: int, goal: int, first: tuple[int, int, int, int], kind: Steps, most: int) -> int:
    """What it costs to come to a goal, or the most; ``first`` is what is reached for 0, 1, 2 and 3."""
    now, one, two, three = first
    free = grid.board & ~grid.image_mask
    for cost in range(most):
        now &= free
        if now & goal:
            return cost
        free ^= now
        around = grid.grow_by(now, kind) & free
        now, one, two, three = one | around & laid, two, three | around & ~laid, 0
        if not (now or one or two):
            break
    return most


def _sources(state: State, side: int, extra: int) -> dict[Steps, int]:
    """The squares from which a side comes, by how it steps from there."""
    config, grid = state.config, state.config.grid
    sources: dict[Steps, int] = {STRAIGHT: extra}
    for being in state.beings[side]:
        if kind := config.steps[being]:
            sources[kind] = sources.get(kind, 0) | grid.bit[state.columns[SQUARE + being]]
    return {kind: squares for kind, squares in sources.items() if squares}


def _shortest(state: State, side: int, sources: int, kind: Steps) -> Route | None:
    """The shortest route from some squares for whoever steps so; from the Image, if from none."""
    config, grid = state.config, state.config.grid
    laid = state.laid[0] | state.laid[1]
    goal, around = config.approach[1 - side], grid.stepping[kind][0]
    heap: list[tuple[int, int, int, int]] = []
    if sources:
        heap = [(0, sq, 0, 0) for sq in grid.members(sources)]
    else:
        for sq in grid.members(config.approach[side]):
            gap = 0 if laid & grid.bit[sq] else 1
            heap.append((1 + gap * (TO_LAY - 1), sq, 1, gap))
    heap.sort()
    seen = 0
    while heap:
        weight, square, steps, gaps = heappop(heap)
        if seen & grid.bit[square]:
            continue
        seen |= grid.bit[square]
        if goal & grid.bit[square]:
            return Route(steps, gaps)
        for target in around[square]:
            there = grid.bit[target]
            if seen & there or grid.image_mask & there:
                continue
            gap = 0 if laid & there else 1
            heappush(heap, (weight + 1 + gap * (TO_LAY - 1), target, steps + 1, gaps + gap))
    return None
