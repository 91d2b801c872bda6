"""Bases: which sets of squares may be one (section 3.1)."""

from __future__ import annotations

from functools import cache

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.ground import Mask, each, names, neighbours, together
from wonderland.games.dominoes_of_war.state import State

ENTRANCES = 2
"""A base has one entrance or two (DW-27)."""


def barred(state: State) -> Mask:
    """The squares that no base may hold: other bases, and what shares an edge with one (DW-25, DW-28)."""
    others = together(state.bases)
    return others | neighbours(others)


def connected(squares: Mask) -> bool:
    """Whether squares hang together by shared edges (DW-26)."""
    reached = front = squares & -squares
    while front:
        front = neighbours(front) & squares & ~reached
        reached |= front
    return reached == squares


def refusal(state: State, squares: tuple[int, ...]) -> Refusal | None:
    """Why squares can't be a base (DW-24 to DW-28)."""
    config, size = state.config, state.config.options.base
    if len(squares) != size or len(set(squares)) != size:
        return Refusal("DW-24", say("a base has {n} tiles, each once", n=size))
    base = sum(1 << square for square in squares)
    if refused := _misplaced(state, base):
        return refused
    entrances = (base & config.edge).bit_count()
    if not 1 <= entrances <= ENTRANCES:
        what = say("a base has one entrance or two, not {n}", n=entrances)
        return Refusal("DW-27", what)
    return None


def _misplaced(state: State, base: Mask) -> Refusal | None:
    """Why a base, or a part of one, can't lie where it is (DW-25, DW-26, DW-28)."""
    config, others = state.config, together(state.bases)
    if off := base & ~(config.grid & ~config.field):
        where = names(off)[0]
        return Refusal("DW-25", say("{square} lies on the field or off the grid", square=where))
    if base & others:
        where = names(base & others)[0]
        return Refusal("DW-25", say("{square} belongs to another base", square=where))
    if not connected(base):
        return Refusal("DW-26", say("the tiles of a base hang together by their edges"))
    if touching := base & neighbours(others):
        where = names(touching)[0]
        return Refusal("DW-28", say("{square} shares an edge with another base", square=where))
    return None


def hindrance(state: State, begun: Mask, square: int) -> Refusal:
    """Why a base that is begun can't go on with a square, of which it is known that it can't."""
    size, base = state.config.options.base, begun | 1 << square
    if begun.bit_count() >= size:
        what = say("the base has its {n} tiles; click one to take it back", n=size)
        return Refusal("DW-24", what)
    if refused := _misplaced(state, base):
        return refused
    if (base & state.config.edge).bit_count() > ENTRANCES:
        return Refusal("DW-27", say("that would be a third gate: a base has one or two"))
    return Refusal("DW-27", say("from there no base of {n} tiles reaches the field", n=size))


@cache
def all_bases(grid: Mask, field: Mask, size: int) -> tuple[Mask, ...]:
    """Every base on an empty ground, in the order of its squares (DW-24 to DW-29).

    Each is found once, grown from its lowest entrance: a square that was left out of a growing base
    is never taken up in what grows from there.
    """
    edge = neighbours(field) & grid & ~field
    found: list[Mask] = []

    def grow(base: Mask, around: Mask, banned: Mask, entrances: int, left: int) -> None:
        if not left:
            found.append(base)
            return
        while around:
            low = around & -around
            around ^= low
            banned |= low
            more = entrances + (1 if low & edge else 0)
            if more <= ENTRANCES:
                new = neighbours(low) & free & ~banned & ~around
                grow(base | low, around | new, banned | new, more, left - 1)

    outside = grid & ~field
    below = 0
    for entrance in each(edge):
        root = 1 << entrance
        below |= root
        free = outside & ~below
        new = neighbours(root) & free
        grow(root, new, below | new, 1, size - 1)
    return tuple(sorted(found, key=lambda base: tuple(each(base))))
