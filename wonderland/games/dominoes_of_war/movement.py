"""Where a troop may go: steps, charges and breaches (sections 4.1 and 5.2)."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.definitions import Troop
from wonderland.games.dominoes_of_war.ground import (
    ALL,
    ORTHOGONAL,
    STEP,
    Joins,
    Mask,
    any_way,
    diagonally,
    each,
    edge_between,
    orthogonally,
)
from wonderland.games.dominoes_of_war.state import Standing, State

STEPS = {"orthogonal": orthogonally, "diagonal": diagonally, "any": any_way}


def passed(kind: Troop, square: int, steps: int, standing: Standing) -> Mask:
    """The tiles that a troop comes to in so many steps, past friends and not past enemies (DW-41, DW-42).

    Its own tile is among them.
    """
    joins, step = joins_for(kind, standing), STEPS[kind.directions]
    reached = front = 1 << square
    left = standing.passable & ~reached
    for _ in range(steps):
        front = step(front, joins) & left
        if not front:
            break
        left ^= front
        reached |= front
    return reached


def joins_for(kind: Troop, standing: Standing) -> Joins:
    """What joins tiles for a troop's own steps; who climbs sees no walls (DW-76)."""
    return Joins(standing.joins.tiles, ALL, ALL) if kind.climbs else standing.joins


def moves(state: State, square: int, standing: Standing) -> Mask:
    """The tiles where a troop's move may end: empty ones other than its own (DW-41)."""
    kind = state.config.kinds[state.board[square]]
    if not kind.steps:
        return 0
    return passed(kind, square, kind.steps, standing) & ~standing.occupied


def charges(state: State, square: int, standing: Standing) -> Mask:
    """The enemies that a troop may run onto (DW-69)."""
    kind = state.config.kinds[state.board[square]]
    if not kind.charges:
        return 0
    before = passed(kind, square, kind.steps - 1, standing)
    return STEPS[kind.directions](before, joins_for(kind, standing)) & standing.enemies


def passed_by(state: State, square: int, standing: Standing) -> Mask:
    """The tiles onto which a troop that charges could run, were an enemy there (DW-69)."""
    kind = state.config.kinds[state.board[square]]
    return passed(kind, square, kind.steps, standing) & ~(1 << square) if kind.charges else 0


def near_tiles(state: State, square: int, standing: Standing) -> Mask:
    """The field tiles from which a troop may run into a wall: its own, or an empty one (DW-70, DW-71)."""
    kind = state.config.kinds[state.board[square]]
    if not kind.breaches:
        return 0
    reached = passed(kind, square, kind.steps - 1, standing)
    return reached & (~standing.occupied | 1 << square) & state.config.field


def near_alone(state: State, square: int, standing: Standing) -> Mask:
    """The same if nobody stood on the last of them (DW-102, ``breach``)."""
    kind = state.config.kinds[state.board[square]]
    found = 1 << square
    if kind.steps > 1:
        before = passed(kind, square, kind.steps - 2, standing)
        found |= STEPS[kind.directions](before, joins_for(kind, standing))
    return found & state.config.field


def breaches(state: State, square: int, standing: Standing) -> list[tuple[int, int]]:
    """The walls that a troop may run into: the near tile, and the tile beyond (DW-70)."""
    found = []
    for near in each(near_tiles(state, square, standing)) if state.walled else ():
        for way in ORTHOGONAL:
            beyond = near + STEP[way]
            if state.has_wall(edge_between(near, beyond)):
                found.append((near, beyond))
    return sorted(found)
