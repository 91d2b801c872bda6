"""The nets that were unfolded in a match, read off its lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.dungeon_dice.facts import Cell, Facts
from wonderland.ui.games.dungeon_dice.intent import Intent

Net = tuple[str, tuple[Cell, ...]]
"""Whose it is, and its squares, the start square first."""


def nets_in(facts: Facts, lines: Iterable[str]) -> list[Net]:
    """The nets that lines laid."""
    found = []
    for line in lines:
        words = line.split()
        if len(words) == 5 and words[1] == "summon":
            found.append((words[0], _cells(facts, words[3], words[4])))
    return found


def _cells(facts: Facts, net: str, start: str) -> tuple[Cell, ...]:
    letter, orientation = net.split("/")
    x, y = column_and_row(start)
    return tuple((x + dx, y + dy) for dx, dy in facts.cells(letter, int(orientation)))


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
