"""Walls, and where one may stand (section 3.2)."""

from __future__ import annotations

from functools import cache

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.ground import (
    ALL,
    NO_EDGE,
    STRIDE,
    Joins,
    Mask,
    each,
    edge_name,
    orthogonally,
    sides_of,
)
from wonderland.games.dominoes_of_war.names import between
from wonderland.games.dominoes_of_war.state import State


@cache
def edges_of(field: Mask) -> tuple[int, ...]:
    """The edges between two tiles of the field, in order (DW-31)."""
    found: list[int] = []
    for square in each(field):
        found += [2 * square] if field >> square + 1 & 1 else []
        found += [2 * square + 1] if field >> square + STRIDE & 1 else []
    return tuple(found)


def standing(state: State) -> list[int]:
    """The edges with a wall, in order."""
    north, east = ALL & ~state.north, ALL & ~state.east
    return sorted([2 * s for s in each(north)] + [2 * s + 1 for s in each(east)])


def free_edges(state: State) -> list[int]:
    """The edges where a wall may be put (DW-31, DW-32)."""
    return [e for e in edges_of(state.config.field) if not state.has_wall(e) and not cuts(state, e)]


def may_shift(state: State, wall: int, edge: int) -> bool:
    """Whether a wall that stands may go to an edge between two tiles of the field (DW-54)."""
    return edge != wall and not state.has_wall(edge) and not cuts(state, edge, wall)


def cuts(state: State, edge: int, without: int | None = None) -> bool:
    """Whether a wall on an edge would cut the field in two (DW-32).

    Args:
        state: where the match stands.
        edge: where the wall would stand.
        without: the edge of a wall that is thought away.
    """
    field = state.config.field
    north, east = state.north, state.east
    for wall, stands in ((without, False), (edge, True)):
        if wall is None:
            continue
        bit = 1 << wall // 2
        if wall % 2:
            east = east & ~bit if stands else east | bit
        else:
            north = north & ~bit if stands else north | bit
    if not _closes(edge, field, north, east):
        return False
    joins = Joins(field, north, east)
    low, high = (1 << square for square in sides_of(edge))
    reached = front = low
    while front:
        front = orthogonally(front, joins) & ~reached
        reached |= front
        if reached & high:
            return False
    return True


def _closes(edge: int, field: Mask, north: Mask, east: Mask) -> bool:
    """Whether both ends of a wall touch another wall or the field's border; else it cuts nothing."""
    square = edge // 2
    along, across = (1, STRIDE) if edge % 2 else (STRIDE, 1)
    same, other = (east, north) if edge % 2 else (north, east)
    for end, turned in ((square - along, square - along), (square + along, square)):
        if not field >> end & 1:
            continue
        if same >> end & 1 and other >> turned & 1 and other >> turned + across & 1:
            return False
    return True


def refusal(state: State, edge: int, without: int | None = None) -> Refusal | None:
    """Why a wall can't stand on an edge (DW-31, DW-32).

    Args:
        state: where the match stands.
        edge: where it would stand.
        without: the edge of a wall that is taken away for it.
    """
    field = state.config.field
    if edge >= NO_EDGE or any(not field >> square & 1 for square in sides_of(edge)):
        what = say("{squares} are no two tiles of the field side by side", squares=between(edge_name(edge)))
        return Refusal("DW-31", what)
    if state.has_wall(edge) and edge != without:
        return Refusal("DW-31", say("a wall stands between {squares} already", squares=between(edge_name(edge))))
    if cuts(state, edge, without):
        return Refusal("DW-32", say("a wall between {squares} would cut the field", squares=between(edge_name(edge))))
    return None
