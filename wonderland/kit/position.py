"""What positions have in common whose match stands in a state of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, Self, TypedDict, TypeVar

from wonderland.core.errors import IllegalAction
from wonderland.core.film import Frame
from wonderland.core.game import CHANCE, Action, Event, Pattern
from wonderland.core.match import Match
from wonderland.kit.codes import CHANCE_ACTOR, letter_of


class Copied(Protocol):
    """A state that can be copied."""

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        ...


class TwoSided(Copied, Protocol):
    """A state of a match of two sides, who have the numbers 0 and 1."""

    turn: int

    @property
    def to_act(self) -> int | None:
        """Who is awaited; None when the match is over."""
        ...

    @property
    def result(self) -> tuple[int, str] | None:
        """None, or the side that won, -1 where the match is drawn, and why."""
        ...


class SidesResult(TypedDict):
    """How a match of two sides ended; the winner is None where it is drawn."""

    winner: str | None
    reason: str


class Seats(Protocol):
    """What is fixed for a match that knows who sits at it."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats by their letters, in their order."""
        ...


class Seated(Copied, Protocol):
    """A state of a match of seats that are fixed for it, which have the numbers from 0 on."""

    active: int

    @property
    def turn(self) -> int:
        """Which turn or round it is, from 1; 0 during set-up."""
        ...

    @property
    def config(self) -> Seats:
        """What is fixed for the match."""
        ...

    @property
    def to_act(self) -> int | None:
        """Who is awaited; None when the match is over."""
        ...


S = TypeVar("S", bound=Copied)
U = TypeVar("U", bound=Seated)
T = TypeVar("T", bound=TwoSided)
C = TypeVar("C")
WEST_AND_EAST = ("w", "e")
_LETTERS = {None: None, CHANCE_ACTOR: CHANCE, 0: "w", 1: "e"}


def result_of(state: TwoSided) -> SidesResult | None:
    """None, or the winner and the reason."""
    if state.result is None:
        return None
    winner, reason = state.result
    return {"winner": None if winner < 0 else WEST_AND_EAST[winner], "reason": reason}


class StatePosition(Generic[S]):
    """The parts of ``core.game.Position`` that are the same for most games.

    Here every action can be listed and nothing is hidden in a line; a game for which that is not
    so says otherwise.

    Attributes:
        value: the state in numbers.
        game: what the game is called in a sentence.
    """

    __slots__ = ("value",)

    game: ClassVar[str]

    def __init__(self, value: S) -> None:
        self.value = value

    @classmethod
    def of(cls, match: Match | Frame) -> Self:
        """The position of a match of this game, or in a frame of its film; only to be read.

        Raises:
            TypeError: if it is a match of another game.
        """
        position: object = match.position
        if not isinstance(position, cls):
            raise TypeError(f"this asks about a match of {cls.game}")
        return position

    def copy(self) -> Self:
        """A position that shares nothing that can change with this one."""
        return type(self)(self.value.copy())

    def __copy__(self) -> Self:
        """What ``copy.copy`` makes: nothing half shared."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """What ``copy.deepcopy`` makes: what is fixed for the match is not copied."""
        return self.copy()

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:  # noqa: ARG002
        """None: every action can be listed."""
        return ()

    def line_for(self, seat: str, line: str) -> str:  # noqa: ARG002
        """The line that has just been played, as far as a seat knows it: all of it."""
        return line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:  # noqa: ARG002
        """The events of that line, as far as a seat knows them: all of them."""
        return list(events)


class SeatsPosition(StatePosition[U], ABC, Generic[U, C]):
    """A position of a game whose seats are those of the match, and whose lines are one action each."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this match, clockwise."""
        return self.value.config.seats

    @property
    def turn(self) -> int:
        """Which turn or round it is, from 1; 0 during set-up."""
        return self.value.turn

    @property
    def active(self) -> str | None:
        """The seat whose turn it is; None where it is nobody's."""
        active = self.value.active
        return None if active < 0 else self.value.config.seats[active]

    @property
    def to_act(self) -> str | None:
        """The seat that is awaited, ``"*"`` for chance, None when the match is over."""
        return letter_of(self.value.config.seats, self.value.to_act)

    def refusal(self, action: Action | str) -> IllegalAction | None:
        """Why an action would be refused, or None."""
        try:
            self._read(action)
        except IllegalAction as refused:
            return refused
        return None

    @abstractmethod
    def _read(self, action: Action | str) -> tuple[int, C]:
        """Who acts, and what is done, of an action that nothing forbids.

        Raises:
            IllegalAction: if something does.
        """


class SidesPosition(StatePosition[T]):
    """A position of a game that West and East play."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats: West and East."""
        return WEST_AND_EAST

    @property
    def turn(self) -> int:
        """Which turn it is, from 1."""
        return self.value.turn

    @property
    def to_act(self) -> str | None:
        """``"w"``, ``"e"``, ``"*"`` for chance, None when the match is over."""
        return _LETTERS[self.value.to_act]

    @property
    def result(self) -> SidesResult | None:
        """None, or the winner and the reason."""
        return result_of(self.value)
