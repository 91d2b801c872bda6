"""Puzzle files of any game: what they hold, how they are read, and a player's go at one.

A file holds a position as a record without moves, a goal that can be forced from there, a shortest
solution with the best answers to it, and the number of all shortest solutions. A game says what its
goals are, what a position must be like, and what its solver knows.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
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


class Reaching(Protocol[S_contra]):
    """A solver that knows what can be forced from a state."""

    def reaches(self, state: S_contra) -> bool:
        """Whether the goal can be forced."""
        ...


class Searching(Reaching[S_contra], Protocol[S_contra, C_co]):
    """A solver that knows what is best done in a state, and how many actions a shortest way takes."""

    def best(self, state: S_contra) -> C_co:
        """What the awaited seat does best, for or against the goal."""
        ...

    def length(self, state: S_contra) -> int:
        """How many actions a shortest way takes against the best answers."""
        ...

    def ways(self, state: S_contra) -> int:
        """How many shortest ways there are."""
        ...


class Standing(Protocol[S]):
    """A game's position, and the state in numbers behind it."""

    value: S

    @classmethod
    def of(cls, match: Match, /) -> Self:
        """The position of a match of the game."""
        ...


class Written(Standing[S], Protocol[S, C_contra]):
    """A position that writes what may be done there."""

    def __init__(self, value: S, /) -> None: ...

    def line_of(self, code: C_contra, /) -> str:
        """An action of whoever is awaited, as a line."""
        ...


# --- files ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class PuzzleHead:
    """What every puzzle's file says.

    Attributes:
        number, name: from the name of the file, ``07-long-legs.puzzle.yaml``.
        title, says, hint: what a player is told.
        grade: 1, 2 or 3.
        solution: a shortest one, in lines.
        winning_lines: how many shortest solutions there are, those in another order too.
        record: the position.
        document: the file, for messages.
    """

    number: int
    name: str
    title: str
    grade: int
    says: str
    hint: str
    solution: tuple[str, ...]
    winning_lines: int
    record: Record
    document: Document


def read_puzzle(path: Path, game: str, model: type[M]) -> tuple[M, PuzzleHead]:
    """Read a puzzle file; its position is not set up yet.

    Raises:
        BadInput: with what is wrong in it.
    """
    document = load(path)
    said = check_model(document, model)
    record = from_document(document.part("record"))
    if record.game != game:
        what = say("a puzzle's record is of {game}, not of {other}", game=game, other=record.game)
        raise fault(document, ("record", "game"), what)
    if record.moves:
        raise fault(document, ("record", "moves"), say("a puzzle's record has no moves"))
    named = _NAME.match(path.name)
    head = PuzzleHead(
        number=int(named[1]) if named else 0,
        name=named[2] if named else path.name.removesuffix(SUFFIX),
        title=said.title,
        grade=said.grade,
        says=said.says,
        hint=said.hint,
        solution=tuple(said.solution),
        winning_lines=said.winning_lines,
        record=record,
        document=document,
    )
    return said, head


def fault(
    document: Document, place: tuple[str | int, ...], message: str, mend: str = "", rule: str = ""
) -> BadInput:
    """Make the error that says what is wrong at a place of a puzzle file."""
    return BadInput([Problem(document.name, document.line_of(place), message, mend, rule=rule)])


def play_solution_line(puzzle: FilePuzzle[S], match: Match, index: int) -> None:
    """Play a line of a puzzle's solution in a match that began there.

    Raises:
        BadInput: if it is refused.
    """
    line = puzzle.solution[index]
    try:
        match.play(line)
    except IllegalAction as refused:
        what = f"{line!r}: {refused.message}"
        raise fault(puzzle.document, ("solution", index), what, rule=refused.rule) from refused


def check_ways(puzzle: FilePuzzle[S], ways: int) -> None:
    """Hold the number of shortest solutions against what the file says.

    Raises:
        BadInput: if there are more or fewer.
    """
    if ways != puzzle.winning_lines:
        what = say(
            "there are {ways} shortest solutions, not {told}", ways=ways, told=puzzle.winning_lines
        )
        raise fault(puzzle.document, ("winning_lines",), what)


# --- puzzles -------------------------------------------------------------------------------------
class FilePuzzle(ABC, Generic[S]):
    """A puzzle, read and set up, not yet proved (``core.puzzle.Puzzle``).

    Args:
        head: what its file says.
        goal: what is to be reached, and by whom.

    Attributes:
        rules: the game.
        position: its positions.
    """

    rules: type[Game]
    position: type[Standing[S]]

    def __init__(self, head: PuzzleHead, goal: StateGoal[S]) -> None:
        self.number, self.name = head.number, head.name
        self.title, self.grade = head.title, head.grade
        self.says, self.hint = head.says, head.hint
        self.solution, self.winning_lines = head.solution, head.winning_lines
        self.record, self.document = head.record, head.document
        self.goal = goal

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

    @property
    @abstractmethod
    def themes(self) -> Sequence[str]:
        """What it is about."""

    def open(self) -> Match:
        """Begin a match at its position."""
        return Match(self.rules(), self.record)

    def state_of(self, match: Match) -> S:
        """The numbers behind a match that began here."""
        return self.position.of(match).value

    @abstractmethod
    def silent(self, line: str) -> bool:
        """Whether with a line a seat only lets things be."""

    @abstractmethod
    def actions(self, lines: Iterable[str]) -> int:
        """Count the solving side's actions in lines that begin here."""


