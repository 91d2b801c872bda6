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
from wonderland.games.dominoes_of_war.state import State

STEPS = {"orthogonal": orthogonally, "diagonal": diagonally, "any": any_way}


def joins_for(state: State, kind: Troop) -> Joins:
    """What joins tiles for a troop's own steps; who climbs sees no walls (DW-76)."""
    return Joins(state.tiles, ALL, ALL) if kind.climbs else state.joins


def passed(state: State, square: int, kind: Troop, steps: int, enemies: Mask) -> Mask:
    """The tiles that a troop comes to in so many steps, past friends and not past enemies (DW-41, DW-42).

    Its own tile is among them.
    """
    joins, step = joins_for(state, kind), STEPS[kind.directions]
    reached = front = 1 << square
    for _ in range(steps):
        front = step(front, joins) & ~enemies & ~reached
        if not front:
            break
        reached |= front
    return reached


def moves(state: State, square: int) -> Mask:
    """The tiles where a troop's move may end: empty ones other than its own (DW-41)."""
    figure = state.board[square]
    kind = state.config.kinds[figure]
    if not kind.steps:
        return 0
    enemies = state.enemies_of(state.config.owner[figure])
    return passed(state, square, kind, kind.steps, enemies) & ~state.occupied


def charges(state: State, square: int) -> Mask:
    """The enemies that a troop may run onto (DW-69)."""
    figure = state.board[square]
    kind = state.config.kinds[figure]
    if not kind.charges:
        return 0
    enemies = state.enemies_of(state.config.owner[figure])
    before = passed(state, square, kind, kind.steps - 1, enemies)
    return STEPS[kind.directions](before, joins_for(state, kind)) & enemies


def near_tiles(state: State, square: int, *, alone: bool = False) -> Mask:
    """The field tiles from which a troop may run into a wall: its own, or an empty one (DW-70, DW-71).

    Args:
        state: where the match stands.
        square: where it stands.
        alone: whether to take tiles, too, on which somebody stands.
    """
    figure = state.board[square]
    kind = state.config.kinds[figure]
    if not kind.breaches:
        return 0
    enemies = state.enemies_of(state.config.owner[figure])
    reached = passed(state, square, kind, kind.steps - 1, enemies)
    if alone:
        reached = passed(state, square, kind, kind.steps - 2, enemies) if kind.steps > 1 else 0
        reached |= STEPS[kind.directions](reached, joins_for(state, kind)) | 1 << square
    else:
        reached &= ~state.occupied | 1 << square
    return reached & state.config.field


def breaches(state: State, square: int) -> list[tuple[int, int]]:
    """The walls that a troop may run into: the near tile, and the tile beyond (DW-70)."""
    found = []
    for near in each(near_tiles(state, square)):
        for way in ORTHOGONAL:
            beyond = near + STEP[way]
            if state.has_wall(edge_between(near, beyond)):
                found.append((near, beyond))
    return sorted(found)
