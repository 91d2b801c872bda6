"""The table as bits of one integer: squares, neighbours, distances (DD-10, DD-20, DD-21).

Square ``row * stride + column`` is a bit. The stride is one more than the columns, so that a
shifted set never wraps from one row into the next.
"""

from __future__ import annotations

import re
from functools import cache

from wonderland.core.message import say
from wonderland.kit.bits import listed

Offset = tuple[int, int]
STEPS: tuple[Offset, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))
_SQUARE = re.compile(r"([a-z])([1-9][0-9]?)\Z")


class Grid:
    """A table of a size.

    Attributes:
        columns, rows, stride: its measures.
        size: one more than the highest square.
        board: all squares, as a set.
        bit: each square as a set of one.
        names: each square's name (``"c7"``), ``""`` for what is none.
        square: the square of each name.
        near: each square's neighbours, ``near_mask`` as a set.
        slots: the Masters' squares, West's and East's (DD-21).
        ground: all squares that may be laid.
        off: stands for a square that is well written and not on the table.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.stride = stride = columns + 1
        self.size = size = stride * rows
        self.off = columns  # in the spare column, so in no set
        self.bit = tuple(1 << square for square in range(size))
        inside = [r * stride + c for r in range(rows) for c in range(columns)]
        self.board = sum(1 << square for square in inside)
        names = [""] * size
        for square in inside:
            names[square] = f"{chr(ord('a') + square % stride)}{square // stride + 1}"
        self.names = tuple(names)
        self.square = {name: square for square, name in enumerate(names) if name}
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for c, r in STEPS if (other := self.moved(square, c, r)) >= 0) for square in range(size)
        )
        self.near_mask = tuple(sum(1 << other for other in near) for near in self.near)
        middle = rows // 2 * stride
        self.slots = (middle, middle + columns - 1)
        self.ground = self.board & ~(1 << self.slots[0]) & ~(1 << self.slots[1])
        self.order = tuple((square % stride, square // stride) for square in range(size))
        self._within: dict[tuple[int, int], int] = {}

    def moved(self, square: int, columns: int, rows: int) -> int:
        """The square so many columns and rows on, -1 if that is off the table."""
        row, column = divmod(square, self.stride)
        column, row = column + columns, row + rows
        if column >= self.columns or not (column >= 0 and 0 <= row < self.rows):
            return -1
        return row * self.stride + column

    def read(self, word: str) -> int | None:
        """The square that a word names; ``off`` if it is not on the table, None if it is none."""
        found = self.square.get(word)
        if found is None and _SQUARE.match(word):
            return self.off
        return found

    def name(self, square: int) -> str:
        """A square's name."""
        return self.names[square] or say("a square off the table")

    def grow(self, squares: int) -> int:
        """The squares adjacent to any of a set."""
        stride = self.stride
        return (squares << 1 | squares >> 1 | squares << stride | squares >> stride) & self.board

    def distance(self, one: int, other: int) -> int:
        """Columns apart plus rows apart (DD-10)."""
        (a, b), (c, d) = self.order[one], self.order[other]
        return abs(a - c) + abs(b - d)

    def within(self, square: int, far: int) -> int:
        """All squares at a distance of ``far`` at most, the square itself too."""
        found = self._within.get((square, far))
        if found is None:
            found = 1 << square
            for _ in range(min(far, self.columns + self.rows)):
                found |= self.grow(found)
            self._within[square, far] = found
        return found

    def direction(self, source: int, target: int) -> Offset | None:
        """The step that leads straight from one square to another, None if none does."""
        (a, b), (c, d) = self.order[source], self.order[target]
        if source == target or (a != c and b != d):
            return None
        return (c > a) - (c < a), (d > b) - (d < b)

    def between(self, source: int, target: int) -> int:
        """The squares that lie straight between two of one row or column, as a set."""
        step = self.direction(source, target)
        found = 0
        if step is not None:
            here = source + step[0] + step[1] * self.stride
            while here != target:
                found |= 1 << here
                here += step[0] + step[1] * self.stride
        return found

    def connected(self, start: int, ground: int) -> int:
        """The squares of ``ground`` that can be reached from those of ``start`` (DD-84)."""
        found = start & ground
        while True:
            more = (found | self.grow(found)) & ground
            if more == found:
                return found
            found = more

    listed = staticmethod(listed)

    def sorted(self, squares: int) -> list[int]:
        """A set's squares by column, then row."""
        return sorted(self.listed(squares), key=self.order.__getitem__)


@cache
def grid_of(columns: int, rows: int) -> Grid:
    """The table of a size; tables of one size are one object."""
    return Grid(columns, rows)
