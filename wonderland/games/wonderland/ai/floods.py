"""How far it is on many tables at once: they are flooded together, as one number.

A search judges each of its tables by how far beings have to go on it. To shift a number that holds
the squares of fifteen tables takes hardly longer than to shift that of one, so the tables that are
judged next lie side by side in one, with a row between them over which nothing flows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import BARRED
from wonderland.games.wonderland.grid import Grid

AT_ONCE = 16
"""How many tables are flooded together; with more the number grows faster than it saves."""

Steps = dict[int, int]
"""For squares, as sets of one, how many steps away they are."""


class Board(NamedTuple):
    """A table to flood, told by sets of its squares.

    Attributes:
        laid: the squares that can be walked.
        enemies: the squares that count ``BARRED`` steps more.
        goal: the squares that are walked to.
        places: those from which it is asked how far it is.
        entries: those of which the nearest is asked.
    """

    laid: int
    enemies: int
    goal: int
    places: int
    entries: int


Flooded = tuple[Steps, Steps, int]
"""What a flood tells of a table.

First of each place how many steps away it is, past enemies as ``distance.waves`` counts, without those
that are too far; then the same over squares alone that no enemy holds (W-34); at last the steps of the
nearest entry, or ``most`` if none is so near.
"""


def flood(grid: Grid, boards: Sequence[Board], most: int) -> Iterator[Flooded]:
    """Flood tables from their goals.

    Args:
        grid: the table's, for all of them.
        boards: what lies on each.
        most: from how many steps on it is too far.
    """
    waiting = iter(boards)
    while some := list(islice(waiting, AT_ONCE)):
        yield from _together(grid, some, most)


def _together(grid: Grid, boards: list[Board], most: int) -> Iterator[Flooded]:
    cell = -(-(len(grid.bit) + grid.stride) // 8)  # bytes for a table and a row that stays free
    laid, enemies, goal, places, entries = (
        int.from_bytes(b"".join([mask.to_bytes(cell, "little") for mask in column]), "little")
        for column in zip(*boards, strict=True)
    )
    spread = _Spread(grid, 8 * cell, len(boards), most)
    steps, entry = spread.over(laid, enemies, goal, places, entries)
    openly, _ = spread.over(laid & ~enemies, 0, goal, places, 0)
    return zip(steps, openly, entry, strict=True)


@dataclass(frozen=True, slots=True)
class _Spread:
    """Tables that lie side by side.

    Attributes:
        grid: the table's.
        cell: how many bits each takes up.
        tables: how many they are.
        most: from how many steps on it is too far.
    """

    grid: Grid
    cell: int
    tables: int
    most: int

    def over(self, laid: int, enemies: int, goal: int, wanted: int, entries: int) -> tuple[list[Steps], list[int]]:
        """Flood them all; returns the steps of what is wanted, and those of the nearest entry."""
        cell, most, bit, stride = self.cell, self.most, self.grid.bit, self.grid.stride
        steps: list[Steps] = [{} for _ in range(self.tables)]
        entry = [most] * self.tables
        every = (1 << cell) - 1
        late: Steps = {}
        ring, last = goal & laid, -1
        for step in range(most):
            wave = ring
            laid ^= ring
            if held := ring & enemies:
                wave ^= held
                last = step + BARRED
                late[last] = held
            if step in late:
                wave |= late[step]
            elif not wave and step > last:
                break
            if here := wave & wanted:
                wanted ^= here
                while here:
                    low = here & -here
                    here ^= low
                    at, square = divmod(low.bit_length() - 1, cell)
                    steps[at][bit[square]] = step
            here = wave & entries
            while here:
                at = (here.bit_length() - 1) // cell
                entry[at] = step
                others = ~(every << at * cell)
                here &= others
                entries &= others
            if not wanted and not entries:
                break
            ring = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & laid
        return steps, entry
