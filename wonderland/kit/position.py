"""What positions have in common whose match stands in a state of numbers.

A game's modules say what is its own: how its states look from outside (``Looks``), what chance may do
(``Chances``), how its lines are written (``Lines``) and why an action is refused (``Rules``).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypedDict, TypeVar

from wonderland.core.errors import IllegalAction, Refusal
from wonderland.core.film import Frame
from wonderland.core.game import CHANCE, Action, Event, Game, Pattern
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.kit.codes import CHANCE_ACTOR, CodedAction, letter_of
from wonderland.kit.notation import Line
from wonderland.kit.state import Result
from wonderland.kit.view import Formed


class Copied(Protocol):
    """A state that can be copied."""

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        ...


class Configured(Copied, Protocol):
    """A state that holds what is fixed for its match."""

    @property
    def to_act(self) -> int | None:
        """Who is awaited; None when the match is over."""
        ...

    @property
    def config(self) -> Any:
        """What is fixed for the match."""
        ...


class TwoSided(Configured, Protocol):
    """A state of a match of two sides, who have the numbers 0 and 1."""

    turn: int

    @property
    def result(self) -> tuple[int, str] | None:
        """None, or the side that won, -1 where the match is drawn, and why."""
        ...


class SidesResult(TypedDict):
    """How a match of two sides ended; the winner is None where it is drawn."""

    winner: str | None
    reason: str


class PlacesResult(TypedDict):
    """How a match ended for its seats; the winner is a seat or a team, None for a shared first place."""

    winner: str | None
    reason: str
    places: Mapping[str, int]


class Seated(Configured, Protocol):
    """A state of a match whose ``config`` has its seats, which have the numbers from 0 on."""

    active: int

    @property
    def turn(self) -> int:
        """Which turn or round it is, from 1; 0 during set-up."""
        ...

    @property
    def result(self) -> object:
        """None, or how the match ended."""
        ...


class Deed(Protocol):
    """An action that carries itself out."""

    def perform(self, state: Any, actor: int, events: Any, /) -> None:
        """Carry it out; ``actor`` is the number of who acts."""
        ...


S = TypeVar("S", bound=Copied)
R = TypeVar("R", bound=Configured)
U = TypeVar("U", bound=Seated)
T = TypeVar("T", bound=TwoSided)
K = TypeVar("K")
C = TypeVar("C")
D = TypeVar("D", bound=Deed)
F = TypeVar("F")
V = TypeVar("V", bound=Formed[Any])
S_contra = TypeVar("S_contra", contravariant=True)
K_contra = TypeVar("K_contra", contravariant=True)
C_contra = TypeVar("C_contra", contravariant=True)
F_co = TypeVar("F_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
WEST_AND_EAST = ("w", "e")
_LETTERS = {None: None, CHANCE_ACTOR: CHANCE, 0: "w", 1: "e"}


class Looks(Protocol[S, F_co, V_co]):
    """A game's module that says how a state looks from outside."""

    def describe(self, state: S, /) -> F_co:
        """The state as ``replay --json`` prints it."""
        ...

    def known_to(self, state: S, seat: int, /) -> S:
        """The state as far as a seat knows it."""
        ...

    @property
    def View(self) -> Callable[[S, int, Any], V_co]:  # noqa: N802 - a class of the module
        """What a seat may see of a state; the last argument puts states behind the protocols."""
        ...


class SeatsLooks(Looks[S, F_co, V_co], Protocol):
    """The same of a game of several seats, which says too how a match ended."""

    def result_of(self, state: S, /) -> Mapping[str, Any] | None:
        """None before the end."""
        ...


