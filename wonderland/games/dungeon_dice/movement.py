"""Strides: where they lead, what they cost, and why one is not legal (DD-43 to DD-48)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import ATTACKS, FREE, HELD, MOVED, SIDE, SLOW, SQUARE
from wonderland.games.dungeon_dice.components import FLYING, TUNNEL, Flying
from wonderland.games.dungeon_dice.crests import MOVE
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.table_state import TableState

Walk = tuple[int, tuple[int, ...]]
"""What is in a ``Stride``, as a bare pair: of the many that could be taken most are only counted."""


def price(state: TableState, monster: int, squares: int) -> int:
    """What a stride of so many squares costs in Move (DD-46)."""
    store = state.store
    each = (Flying.PRICE if state.flies(monster) else 1) + store[SLOW + monster]
    return max(0, squares - store[FREE + monster]) * each


def reach_for(state: TableState, monster: int, move: int) -> int:
    """The most squares that a stride can have for so much Move."""
    store = state.store
    each = (Flying.PRICE if state.flies(monster) else 1) + store[SLOW + monster]
    return store[FREE + monster] + move // each


def may_move(state: TableState, monster: int) -> bool:
    """Whether a monster may take a stride this turn (DD-47, DD-48, ``hold``)."""
    store = state.store
    return not (store[MOVED + monster] or store[ATTACKS + monster] or store[HELD + monster])


def stays(state: TableState, monster: int, *, again: bool = False) -> Refusal | None:
    """Why a monster may take no stride this turn, or None if it may.

    Args:
        state: where the match stands.
        monster: who is in play.
        again: judged again as a stride resolves: DD-47 and DD-48 no more (DD-71).
    """
    if may_move(state, monster):
        return None
    store, name = state.store, state.name_of(monster)
    if not again:
        if store[ATTACKS + monster]:
            return "DD-48", say("{who} has attacked and takes no more strides this turn", who=name)
        if store[MOVED + monster]:
            return "DD-47", say("the move of {who} is over for this turn", who=name)
    if store[HELD + monster]:
        return "DD-11", say("{who} is held and takes no more strides this turn", who=name)
    return None


class Strides:
    """Every stride that a side's monsters can take and pay; each is made when it is looked at.

    Attributes:
        total: how many there are.
    """

    __slots__ = ("_groups", "_near", "total")

    def __init__(self, state: TableState, side: int) -> None:
        grid, store = state.config.grid, state.store
        self._near = grid.near
        # Of each monster that can walk: who, from where, the squares of its steps, and all its
        # strides where some are leaps.
        self._groups: list[tuple[int, int, int, list[Walk]]] = []
        self.total = 0
        move = state.crests[5 * side + MOVE]
        walkable, held = state.walkable, state.held
        standing = held[0] | held[1]
        for monster in state.crew[side]:
            free, here = store[FREE + monster], store[SQUARE + monster]
            beside = grid.near_mask[here] & walkable
            if not (beside and (move or free)) or not may_move(state, monster):
                continue
            traits = state.traits(monster)
            most = free + move // ((Flying.PRICE if traits & FLYING else 1) + store[SLOW + monster])
            if not most:
                continue
            over = walkable & (standing | state.chests if traits & TUNNEL else held[side])
            steps = beside & ~standing
            if most > 1 and beside & over:
                leaps = _with_leaps(self._near, monster, here, over, walkable & ~standing, most)
                self._groups.append((monster, here, 0, leaps))
                self.total += len(leaps)
            elif steps:
                self._groups.append((monster, here, steps, []))
                self.total += steps.bit_count()

    def __iter__(self) -> Iterator[Walk]:
        for monster, here, steps, leaps in self._groups:
            for square in self._near[here] if steps else ():
                if steps >> square & 1:
                    yield monster, (square,)
            yield from leaps

    def at(self, index: int) -> Walk:
        """The one that stands at an index from 0, as they are listed."""
        for monster, here, steps, leaps in self._groups:
            if not steps:
                if index < len(leaps):
                    return leaps[index]
                index -= len(leaps)
                continue
            for square in self._near[here]:
                if steps >> square & 1:
                    if not index:
                        return monster, (square,)
                    index -= 1
        raise IndexError("there are fewer strides")


def _with_leaps(near: Sequence[Sequence[int]], monster: int, here: int, over: int, empty: int, most: int) -> list[Walk]:
    """The strides of a monster that can pass over a square beside it."""
    found: list[Walk] = []
    for square in near[here]:
        if empty >> square & 1:
            found.append((monster, (square,)))
        if over >> square & 1:
            barred = 1 << square | 1 << here
            leaps = _leaps(near, [square], barred, over, empty, most)
            found += [(monster, squares) for squares in leaps]
    return found


def _leaps(
    near: Sequence[Sequence[int]], path: list[int], barred: int, over: int, empty: int, most: int
) -> Iterator[tuple[int, ...]]:
    """The strides that go on from a path over squares that may be passed (DD-45, DD-76)."""
    for square in near[path[-1]]:
        if barred >> square & 1:
            continue
        if empty >> square & 1:
            yield (*path, square)
        if over >> square & 1 and len(path) + 1 < most:
            yield from _leaps(near, [*path, square], barred | 1 << square, over, empty, most)


def path_refusal(state: TableState, monster: int, squares: Sequence[int]) -> Refusal | None:
    """Why a stride can't lead along its squares, or None (DD-43 to DD-45, DD-76)."""
    store, grid = state.store, state.config.grid
    side, here = store[SIDE + monster], store[SQUARE + monster]
    last, standing = len(squares) - 1, state.held[0] | state.held[1]
    plain = grid.near_mask[here] & state.walkable & ~standing
    if not last and plain >> squares[0] & 1:
        return None  # a step onto a free square beside it, as most are
    tunnels, seen, before = state.tunnels(monster), 1 << here, here
    for at, square in enumerate(squares):
        name, bit = grid.name(square), 1 << square
        if not state.ground & bit:
            return "DD-43", say("{square} is not laid", square=name)
        if not grid.near_mask[before] & bit:
            return "DD-43", say("{square} is not beside {other}", square=name, other=grid.name(before))
        if state.blocked & bit:
            return "DD-43", say("{square} is blocked", square=name)
        if seen & bit:
            return "DD-43", say("a stride does not come onto {square} twice", square=name)
        if state.held[1 - side] & bit and not tunnels:
            return "DD-44", say("an enemy stands on {square}", square=name)
        if at == last and standing & bit:
            return "DD-45", say("a stride does not end with another monster on {square}", square=name)
        over = standing | state.chests if tunnels else standing
        if at != last and not over & bit:
            return "DD-45", say("nobody stands on {square}: a step onto it is a stride of its own", square=name)
        seen |= bit
        before = square
    return None
