"""Laying paths: which are legal, how many there are, and why one is not (W-22 to W-30)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Protocol

from wonderland.core.message import say
from wonderland.games.wonderland.grid import PATH_SQUARES, Grid, Offset, end_to_end, solid_block
from wonderland.games.wonderland.table_state import Refusal, TableState


class Random(Protocol):
    """What of ``random.Random`` is needed here."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...


def free_squares(state: TableState) -> int:
    """The squares on which a domino may lie: on the table, not laid, no Image (W-11, W-22)."""
    grid = state.config.grid
    return grid.board & ~(state.laid[0] | state.laid[1] | grid.image_mask)


def first_squares(state: TableState, side: int) -> int:
    """The free squares beside a side's Image or a path that it laid (W-23)."""
    grid = state.config.grid
    return (grid.grow(state.laid[side]) | state.config.approach[side]) & free_squares(state)


def contact_squares(state: TableState, side: int) -> int:
    """The squares beside any laid square, or beside a side's Image (W-28)."""
    return state.config.grid.grow(state.laid[0] | state.laid[1]) | state.config.approach[side]


def placements(state: TableState, side: int) -> list[int]:
    """For each of the table's shapes, the first squares from which it can be laid, as sets.

    One pass down the trie of shapes: the whole free board is shifted by each square's offset, so
    every first square is tested at once.
    """
    grid = state.config.grid
    free = free_squares(state)
    shifted = [free >> d if d >= 0 else free << -d for d in grid.deltas]
    masks = [first_squares(state, side)]
    found = [0] * len(grid.shapes)
    for parent, delta, shape in grid.plan:
        mask = masks[parent] & shifted[delta]
        masks.append(mask)
        if shape >= 0:
            found[shape] = mask
    return found


def has_space(state: TableState, side: int) -> bool:
    """Whether a side can lay any path (W-30)."""
    grid = state.config.grid
    free = free_squares(state)
    shifted: dict[int, int] = {}
    masks = {0: first_squares(state, side)}
    index, nodes = 1, grid.trie
    while index < len(nodes):
        node = nodes[index]
        board = shifted.get(node.delta)
        if board is None:
            d = grid.deltas[node.delta]
            board = shifted[node.delta] = free >> d if d >= 0 else free << -d
        mask = masks[node.parent] & board
        if not mask:
            index = node.skip
            continue
        if node.shape >= 0:
            return True
        masks[index] = mask
        index += 1
    return False


class PathIndex:
    """The legal pairs of an ordered path and a start square, counted and numbered, not listed.

    They are numbered in the order of ``iterate``.

    Attributes:
        total: how many there are.
    """

    def __init__(self, state: TableState, side: int) -> None:
        grid = state.config.grid
        self._grid = grid
        self._contact = contact = contact_squares(state, side)
        self._masks = placements(state, side)
        self._ends: list[int] = []
        shifted = {d: contact >> d if d >= 0 else contact << -d for d in grid.deltas}
        total = 0
        for shape, mask in zip(grid.shapes, self._masks, strict=True):
            if mask:
                for delta in shape.deltas:
                    total += (mask & shifted[delta]).bit_count()
            self._ends.append(total)
        self.total = total

    def at(self, number: int) -> tuple[int, int, int]:
        """The (first square, shape, start square) of a number below ``total``."""
        grid, contact = self._grid, self._contact
        shape = bisect_right(self._ends, number)
        number -= self._ends[shape - 1] if shape else 0
        for first in grid.members_unsorted(self._masks[shape]):
            starts = [d for d in grid.shapes[shape].deltas if contact & grid.bit[first + d]]
            if number < len(starts):
                return first, shape, first + starts[number]
            number -= len(starts)
        raise IndexError(say("there are fewer paths"))


def iterate(state: TableState, side: int) -> Iterator[tuple[int, int, int]]:
    """Yield every legal (first square, shape, start square)."""
    grid = state.config.grid
    bit = grid.bit
    contact = contact_squares(state, side)
    for shape, mask in enumerate(placements(state, side)):
        deltas = grid.shapes[shape].deltas
        for first in grid.members_unsorted(mask):
            for delta in deltas:
                if contact & bit[first + delta]:
                    yield first, shape, first + delta