class Chances(Protocol[S_contra, C]):
    """A game's module that says what chance may do."""

    def chances(self, state: S_contra, /) -> list[tuple[C, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        ...

    def drawn(self, state: S_contra, number: int, /) -> C:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        ...


class Lines(Protocol[K_contra, C]):
    """A game's module that reads and writes its lines."""

    def read(self, config: K_contra, text: str, /) -> Line[C]:
        """Read a line, or refuse it by an ``IllegalAction``."""
        ...

    def write(self, config: K_contra, actor: int, code: C, /) -> str:
        """Write an action as a line."""
        ...


class Rules(Protocol[S_contra, C_contra]):
    """A game's module that judges its actions."""

    def refusal(self, state: S_contra, actor: int, code: C_contra, /) -> Refusal | None:
        """Why an action is refused: the first rule that forbids it, or None."""
        ...


def result_of(state: TwoSided) -> SidesResult | None:
    """None, or the winner and the reason."""
    if state.result is None:
        return None
    winner, reason = state.result
    return {"winner": None if winner < 0 else WEST_AND_EAST[winner], "reason": reason}


def places_of(seats: Sequence[str], result: Result | None, winner: str | None) -> PlacesResult | None:
    """None before the end, or the winner, the reason and the place of each seat."""
    if result is None:
        return None
    places = dict(zip(seats, result.places, strict=True))
    return {"winner": winner, "reason": result.reason, "places": places}


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

    @classmethod
    def opened(cls, game: Game, record: Record) -> Self:
        """The position before the first line of a record of this game.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """
        position: object = game.open(record)
        assert isinstance(position, cls)
        return position

    @classmethod
    def played(cls, game: Game, record: Record) -> Self:
        """The position after a record's lines.

        Raises:
            BadInput: with all that is wrong in the record's head.
            IllegalAction: if a line is refused.
        """
        position = cls.opened(game, record)
        for line in record.moves:
            position.perform(line, None)
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

    @abstractmethod
    def perform(self, action: Action | str, events: list[Event] | None) -> str:
        """Play an action, as ``core.game.Position`` says."""

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:  # noqa: ARG002
        """None: every action can be listed."""
        return ()

    def line_for(self, seat: str, line: str) -> str:  # noqa: ARG002
        """The line that has just been played, as far as a seat knows it: all of it."""
        return line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:  # noqa: ARG002
        """The events of that line, as far as a seat knows them: all of them."""
        return list(events)


class TablePosition(StatePosition[R], Generic[R, K, C, F, V]):
    """A position of a game whose modules say how its states look and what chance may do.

    Attributes:
        looks, chance: those modules.
        action: makes an action of what it is written by, of who acts, and of a code.
    """

    __slots__ = ()

    looks: Looks[R, F, V]
    chance: Chances[R, C]
    action: Callable[[Any, int, C], Action]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this match, clockwise."""
        seats: tuple[str, ...] = self.value.config.seats
        return seats

    @property
    def config(self) -> K:
        """What is fixed for the match."""
        config: K = self.value.config
        return config

    @property
    def written_by(self) -> object:
        """What actions are written by."""
        return self.value.config

    def line_of(self, code: C) -> str:
        """An action of whoever is awaited, as a line."""
        to_act = self.value.to_act
        return str(self.action(self.written_by, CHANCE_ACTOR if to_act is None else to_act, code))

    def chances(self) -> list[tuple[Action, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        by, of = self.written_by, self.action
        return [(of(by, CHANCE_ACTOR, code), p) for code, p in self.chance.chances(self.value)]

    def drawn(self, number: int) -> Action:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        return self.action(self.written_by, CHANCE_ACTOR, self.chance.drawn(self.value, number))

    def state(self) -> F:
        """The state as ``replay --json`` prints it."""
        return self.looks.describe(self.value)

    def view(self, seat: str) -> V:
        """What a seat may see.

        Raises:
            ValueError: if there is no such seat.
        """
        return self.looks.View(self.value, self.seats.index(seat), type(self))

    def known_to(self, seats: Sequence[str]) -> Self:
        """The position as far as each of some seats knows it."""
        known = self.value
        for seat in seats:
            known = self.looks.known_to(known, self.seats.index(seat))
        return type(self)(known)

    @classmethod
    def form_of(cls, match: Match) -> F:
        """The state of a match as ``replay --json`` prints it.

        Raises:
            TypeError: if it is a match of another game.
        """
        return cls.of(match).state()

    @classmethod
    def seen(cls, match: Match | Frame, seat: str) -> F:
        """What a seat sees of a match, or of a frame of its film.

        Raises:
            TypeError: if it is a match of another game.
        """
        form: F = cls.of(match).view(seat).form
        return form


class SeatsPosition(TablePosition[U, K, D, F, V]):
    """A position of a game whose seats are those of the match, and whose lines are one action each.

    Attributes:
        lines, rules: the modules that write and judge its actions.
        over: the rule by which a match that is over refuses all.
    """

    __slots__ = ()

    looks: SeatsLooks[U, F, V]
    lines: Lines[K, D]
    rules: Rules[U, D]
    over: ClassVar[str]

    @property
    def turn(self) -> int:
        """Which turn or round it is, from 1; 0 during set-up."""
        return self.value.turn

    @property
    def active(self) -> str | None:
        """The seat whose turn it is; None where it is nobody's."""
        active = self.value.active
        return None if active < 0 else self.seats[active]

    @property
    def to_act(self) -> str | None:
        """The seat that is awaited, ``"*"`` for chance, None when the match is over."""
        return letter_of(self.value.config.seats, self.value.to_act)

    @property
    def result(self) -> Mapping[str, Any] | None:
        """None, or how the match ended."""
        return self.looks.result_of(self.value)

    def refusal(self, action: Action | str) -> IllegalAction | None:
        """Why an action would be refused, or None."""
        try:
            self._read(action)
        except IllegalAction as refused:
            return refused
        return None

    def perform(self, action: Action | str, events: list[Event] | None) -> str:
        """Play an action and return it as the line to be logged.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
        """
        actor, code = self._read(action)
        code.perform(self.value, actor, events)
        return self.lines.write(self.value.config, actor, code)

    def _read(self, action: Action | str) -> tuple[int, D]:
        """Read an action that nothing forbids; a match that is over refuses all.

        Raises:
            IllegalAction: if something does.
        """
        state = self.value
        if isinstance(action, CodedAction) and action.config is state.config:
            actor, code = action.actor, action.code
        elif state.result is not None:
            raise IllegalAction(self.over, say("the match is over"))
        else:
            actor, (code,) = self.lines.read(state.config, str(action))
        if refused := self.rules.refusal(state, actor, code):
            raise IllegalAction(*refused)
        return actor, code


class SidesPosition(TablePosition[T, K, C, F, V]):
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
