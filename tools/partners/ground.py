"""How far it is over the table, laid or still to lay; the partners' own measure of ways."""

from __future__ import annotations

from heapq import heappop, heappush

from wonderland.games.wonderland.grid import Grid
from wonderland.games.wonderland.state import State

FAR = 999
HELD = 3
"""What a square counts more that an enemy stands on."""

Costs = dict[int, int]
"""For each square what it costs to walk from it to the goal; squares without a way are left out."""


def walking(state: State, side: int, goal: int) -> Costs:
    """Steps over laid squares to the nearest square of a goal, an enemy on the way counting more."""
    return _costs(state, side, goal, None)


def laying(state: State, side: int, goal: int, to_lay: int = 3) -> Costs:
    """As ``walking``, where a free square may be laid on the way and counts ``to_lay`` steps."""
    return _costs(state, side, goal, to_lay)


def _costs(state: State, side: int, goal: int, to_lay: int | None) -> Costs:
    grid = state.config.grid
    laid = state.laid[0] | state.laid[1]
    open_squares = grid.board & ~grid.image_mask if to_lay is not None else laid
    enemies = state.held[1 - side]
    found: Costs = {}
    heap = [(0, square) for square in grid.members_unsorted(goal & open_squares)]
    while heap:
        cost, square = heappop(heap)
        if square in found:
            continue
        found[square] = cost
        here = grid.bit[square]
        # what it costs to step off towards the goal: a square that is walked onto is paid for
        price = 1 if laid & here else to_lay or 1
        if enemies & here:
            price += HELD
        for near in grid.around[square]:
            if open_squares & grid.bit[near] and near not in found:
                heappush(heap, (cost + price, near))
    return found


def flood(grid: Grid, goal: int, ground: int, sought: int) -> int:
    """How many steps over ground lie between a goal and what is sought; ``FAR`` if no way.

    Args:
        grid: the table.
        goal: where to begin; its squares count as ground.
        ground: the squares that may be stepped on.
        sought: the squares that are looked for.
    """
    wave = seen = goal
    for steps in range(FAR):
        if wave & sought:
            return steps
        wave = grid.grow(wave) & ground & ~seen
        if not wave:
            return FAR
        seen |= wave
    return FAR
