"""Puzzle files of any game: what they hold, how they are read, and a player's go at one.

A file holds a position as a record without moves, a goal that can be forced from there, a shortest
solution with the best answers to it, and the number of all shortest solutions. A game says what its
goals are, what a position must be like, and what its solver knows.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from pydantic import Field

from wonderland.content.records import from_document
from wonderland.content.reread import reread
from wonderland.content.yamlfile import Document, check_model, load
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.puzzle import SUFFIX, Attempt
from wonderland.core.puzzle import Puzzle as AnyPuzzle
from wonderland.core.record import Record, actor
from wonderland.kit.position import Copied
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Said

_NAME = re.compile(r"(\d\d)-([a-z][a-z-]*)\.puzzle\.yaml\Z")

S = TypeVar("S", bound=Copied)
S_contra = TypeVar("S_contra", contravariant=True)
C = TypeVar("C")
C_contra = TypeVar("C_contra", contravariant=True)
C_co = TypeVar("C_co", covariant=True)
K_co = TypeVar("K_co", bound=str, covariant=True)
M = TypeVar("M", bound="PuzzleModel[str]")
P = TypeVar("P", bound=AnyPuzzle)


class PuzzleModel(Strict, Generic[K_co]):
    """What a puzzle file holds; a game says which goals there are, and may add to it."""

    format: Literal["wonderland-puzzle/1"]
    title: Annotated[str, Field(min_length=1, max_length=40), Said]
    grade: Literal[1, 2, 3]
    goal: K_co
    says: Annotated[str, Field(min_length=1, max_length=200), Said]
    hint: Annotated[str, Field(min_length=1, max_length=200), Said]
    solution: Annotated[list[str], Field(min_length=1)]
    winning_lines: Annotated[int, Field(ge=1)]
    record: dict[str, object]


class StateGoal(Protocol[S_contra]):
    """A goal that is judged by a game's state in numbers."""

    @property
    def kind(self) -> str:
        """The game's word for it."""
        ...

    def verdict(self, state: S_contra) -> bool | None:
        """Whether it is reached, missed (False) or open."""
        ...


class Searching(Protocol[S_contra, C_co]):
    """A solver that knows what can be forced from a state, and how."""

    def reaches(self, state: S_contra) -> bool:
        """Whether the goal can be forced."""
        ...

    def best(self, state: S_contra) -> C_co:
        """What the awaited seat does best, for or against the goal."""
        ...

    def length(self, state: S_contra) -> int:
        """How many actions a shortest way takes against the best answers."""
        ...

    def ways(self, state: S_contra) -> int:
        """How many shortest ways there are."""
        ...


class Standing(Protocol[S, C_contra]):
    """A game's position, the state in numbers behind it, and what may be done there as lines."""

    value: S

    def __init__(self, value: S, /) -> None: ...

    @classmethod
    def of(cls, match: Match, /) -> Self:
        """The position of a match of the game."""
        ...

    def line_of(self, code: C_contra, /) -> str:
        """An action of whoever is awaited, as a line."""
        ...


def fault(document: Document, place: tuple[str | int, ...], message: str, mend: str = "", rule: str = "") -> BadInput:
    """Make the error that says what is wrong at a place of a puzzle file."""
    return BadInput([Problem(document.name, document.line_of(place), message, mend, rule=rule)])


