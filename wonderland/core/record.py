"""A match record as plain data: the one list of lines that is save, replay, test and puzzle."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

FORMAT = "wonderland-record/2"
HUMAN = "human"
"""The player of a seat that a person plays, as of one of which nothing is said."""


def actor(line: str) -> str:
    """Whose line it is: a seat, or ``"*"`` for chance."""
    return line.split(" ", 1)[0]


def unsigned(line: str) -> str:
    """What a line says, without whose it is."""
    return line.partition(" ")[2]


def same_lines(one: Sequence[str], other: Sequence[str]) -> int:
    """With how many lines two lists begin that are the same in both."""
    try:
        return operator.indexOf(map(operator.ne, one, other), True)
    except ValueError:
        return min(len(one), len(other))


@dataclass(slots=True)
class Record:
    """A match record in memory (contract, "A match record").

    Attributes:
        game: the game's name in the registry.
        moves: one line an event, a player's or chance's, oldest first.
        title: free text, or None.
        seats: for each side its ``name`` and ``player``; empty where not given.
        seed: what chance is drawn from beyond the last line, or None.
        options: the game's options.
        setup: the game's own set-up keys (``pools``, ``position``).
        mods: the names of the user's own definition files without which it can't be played on.
        source: the file it was read from, for messages; None where it was made in memory.
        lines: for each of ``moves`` its line in ``source``; empty where it was made in memory.
        head_lines: for keys of the head (paths from the top) their lines in ``source``.
    """

    game: str
    moves: list[str] = field(default_factory=list)
    title: str | None = None
    seats: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    seed: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, object] = field(default_factory=dict)
    mods: tuple[str, ...] = ()
    source: str | None = None
    lines: list[int] = field(default_factory=list)
    head_lines: Mapping[tuple[str | int, ...], int] = field(default_factory=dict)

    def line_of(self, path: tuple[str | int, ...]) -> int:
        """Return the line of a key of the head, or of the nearest key around it; 0 if unknown."""
        for length in range(len(path), 0, -1):
            if line := self.head_lines.get(path[:length]):
                return line
        return 0
