"""The nets that were unfolded in a match, read off its lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wonderland.games.dungeon_dice.named_line import Net as OrientedNet
from wonderland.games.dungeon_dice.named_line import in_names, read_net
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.dungeon_dice.facts import Cell, Facts
from wonderland.ui.games.dungeon_dice.intent import Intent

Net = tuple[str, tuple[Cell, ...]]
"""Whose it is, and its squares, the start square first."""


def nets_in(facts: Facts, lines: Iterable[str]) -> list[Net]:
    """The nets that lines laid."""
    found = []
    for line in lines:
        one = in_names(line)
        if one.net:
            found.append((one.side, cells_of(facts, one.net, one.end)))
    return found


def nets_of(facts: Facts, known: Sequence[str]) -> list[Net]:
    """The nets that a start says were unfolded: whose each is, which, and its start square."""
    listed = (words.split() for words in known)
    return [(side, cells_of(facts, read_net(net), start)) for side, net, start in listed]


def cells_of(facts: Facts, net: OrientedNet, start: str) -> tuple[Cell, ...]:
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