class Lottery:
    """Draws from all (first square, shape, start square), legal or not, each as likely.

    Whoever draws again until one is legal draws uniformly from the legal ones, without listing
    them. Use it only where there is space (W-30), or it goes on for ever.
    """

    def __init__(self, state: TableState, side: int) -> None:
        grid = state.config.grid
        self.grid = grid
        self.closed = state.laid[0] | state.laid[1] | grid.image_mask
        self.contact = contact_squares(state, side)
        self.firsts = grid.members_unsorted(first_squares(state, side))
        self.tickets = len(self.firsts) * len(grid.shapes) * PATH_SQUARES

    def ticket(self, number: int) -> tuple[int, int, int] | None:
        """Return what a number below ``tickets`` stands for, or None if that is not legal."""
        grid = self.grid
        number, place = divmod(number, PATH_SQUARES)
        at, shape = divmod(number, len(grid.shapes))
        first = self.firsts[at]
        mask = grid.path_mask(first, shape)
        if not mask or mask & self.closed:
            return None
        start = first + grid.shapes[shape].deltas[place]
        return (first, shape, start) if self.contact & grid.bit[start] else None


def starts(state: TableState, side: int, squares: Sequence[int]) -> list[int]:
    """List the squares of a new path on which its being may start (W-28)."""
    contact = contact_squares(state, side)
    return [square for square in squares if contact & state.config.grid.bit[square]]


# --- why not -------------------------------------------------------------------------------------
def refusal(state: TableState, side: int, squares: Sequence[int]) -> Refusal | None:
    """Say why one, two or three dominoes on these squares are no path, or None if they may be.

    Args:
        state: where the match stands.
        side: who lays them.
        squares: two, four or six squares in the order in which they are laid.
    """
    grid = state.config.grid
    names = [grid.names[square] for square in squares]
    if refused := _not_free(state, squares, names):
        return refused
    if not first_squares(state, side) & grid.bit[squares[0]]:
        return "W-23", say("{square} is beside neither your Image nor a path that you laid", square=names[0])
    offsets = [_offset(grid, square) for square in squares]
    for i in range(0, len(squares), 2):
        if not _adjacent(offsets[i], offsets[i + 1]):
            return "W-22", say("{square} and {other} are no domino", square=names[i], other=names[i + 1])
        if i and not _adjacent(offsets[i - 1], offsets[i]):
            return "W-24", say("{square} does not touch {other}, the far end", square=names[i], other=names[i - 1])
    dominoes = [(offsets[i], offsets[i + 1]) for i in range(0, len(squares), 2)]
    for i, domino in enumerate(dominoes):
        if any(end_to_end(domino, other) for other in dominoes[:i]):
            return "W-25", say("two of the dominoes lie end to end")
    if solid_block(set(offsets)):
        return "W-26", say("four squares of the path form a solid block")
    return None


def size_refusal(squares: int) -> Refusal | None:
    """Say why so many squares in a row are no whole path, or None if they may be (W-21)."""
    if squares == PATH_SQUARES:
        return None
    return "W-21", say("a path is {most} dominoes, not {n}", most=PATH_SQUARES // 2, n=squares // 2)


def _not_free(state: TableState, squares: Sequence[int], names: Sequence[str]) -> Refusal | None:
    grid = state.config.grid
    laid = state.laid[0] | state.laid[1]
    for i, square in enumerate(squares):
        if grid.image_mask & grid.bit[square]:
            return "W-11", say("{square} is an Image's square", square=names[i])
        if laid & grid.bit[square]:
            return "W-22", say("{square} is laid already", square=names[i])
        if square in squares[:i]:
            return "W-22", say("{square} is used twice", square=names[i])
    return None


def start_refusal(state: TableState, side: int, squares: Sequence[int], start: int) -> Refusal | None:
    """Say why a being may not start on a square of a new path, or None if it may (W-28)."""
    name = state.config.grid.names[start]
    if start not in squares:
        return "W-28", say("{name} is not on the new path", name=name)
    if start not in starts(state, side, squares):
        return "W-28", say("{name} is beside no square laid earlier", name=name)
    return None


def _offset(grid: Grid, square: int) -> Offset:
    row, column = divmod(square, grid.stride)
    return column, row


def _adjacent(a: Offset, b: Offset) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
