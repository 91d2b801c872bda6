"""Which laid squares are one net: told by the lines that laid them; the rest as it hangs together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from wonderland.ui.boards.grid import column_and_row

Cell = tuple[int, int]
NEAR = ((1, 0), (-1, 0), (0, 1), (0, -1))


@dataclass(frozen=True, slots=True)
class Body:
    """A piece of dungeon that is drawn as one.

    Attributes:
        side: whose it is.
        cells: its squares, columns and rows from 0; the start square first where it has one.
        start: whether it has one.
    """

    side: str
    cells: tuple[Cell, ...]
    start: bool


def bodies_of(
    laid: Mapping[str, Iterable[str]], nets: Sequence[tuple[str, tuple[Cell, ...]]]
) -> tuple[Body, ...]:
    """The bodies of a table.

    Args:
        laid: each side's laid squares.
        nets: the nets that were unfolded: whose, and the squares, the start square first.
    """
    left = {side: {column_and_row(name) for name in names} for side, names in laid.items()}
    found = []
    for side, cells in nets:
        if left.get(side, set()) >= set(cells):
            left[side] -= set(cells)
            found.append(Body(side, cells, start=True))
    for side, cells_left in left.items():
        found += [Body(side, cells, start=False) for cells in _hanging(cells_left)]
    return tuple(found)


def _hanging(cells: set[Cell]) -> list[tuple[Cell, ...]]:
    """Squares parted into those that hang together."""
    left, found = set(cells), []
    while left:
        todo = [min(left)]
        left.discard(todo[0])
        body = []
        while todo:
            x, y = todo.pop()
            body.append((x, y))
            for dx, dy in NEAR:
                if (x + dx, y + dy) in left:
                    left.discard((x + dx, y + dy))
                    todo.append((x + dx, y + dy))
        found.append(tuple(sorted(body)))
    return found
