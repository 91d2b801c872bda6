"""What a puzzle of any game is: a position, a goal that can be forced, and a shortest way to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from wonderland.core.match import Match

FORMAT = "wonderland-puzzle/1"
SUFFIX = ".puzzle.yaml"


class Goal(Protocol):
    """What is to be reached."""

    @property
    def kind(self) -> str:
        """The game's word for it."""
        ...


class Puzzle(Protocol):
    """A puzzle, read and set up."""

    @property
    def number(self) -> int:
        """Its number among the game's puzzles, from 1."""
        ...

    @property
    def name(self) -> str:
        """Its name, from that of its file."""
        ...

    @property
    def game(self) -> str:
        """The game that it belongs to."""
        ...

    @property
    def title(self) -> str:
        """What a player is told it is called."""
        ...

    @property
    def grade(self) -> int:
        """How hard it is: 1, 2 or 3."""
        ...

    @property
    def themes(self) -> Sequence[str]:
        """What it is about."""
        ...

    @property
    def says(self) -> str:
        """What is asked for."""
        ...

    @property
    def hint(self) -> str:
        """What helps."""
        ...

    @property
    def goal(self) -> Goal:
        """What is to be reached."""
        ...

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two; ``""`` for the house's words."""
        ...

    @property
    def solution(self) -> Sequence[str]:
        """A shortest one, in lines."""
        ...

    @property
    def winning_lines(self) -> int:
        """How many shortest solutions there are."""
        ...

    @property
    def side(self) -> str:
        """The seat that solves it."""
        ...

    @property
    def length(self) -> int:
        """How many actions a shortest solution takes."""
        ...

    def open(self) -> Match:
        """Begin a match at its position."""
        ...

    def verdict(self, match: Match) -> bool | None:
        """Say of a match that began here whether the goal is reached, missed (False) or open."""
        ...

    def solved(self, match: Match) -> bool:
        """Whether a match that began here has reached the goal."""
        ...

    def silent(self, line: str) -> bool:
        """Whether with a line a seat only lets things be."""
        ...

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions in lines that begin here."""
        ...


class Attempt(Protocol):
    """A go at a puzzle, and what the solver knows of it."""

    @property
    def verdict(self) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        ...

    @property
    def asked(self) -> bool:
        """Whether the side that solves is to act."""
        ...

    def go_to(self, lines: Sequence[str]) -> None:
        """Let the match stand where these lines lead."""
        ...

    def can_be_solved(self) -> bool:
        """Whether the goal can still be forced from here."""
        ...

    def answer(self) -> str:
        """The other side's best answer, as a line."""
        ...

    def next_line(self) -> str | None:
        """A line of a shortest way on, None where the goal can't be forced any more."""
        ...


class Puzzles(Protocol):
    """The part of a game that knows its puzzles."""

    def load(self, path: Path) -> Puzzle:
        """Read a puzzle file and set its position up.

        Raises:
            BadInput: with all that is wrong in it.
        """
        ...

    def prove(self, puzzle: Puzzle) -> None:
        """Prove a puzzle: that its solution works against every answer, and none is shorter.

        Raises:
            BadInput: with the first thing that is not as the file says.
        """
        ...

    def attempt(self, puzzle: Puzzle) -> Attempt:
        """Begin a go at a puzzle."""
        ...