class SearchedPuzzle(FilePuzzle[S], Generic[S, C]):
    """A puzzle whose solver knows what either side does best.

    Attributes:
        position: the game's positions.
        model: what its file holds.
        free: the verbs of lines that count as no action of a solution.
        about: the theme of each verb that has one.
        lengths: how many actions a solution of each grade takes, at least and at most.
    """

    position: type[Written[S, C]]
    model: ClassVar[type[PuzzleModel[str]]]
    free: ClassVar[Collection[str]] = ()
    about: ClassVar[Mapping[str, str]] = {}
    lengths: ClassVar[Mapping[int, tuple[int, int]]]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a puzzle file and set its position up; ``prove`` proves it too.

        Raises:
            BadInput: with all that is wrong in it.
        """
        said, head = read_puzzle(path, cls.rules.name, cls.model)
        start = cls.position.of(Match(cls.rules(), head.record)).value
        return cls.made(said, head, start)

    @classmethod
    def made(cls, said: PuzzleModel[str], head: PuzzleHead, start: S) -> Self:
        """Make it of what its file says."""
        return cls(head, cls.goal_of(said.goal, start, head.document))

    @classmethod
    @abstractmethod
    def goal_of(cls, kind: str, start: S, document: Document) -> StateGoal[S]:
        """What is to be reached from where it begins.

        Raises:
            BadInput: if there is no such goal there.
        """

    @property
    def themes(self) -> tuple[str, ...]:
        """What its solution is made of."""
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

    def attempt(self) -> BestAttempt[S, C]:
        """A player's go at it, and what the solver knows of that."""
        return BestAttempt(self)

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
            what = say(
                "a solution of {shortest} actions is none of grade {grade}",
                shortest=shortest,
                grade=self.grade,
            )
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
        check_ways(self, search.ways(start))
        self.check_grade(start, shortest)

    def _prove_solution(self, search: Searching[S, C]) -> None:
        """Hold each line of the solution against the best answers, and that it reaches the goal."""
        match = self.open()
        for index, line in enumerate(self.solution):
            place = ("solution", index)
            if self.verdict(match) is not None:
                what = say("the puzzle is over before {line!r}", line=line)
                raise fault(self.document, place, what)
            play_solution_line(self, match, index)
            if not search.reaches(self.state_of(match)):
                raise fault(self.document, place, self.slip(line, self.state_of(match)))
        if not self.solved(match):
            what = say("the solution ends before the goal is reached")
            raise fault(self.document, ("solution", len(self.solution) - 1), what)


class SearchedAttempt(ABC, Generic[S]):
    """A player's go at a puzzle, and what a solver knows of it (``core.puzzle.Attempt``).

    Args:
        puzzle: what is to be solved.
        search: knows what can be forced.

    Attributes:
        match: where it stands; the caller plays it and takes back in it.
    """

    def __init__(self, puzzle: FilePuzzle[S], search: Reaching[S]) -> None:
        self.puzzle = puzzle
        self.match = puzzle.open()
        self._reaching = search

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
        return self._answer()

    def next_line(self) -> str | None:
        """Return a line of a shortest way on, None where the goal can't be forced any more.

        Raises:
            ValueError: if the side that solves is not to act.
        """
        if self.verdict is not None or not self.asked:
            raise ValueError("the side that solves is not to act")
        return self._next_line() if self.can_be_solved() else None

    def can_be_solved(self) -> bool:
        """Whether the goal can still be forced from here."""
        return self._reaching.reaches(self.state)

    @abstractmethod
    def _answer(self) -> str:
        """The best answer of the other seat, which is to act."""

    @abstractmethod
    def _next_line(self) -> str:
        """A line of a shortest way on, which there is."""


class BestAttempt(SearchedAttempt[S], Generic[S, C]):
    """A go at a puzzle whose solver knows what either side does best."""

    def __init__(self, puzzle: SearchedPuzzle[S, C]) -> None:
        self._search, self._write = puzzle.solver(), puzzle.written
        super().__init__(puzzle, self._search)

    def _answer(self) -> str:
        state = self.state
        return self._write(state, self._search.best(state))

    _next_line = _answer


@dataclass(frozen=True, slots=True)
class FilePuzzles(Generic[P]):
    """The part of a game that knows its puzzles (``core.puzzle.Puzzles``).

    Attributes:
        kind: the class of its puzzles.
        read: reads a puzzle file and sets its position up.
        proof: proves a puzzle.
        begin: begins a go at one.
    """

    kind: type[P]
    read: Callable[[Path], P]
    proof: Callable[[P], None]
    begin: Callable[[P], Attempt]

    def load(self, path: Path) -> P:
        """Read a puzzle file and set its position up.

        Raises:
            BadInput: with all that is wrong in it.
        """
        return self.read(path)

    def prove(self, puzzle: AnyPuzzle) -> None:
        """Prove a puzzle.

        Raises:
            BadInput: with the first thing that is not as the file says.
        """
        self.proof(self._own(puzzle))

    def attempt(self, puzzle: AnyPuzzle) -> Attempt:
        """Begin a go at a puzzle."""
        return self.begin(self._own(puzzle))

    def _own(self, puzzle: AnyPuzzle) -> P:
        assert isinstance(puzzle, self.kind)
        return puzzle


def searched(kind: type[SearchedPuzzle[S, C]]) -> FilePuzzles[SearchedPuzzle[S, C]]:
    """The part of a game whose puzzles' solver knows what either side does best."""
    return FilePuzzles(kind, reread(kind.read), kind.prove, kind.attempt)
