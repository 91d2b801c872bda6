"""Which laid squares are one net: told by the lines that laid them; the rest as it hangs together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from wonderland.games.dungeon_dice.named_line import Net as OrientedNet
from wonderland.games.dungeon_dice.named_line import in_names, read_net
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.dungeon_dice.facts import Cell, Facts
from wonderland.ui.games.dungeon_dice.intent import Intent

NEAR = ((1, 0), (-1, 0), (0, 1), (0, -1))
Net = tuple[str, tuple[Cell, ...]]
"""Whose it is, and its squares, the start square first."""


class Body(NamedTuple):
    """A piece of dungeon that is drawn as one.

    Attributes:
        side: whose it is.
        cells: its squares, columns and rows from 0; the start square first where it has one.
        start: whether it has one.
    """

    side: str
    cells: tuple[Cell, ...]
    start: bool


def bodies_of(laid: Mapping[str, Iterable[str]], nets: Sequence[Net]) -> tuple[Body, ...]:
    """The bodies of a table, by each side's laid squares and the nets that were unfolded."""
    left = {side: {*map(column_and_row, names)} for side, names in laid.items()}
    found = []
    for side, cells in nets:
        if left.get(side, set()) >= {*cells}:
            left[side] -= {*cells}
            found.append(Body(side, cells, start=True))
    for side, cells_left in left.items():
        found += [Body(side, cells, start=False) for cells in _hanging(cells_left)]
    return tuple(found)


def _hanging(left: set[Cell]) -> list[tuple[Cell, ...]]:
    """Squares parted into those that hang together."""
    found = []
    while left:
        body = [min(left)]
        for x, y in body:
            near = left & {(x + dx, y + dy) for dx, dy in NEAR} - {*body}
            body += near
        left = left - {*body}
        found.append(tuple(sorted(body)))
    return found


# --- the nets that were unfolded -------------------------------------------------------------------
def nets_in(facts: Facts, lines: Iterable[str]) -> list[Net]:
    """The nets that lines laid."""
    return [(one.side, _cells(facts, one.net, one.end)) for one in map(in_names, lines) if one.net]


def nets_of(facts: Facts, known: Sequence[str]) -> list[Net]:
    """The nets that a start says were unfolded: whose each is, which, and its start square."""
    listed = (words.split() for words in known)
    return [(side, _cells(facts, read_net(net), start)) for side, net, start in listed]


def _cells(facts: Facts, net: OrientedNet, start: str) -> tuple[Cell, ...]:
    """The squares that a net covers, its start square first."""
    x, y = column_and_row(start)
    return tuple((x + dx, y + dy) for dx, dy in facts.cells(net.letter, net.orientation))


class Nets:
    """The nets of a match; begun anew where its lines changed.

    Attributes:
        known: those that lay already in the position that the match began with.
    """

    def __init__(self, intent: Intent) -> None:
        self._intent = intent
        self._lines: list[str] = []
        self._found: list[Net] = []
        self.known: tuple[Net, ...] = ()

    def all(self) -> Sequence[Net]:
        """Every net."""
        lines = self._intent.match.lines
        if self._lines != lines[: len(self._lines)]:
            self._lines, self._found = [], []
        self._found += nets_in(self._intent.facts, lines[len(self._lines) :])
        self._lines = list(lines)
        return [*self.known, *self._found]
