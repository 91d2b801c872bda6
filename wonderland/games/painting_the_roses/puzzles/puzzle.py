"""Puzzles of the roses as files: a position in a side's turn, a goal, and a shortest way to it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.records import from_document
from wonderland.content.yamlfile import Document, check_model
from wonderland.content.yamlfile import load as load_yaml
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.match import Match
from wonderland.core.puzzle import SUFFIX
from wonderland.core.puzzle import Puzzle as AnyPuzzle
from wonderland.core.record import Record, actor
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.games.painting_the_roses.position import Action, Position
from wonderland.games.painting_the_roses.puzzles.solver import Goal, Kind, Search
from wonderland.games.painting_the_roses.state import ACT, State

GAME = "painting-the-roses"
"""The game whose puzzles these are."""
_NAME = re.compile(r"(\d\d)-([a-z][a-z-]*)\.puzzle\.yaml\Z")
_FREE = ("end", "allow", "cancel")
_ABOUT = {"move": "walking", "paint": "paint", "stalk": "the Queen of Hearts"}
_FACES = {"J": "Jacks", "Q": "Queens", "K": "Kings"}
LENGTHS = {1: (1, 2), 2: (1, 3), 3: (2, 3)}
"""How many actions a solution of each grade takes."""


class PuzzleModel(BaseModel):
    """What a puzzle file holds."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    format: Literal["wonderland-puzzle/1"]
    title: Annotated[str, Field(min_length=1, max_length=40)]
    grade: Literal[1, 2, 3]
    goal: Kind
    says: Annotated[str, Field(min_length=1, max_length=200)]
    hint: Annotated[str, Field(min_length=1, max_length=200)]
    solution: Annotated[list[str], Field(min_length=1)]
    winning_lines: Annotated[int, Field(ge=1)]
    record: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle, read and set up, not yet proved (``core.puzzle.Puzzle``)."""

    number: int
    name: str
    title: str
    grade: int
    says: str
    hint: str
    goal: Goal
    solution: tuple[str, ...]
    winning_lines: int
    record: Record
    document: Document

    def open(self) -> Match:
        """Begin a match at the puzzle's position."""
        return Match(PaintingTheRoses(), self.record)

    def verdict(self, match: Match) -> bool | None:
        """Say of a match that began here whether the goal is reached, missed (False) or open."""
        return self.goal.verdict(state_of(match))

    def solved(self, match: Match) -> bool:
        """Whether a match that began here has reached the goal."""
        return self.verdict(match) is True

    @property
    def game(self) -> str:
        """The game that it belongs to."""
        return GAME

    @property
    def side(self) -> str:
        """The seat that solves it."""
        return actor(self.solution[0])

    @property
    def themes(self) -> tuple[str, ...]:
        """What its solution is made of."""
        words = [line.split() for line in self.solution if actor(line) == self.side]
        found = [_ABOUT.get(verb) or _FACES.get(card[0][0]) for _, verb, *card in words if card]
        return tuple(dict.fromkeys(theme for theme in found if theme))

    @property
    def length(self) -> int:
        """How many actions a shortest solution takes."""
        return self.actions(self.solution)

    def silent(self, line: str) -> bool:
        """Whether with a line a seat only lets things be."""
        return line.split()[1] == "allow"

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions."""
        mine = (line.split()[1] for line in lines if actor(line) == self.side)
        return sum(verb not in _FREE for verb in mine)


class Attempt:
    """A player's go at a puzzle: the match, and what the solver knows of it.

    Args:
        puzzle: what is to be solved.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.open()
        self._search = Search(puzzle.goal)

    def go_to(self, lines: Sequence[str]) -> None:
        """Let the match stand where these lines lead."""
        self.match = self.puzzle.open()
        for line in lines:
            self.match.play(line)

    @property
    def verdict(self) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        return self.puzzle.verdict(self.match)

    @property
    def asked(self) -> bool:
        """Whether the side that solves is to act."""
        return self.match.to_act == self.puzzle.side

    def can_be_solved(self) -> bool:
        """Whether the goal can still be forced from here."""
        return self._search.reaches(state_of(self.match))

    def answer(self) -> str:
        """Return the best answer of the seat that is asked, as a line.

        Raises:
            ValueError: if no other seat is to act.
        """
        if self.verdict is not None or self.asked:
            raise ValueError("no other seat is to act")
        return self._best()

    def next_line(self) -> str | None:
        """Return a line of a shortest way on, None where the goal can't be forced any more.

        Raises:
            ValueError: if the side that solves is not to act.
        """
        if self.verdict is not None or not self.asked:
            raise ValueError("the side that solves is not to act")
        return self._best() if self.can_be_solved() else None

    def _best(self) -> str:
        state = state_of(self.match)
        assert state.to_act is not None
        return str(Action(state.config, state.to_act, self._search.best(state)))


