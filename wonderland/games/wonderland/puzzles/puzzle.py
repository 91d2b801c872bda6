"""Puzzles of the flagship: positions in which one side wins, or saves itself, by this turn's actions.

A puzzle begins in the action step of the side that solves it. Its goal is one of two:

``win``   That side ends the match as its winner in this very turn, whatever the other side does in
          its windows and in check defense.
``save``  That side has not lost when the other side's next turn is over, whatever the other side
          does now and in that turn. The other side has no card left in its pool, so by W-16 it
          chooses and rolls no dice: it plays from the factors that it has.

So nothing is left to chance, and ``solver`` can prove every puzzle by looking at every answer. A
file holds the position as a record without moves, a shortest solution with the best answers to it,
and the number of all shortest solutions.
"""

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
from wonderland.core.errors import BadInput, Problem
from wonderland.core.match import Match
from wonderland.core.puzzle import SUFFIX
from wonderland.core.record import Record
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.codes import Code, walks_on
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.puzzles.solver import Goal, Kind, Search, after, in_lines, price
from wonderland.games.wonderland.puzzles.themes import Theme
from wonderland.games.wonderland.state import ACTION, SIDES, State

GAME = "wonderland"
"""The game whose puzzles these are."""
_SILENT = ("pass", "done")
_NAME = re.compile(r"(\d\d)-([a-z][a-z-]*)\.puzzle\.yaml\Z")


class PuzzleModel(BaseModel):
    """What a puzzle file holds."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    format: Literal["wonderland-puzzle/1"]
    title: Annotated[str, Field(min_length=1, max_length=40)]
    grade: Literal[1, 2, 3]
    goal: Kind
    themes: Annotated[list[Theme], Field(min_length=1)]
    says: Annotated[str, Field(min_length=1, max_length=200)]
    hint: Annotated[str, Field(min_length=1, max_length=200)]
    solution: Annotated[list[str], Field(min_length=1)]
    winning_lines: Annotated[int, Field(ge=1)]
    record: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle, read and set up, not yet proved.

    Attributes:
        number, name: from the name of its file, ``07-long-legs.puzzle.yaml``.
        title, says, hint: what a player is told.
        grade: 1, 2 or 3; ``GRADES`` names them.
        themes: what it is about.
        goal: what is to be reached, and by whom.
        solution: a shortest one, in lines.
        winning_lines: how many shortest solutions there are, those in another order too.
        record: the position.
        document: the file, for messages.
    """

    number: int
    name: str
    title: str
    grade: int
    themes: tuple[Theme, ...]
    says: str
    hint: str
    goal: Goal
    solution: tuple[str, ...]
    winning_lines: int
    record: Record
    document: Document

    def open(self) -> Match:
        """Begin a match at the puzzle's position."""
        return Match(Wonderland(), self.record)

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
        """The side that solves it."""
        return SIDES[self.goal.side]

    @property
    def length(self) -> int:
        """How many actions a shortest solution takes."""
        return self.actions(self.solution)

    def silent(self, line: str) -> bool:
        """Whether with a line a side only lets things be."""
        return line.split()[1] in _SILENT

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions in lines that begin here: steps, attacks and uses."""
        match, count = self.open(), 0
        for line in lines:
            read = notation.read(state_of(match), line)
            if read.actor == self.goal.side:
                count += sum(price(code) for code in read.codes)
            match.play(line)
        return count


class Attempt:
    """A player's go at a puzzle: the match, and what the solver knows of it.

    Attributes:
        puzzle: what is to be solved.
        match: where the attempt stands; the caller plays it and takes back in it.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.open()
        self._search = Search(state_of(self.match), puzzle.goal)

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
        """Return the other side's best answer as a line.

        Raises:
            ValueError: if the other side is not to act.
        """
        if self.verdict is not None or self.asked:
            raise ValueError("the other side is not to act")
        state = state_of(self.match)
        return in_lines(state, (self._search.answer(state),))[0]

    def next_line(self) -> str | None:
        """Return a line of a shortest way on, None where the goal can't be forced any more.

        Steps of one being in a row that nobody could answer are one line.

        Raises:
            ValueError: if the side that solves is not to act.
        """
        if self.verdict is not None or not self.asked:
            raise ValueError("the side that solves is not to act")
        state = state_of(self.match)
        if not self._search.reaches(state):
            return None
        first = self._first_action(state)
        codes = [first]
        then = after(state, first)
        while isinstance(first, act.Step) and self._walks_on(then, first):
            codes.append(self._first_action(then))
            then = after(then, codes[-1])
        return in_lines(state, tuple(codes))[0]

    def _first_action(self, state: State) -> Code:
        return self._search.first_actions(state, self._search.shortest(state) or 0)[0]

    def _walks_on(self, state: State, step: Code) -> bool:
        """Whether a shortest way goes on with another step of the same being."""
        if self.puzzle.goal.verdict(state) is not None or state.to_act != self.puzzle.goal.side:
            return False
        return walks_on(step, self._first_action(state))


def load(path: Path) -> Puzzle:
    """Read a puzzle file and set its position up; ``proof.check`` proves it too.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load_yaml(path)
    model: PuzzleModel = check_model(document, PuzzleModel)
    record = from_document(document.part("record"))
    if record.game != GAME:
        what = f"a puzzle's record is of {GAME}, not of {record.game}"
        raise fault(document, ("record", "game"), what)
    state = state_of(Match(Wonderland(), record))
    _check_position(document, record, state, model.goal)
    named = _NAME.match(path.name)
    return Puzzle(
        number=int(named[1]) if named else 0,
        name=named[2] if named else path.name.removesuffix(SUFFIX),
        title=model.title,
        grade=model.grade,
        themes=tuple(model.themes),
        says=model.says,
        hint=model.hint,
        goal=Goal(model.goal, state.active, state.turn),
        solution=tuple(model.solution),
        winning_lines=model.winning_lines,
        record=record,
        document=document,
    )


def _check_position(document: Document, record: Record, state: State, goal: Kind) -> None:
    """Hold a position against what a puzzle needs so that nothing in it is left to chance."""
    place = ("record", "position")
    if record.moves:
        raise fault(document, ("record", "moves"), "a puzzle's record has no moves")
    if state.phase != ACTION:
        what = "the position is not in the action step of a side"
        raise fault(document, place, what, "It has active: w or e, and phase: action.")
    other = 1 - state.active
    if goal == "save" and state.pool[other]:
        left = ", ".join(state.config.ids[card][1:] for card in state.pool[other])
        what = f"the other side could roll dice in its turn, since its pool holds {left}"
        raise fault(document, ("record", "pools", SIDES[other]), what, "Take those cards out.")


def fault(
    document: Document, place: tuple[str | int, ...], message: str, mend: str = "", rule: str = ""
) -> BadInput:
    """Make the error that says what is wrong at a place of a puzzle file."""
    return BadInput([Problem(document.name, document.line_of(place), message, mend, rule=rule)])


def state_of(match: Match) -> State:
    """The numbers behind a match of the flagship."""
    assert isinstance(match.position, Position)
    return match.position.value
