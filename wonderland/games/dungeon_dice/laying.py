"""Laying nets: which fit where, all at once by shifting the whole table (DD-35 to DD-37, DD-39)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from wonderland.games.dungeon_dice.grid import Grid
from wonderland.games.dungeon_dice.nets import Oriented


class Node(NamedTuple):
    """A square of some nets that have all squares before it in common.

    Attributes:
        parent: the square before it.
        delta: which of the table's distinct shifts leads to it from the start square.
        net: the oriented net that is whole with it, -1 if none is.
    """

    parent: int
    delta: int
    net: int


class Laying:
    """How the oriented nets lie on a table of a size.

    Attributes:
        grid: the table.
        deltas: the distinct shifts from a start square to another of its net.
        plan: the nets as a tree without its root, each node behind its parent.
        masks: for each oriented net its squares laid from a start square, 0 where they leave the
            ground (made when asked for).
    """

    def __init__(self, grid: Grid, nets: Sequence[Oriented]) -> None:
        self.grid = grid
        self.nets = nets
        stride = grid.stride
        moves = [tuple(sorted((y * stride + x for x, y in net.offsets[1:]), key=lambda d: (abs(d), d))) for net in nets]
        self.moves = tuple(moves)
        self.deltas = tuple(sorted({delta for move in moves for delta in move}))
        index = {delta: at for at, delta in enumerate(self.deltas)}
        plan: list[Node] = []

        def below(parent: int, members: list[int], depth: int = 0) -> None:
            for delta in dict.fromkeys(moves[net][depth] for net in members):
                inside = [net for net in members if moves[net][depth] == delta]
                last = depth + 1 == len(moves[inside[0]])
                plan.append(Node(parent, index[delta], inside[0] if last else -1))
                if not last:
                    below(len(plan), inside, depth + 1)

        below(0, sorted(range(len(nets)), key=moves.__getitem__))
        self.plan = tuple(plan)
        self._masks: dict[tuple[int, int], int] = {}

    def mask(self, net: int, start: int) -> int:
        """The squares of a net laid from a start square; 0 if they are not all ground (DD-35)."""
        found = self._masks.get((net, start))
        if found is None:
            found = 0
            for x, y in self.nets[net].offsets:
                square = self.grid.moved(start, x, y)
                if square < 0 or not self.grid.ground >> square & 1:
                    found = 0
                    break
                found |= 1 << square
            self._masks[net, start] = found
        return found

    def squares(self, net: int, start: int) -> list[int]:
        """The squares of a net laid from a start square, that first; those on the table."""
        offsets = self.nets[net].offsets
        found = [self.grid.moved(start, x, y) for x, y in offsets]
        return [square for square in found if square >= 0]

    def places(self, free: int, beside: int) -> list[int]:
        """For each oriented net the start squares from which it fits.

        All six squares must be in ``free`` and one of them in ``beside``, a part of ``free``. Every
        start square is tested at once: a square of the net is on a free square where the free
        squares, shifted back by its distance from the start, have a bit.
        """
        shifted = [free >> d if d >= 0 else free << -d for d in self.deltas]
        touching = [beside >> d if d >= 0 else beside << -d for d in self.deltas]
        fits, touches = [free], [beside]
        found = [0] * len(self.nets)
        for parent, delta, net in self.plan:
            fit = fits[parent] & shifted[delta]
            touch = touches[parent] | touching[delta]
            if net >= 0:
                found[net] = fit & touch
            fits.append(fit)
            touches.append(touch)
        return found

    def any_place(self, free: int, beside: int) -> bool:
        """Whether any net fits (DD-39)."""
        if not beside:
            return False
        shifted = [free >> d if d >= 0 else free << -d for d in self.deltas]
        touching = [beside >> d if d >= 0 else beside << -d for d in self.deltas]
        fits, touches = [free], [beside]
        for parent, delta, net in self.plan:
            fit = fits[parent] & shifted[delta]
            touch = touches[parent] | touching[delta]
            if net >= 0 and fit & touch:
                return True
            fits.append(fit)
            touches.append(touch)
        return False


class Places:
    """All places of all nets in a position, counted and numbered without a list.

    Attributes:
        starts: for each oriented net the start squares from which it fits.
        total: how many places there are.
    """

    def __init__(self, laying: Laying, free: int, beside: int) -> None:
        self._grid = laying.grid
        self.starts = laying.places(free, beside)
        self.total = sum(map(int.bit_count, self.starts))

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Yield every (oriented net, start square)."""
        listed = self._grid.listed
        for net, starts in enumerate(self.starts):
            for start in listed(starts):
                yield net, start

    def at(self, number: int) -> tuple[int, int]:
        """The place of a number below ``total``, in the order of iterating."""
        for net, starts in enumerate(self.starts):
            count = starts.bit_count()
            if number < count:
                return net, nth_bit(starts, number)
            number -= count
        raise IndexError("there are fewer places")


def nth_bit(squares: int, number: int) -> int:
    """The square of a set that has so many before it, found by halving."""
    low, width = 0, squares.bit_length()
    while width > 1:
        half = width >> 1
        below = (squares >> low) & ((1 << half) - 1)
        count = below.bit_count()
        if number < count:
            width = half
        else:
            number -= count
            low, width = low + half, width - half
    return low


@cache
def laying_of(grid: Grid, nets: tuple[Oriented, ...]) -> Laying:
    """How nets lie on a table; for the same nets and table it is one object."""
    return Laying(grid, nets)