class RosesPuzzles:
    """The puzzles of the roses (``core.puzzle.Puzzles``)."""

    def load(self, path: Path) -> Puzzle:
        """Read a puzzle file and set its position up."""
        return load(path)

    def prove(self, puzzle: AnyPuzzle) -> None:
        """Prove a puzzle."""
        assert isinstance(puzzle, Puzzle)
        prove(puzzle)

    def attempt(self, puzzle: AnyPuzzle) -> Attempt:
        """Begin a go at a puzzle."""
        assert isinstance(puzzle, Puzzle)
        return Attempt(puzzle)


def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``prove`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load_yaml(path)
    model: PuzzleModel = check_model(document, PuzzleModel)
    record = from_document(document.part("record"))
    if record.game != GAME:
        raise fault(
            document, ("record", "game"), f"a puzzle's record is of {GAME}, not of {record.game}"
        )
    state = state_of(Match(PaintingTheRoses(), record))
    if record.moves:
        raise fault(document, ("record", "moves"), "a puzzle's record has no moves")
    if state.phase != ACT:
        raise fault(document, ("record", "position"), "the position is not in an action step")
    if model.goal == "save" and state.config.players != 2:
        raise fault(document, ("goal",), "save is for two seats: one is to be stopped")
    named = _NAME.match(path.name)
    return Puzzle(
        number=int(named[1]) if named else 0,
        name=named[2] if named else path.name.removesuffix(SUFFIX),
        title=model.title,
        grade=model.grade,
        says=model.says,
        hint=model.hint,
        goal=Goal(model.goal, state.active),
        solution=tuple(model.solution),
        winning_lines=model.winning_lines,
        record=record,
        document=document,
    )


def prove(puzzle: Puzzle) -> None:
    """Prove a puzzle: its solution against the best answers, its length, the number of solutions.

    Raises:
        BadInput: with the first thing that is not as the file says.
    """
    search, document, match = Search(puzzle.goal), puzzle.document, puzzle.open()
    start = state_of(match).copy()
    if not search.reaches(start):
        raise fault(document, ("record", "position"), "the goal can't be forced")
    if puzzle.goal.kind == "save" and not puzzle.goal.next_wins(start):
        raise fault(document, ("goal",), "there is nothing to save: the next seat can't win")
    for index, line in enumerate(puzzle.solution):
        try:
            match.play(line)
        except IllegalAction as refused:
            what = f"{line!r}: {refused.message}"
            raise fault(document, ("solution", index), what, rule=refused.rule) from refused
        if not search.reaches(state_of(match)):
            raise fault(document, ("solution", index), f"{line!r} lets the goal slip")
    if not puzzle.solved(match):
        raise fault(document, ("solution",), "the solution ends before the goal is reached")
    shortest, ways = search.length(start), search.ways(start)
    if puzzle.length != shortest:
        what = f"the solution takes {puzzle.length} actions, and the shortest {shortest}"
        raise fault(document, ("solution",), what)
    if ways != puzzle.winning_lines:
        what = f"there are {ways} shortest solutions, not {puzzle.winning_lines}"
        raise fault(document, ("winning_lines",), what)
    least, most = LENGTHS[puzzle.grade]
    if not least <= shortest <= most:
        what = f"a solution of {shortest} actions is none of grade {puzzle.grade}"
        raise fault(document, ("grade",), what, f"Such puzzles take {least} to {most}.")


def fault(
    document: Document, place: tuple[str | int, ...], message: str, mend: str = "", rule: str = ""
) -> BadInput:
    """Make the error that says what is wrong at a place of a puzzle file."""
    return BadInput([Problem(document.name, document.line_of(place), message, mend, rule=rule)])


def state_of(match: Match) -> State:
    """The numbers behind a match of the roses."""
    assert isinstance(match.position, Position)
    return match.position.value