# --- puzzles -------------------------------------------------------------------------------------
class SearchedPuzzle(ABC, Generic[S, C]):
    """A puzzle, read and set up, not yet proved (``core.puzzle.Puzzle``); its solver knows what is best.

    Args:
        said: what its file says.
        record: the position.
        document: the file, for messages; its name tells number and name, ``07-long-legs.puzzle.yaml``.

    Attributes:
        rules: the game.
        position: its positions.
        model: what a file holds.
        free: the verbs of lines that count as no action of a solution.
        about: the theme of each verb that has one.
        lengths: how many actions a solution of each grade takes, at least and at most.
        goal: what is to be reached, and by whom.
    """

    rules: type[Game]
    position: type[Standing[S, C]]
    model: ClassVar[type[PuzzleModel[str]]]
    free: ClassVar[Collection[str]] = ()
    about: ClassVar[Mapping[str, str]] = {}
    lengths: ClassVar[Mapping[int, tuple[int, int]]]

    def __init__(self, said: PuzzleModel[str], record: Record, document: Document) -> None:
        name = Path(document.name).name
        named = _NAME.match(name)
        self.number = int(named[1]) if named else 0
        self.name = named[2] if named else name.removesuffix(SUFFIX)
        self.title, self.grade = said.title, said.grade
        self.says, self.hint = said.says, said.hint
        self.solution, self.winning_lines = tuple(said.solution), said.winning_lines
        self.record, self.document = record, document
        self.goal = self.goal_of(said.goal, self.state_of(self.open()))

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a puzzle file and set its position up; ``prove`` proves it too.

        Raises:
            BadInput: with all that is wrong in it.
        """
        document = load(path)
        said = check_model(document, cls.model)
        record = from_document(document.part("record"))
        if record.game != cls.rules.name:
            what = say("a puzzle's record is of {game}, not of {other}", game=cls.rules.name, other=record.game)
            raise fault(document, ("record", "game"), what)
        if record.moves:
            raise fault(document, ("record", "moves"), say("a puzzle's record has no moves"))
        return cls(said, record, document)

    @abstractmethod
    def goal_of(self, kind: str, start: S) -> StateGoal[S]:
        """What is to be reached from where it begins.

        Raises:
            BadInput: if there is no such goal there.
        """

    @property
    def game(self) -> str:
        """The game that it belongs to."""
        return self.record.game

    @property
    def wanted(self) -> tuple[str, str]:
        """What is wanted, in a few words and in a word or two; ``""`` for the house's words."""
        return "", ""

    @property
    def length(self) -> int:
        """How many actions a shortest solution takes."""
        return self.actions(self.solution)

    def verdict(self, match: Match) -> bool | None:
        """Say of a match that began here whether the goal is reached, missed (False) or open."""
        return self.goal.verdict(self.state_of(match))

    def solved(self, match: Match) -> bool:
        """Whether a match that began here has reached the goal."""
        return self.verdict(match) is True

    @property
    def side(self) -> str:
        """The seat that solves it."""
        return actor(self.solution[0])

    def open(self) -> Match:
        """Begin a match at its position."""
        return Match(self.rules(), self.record)

    def state_of(self, match: Match) -> S:
        """The numbers behind a match that began here."""
        return self.position.of(match).value

    @abstractmethod
    def silent(self, line: str) -> bool:
        """Whether with a line a seat only lets things be."""

    @property
    def themes(self) -> Sequence[str]:
        """What it is about: what its solution is made of."""
        found = [self.about.get(verb) for verb in self.own_verbs(self.solution)]
        return tuple(dict.fromkeys([theme for theme in found if theme]))

    def own_verbs(self, lines: Iterable[str]) -> list[str]:
        """The verbs of the solving side's lines."""
        return [line.split()[1] for line in lines if actor(line) == self.side]

    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions."""
        return sum(verb not in self.free for verb in self.own_verbs(lines))

    @abstractmethod
    def solver(self) -> Searching[S, C]:
        """What knows what can be forced from its positions."""

    def written(self, state: S, code: C) -> str:
        """What is best done in a state, as a line of the seat that is awaited."""
        return self.position(state).line_of(code)

    def attempt(self) -> SearchedAttempt[S, C]:
        """A player's go at it, and what the solver knows of that."""
        return SearchedAttempt(self)

    # --- its proof
    def check_goal(self, start: S) -> None:
        """Hold what else its goal asks of where it begins; here that is nothing.

        Raises:
            BadInput: if it is not so.
        """

    def check_grade(self, start: S, shortest: int) -> None:  # noqa: ARG002
        """Hold the length of its shortest solution against its grade.

        Raises:
            BadInput: if it is too short or too long.
        """
        least, most = self.lengths[self.grade]
        if not least <= shortest <= most:
            what = say("a solution of {shortest} actions is none of grade {grade}", shortest=shortest, grade=self.grade)
            mend = say("Such puzzles take {least} to {most}.", least=least, most=most)
            raise fault(self.document, ("grade",), what, mend)

    def slip(self, line: str, state: S) -> str:  # noqa: ARG002
        """What is said of a line that lets the goal slip, and led to a state."""
        return say("{line!r} lets the goal slip", line=line)

    def shorter(self, start: S) -> str:  # noqa: ARG002
        """What is said where the solution is too long: nothing, or a shortest one."""
        return ""

    def prove(self) -> None:
        """Prove its solution against the best answers, its length, the number of solutions.

        Raises:
            BadInput: with the first thing that is not as the file says.
        """
        self.prove_by(self.solver())

    def prove_by(self, search: Searching[S, C]) -> None:
        """Prove it by a solver, as ``prove`` does."""
        start = self.state_of(self.open()).copy()
        if not search.reaches(start):
            raise fault(self.document, ("record", "position"), say("the goal can't be forced"))
        self.check_goal(start)
        self._prove_solution(search)
        shortest = search.length(start)
        if self.length != shortest:
            what = say(
                "the solution takes {length} actions, and the shortest {shortest}",
                length=self.length,
                shortest=shortest,
            )
            raise fault(self.document, ("solution",), what, self.shorter(start))
        if (ways := search.ways(start)) != self.winning_lines:
            what = say("there are {ways} shortest solutions, not {told}", ways=ways, told=self.winning_lines)
            raise fault(self.document, ("winning_lines",), what)
        self.check_grade(start, shortest)

    def _prove_solution(self, search: Searching[S, C]) -> None:
        """Hold each line of the solution against the best answers, and that it reaches the goal."""
        match = self.open()
        for index, line in enumerate(self.solution):
            place = ("solution", index)
            if self.verdict(match) is not None:
                what = say("the puzzle is over before {line!r}", line=line)
                raise fault(self.document, place, what)
            try:
                match.play(line)
            except IllegalAction as refused:
                what = f"{line!r}: {refused.message}"
                raise fault(self.document, place, what, rule=refused.rule) from refused
            if not search.reaches(self.state_of(match)):
                raise fault(self.document, place, self.slip(line, self.state_of(match)))
        if not self.solved(match):
            what = say("the solution ends before the goal is reached")
            raise fault(self.document, ("solution", len(self.solution) - 1), what)


class SearchedAttempt(Generic[S, C]):
    """A player's go at a puzzle, and what its solver knows of it (``core.puzzle.Attempt``).

    Args:
        puzzle: what is to be solved.

    Attributes:
        match: where it stands; the caller plays it and takes back in it.
        search: knows what can be forced.
    """

    def __init__(self, puzzle: SearchedPuzzle[S, C]) -> None:
        self.puzzle = puzzle
        self.match = puzzle.open()
        self.search = puzzle.solver()

    @property
    def state(self) -> S:
        """The numbers behind the match."""
        return self.puzzle.state_of(self.match)

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

    def answer(self) -> str:
        """Return the best answer of the seat that is asked, as a line.

        Raises:
            ValueError: if no other seat is to act.
        """
        if self.verdict is not None or self.asked:
            raise ValueError("the other side is not to act")
        return self.best_line()

    def next_line(self) -> str | None:
        """Return a line of a shortest way on, None where the goal can't be forced any more.

        Raises:
            ValueError: if the side that solves is not to act.
        """
        if self.verdict is not None or not self.asked:
            raise ValueError("the side that solves is not to act")
        return self.next_best() if self.can_be_solved() else None

    def can_be_solved(self) -> bool:
        """Whether the goal can still be forced from here."""
        return self.search.reaches(self.state)

    def best_line(self) -> str:
        """What the awaited seat does best, as a line."""
        state = self.state
        return self.puzzle.written(state, self.search.best(state))

    def next_best(self) -> str:
        """A line of a shortest way on, which there is."""
        return self.best_line()


class FilePuzzles(Generic[S, C]):
    """The part of a game that knows its puzzles (``core.puzzle.Puzzles``).

    Args:
        kind: the class of its puzzles.

    Attributes:
        load: reads a puzzle file and sets its position up.
    """

    def __init__(self, kind: type[SearchedPuzzle[S, C]]) -> None:
        self._kind = kind
        self.load = reread(kind.read)

    def prove(self, puzzle: AnyPuzzle) -> None:
        """Prove a puzzle.

        Raises:
            BadInput: with the first thing that is not as the file says.
        """
        self._own(puzzle).prove()

    def attempt(self, puzzle: AnyPuzzle) -> Attempt:
        """Begin a go at a puzzle."""
        return self._own(puzzle).attempt()

    def _own(self, puzzle: AnyPuzzle) -> SearchedPuzzle[S, C]:
        assert isinstance(puzzle, self._kind)
        return puzzle
