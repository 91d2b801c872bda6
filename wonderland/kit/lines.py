"""The shortest way to keep ``core.game``: for games whose lines are few, each a plain text.

A game says who is awaited, which lines there are, what each does and what a seat may not know.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE, Action, Event, Pattern, Random
from wonderland.core.message import say
from wonderland.core.record import Record, actor
from wonderland.kit.head import Fault, SetupError, set_up
from wonderland.kit.legal import Listed
from wonderland.kit.options import OptionsModel


class LinePosition(ABC):
    """Where a match stands (``core.game.Position``); a game names its fields as it likes.

    Attributes:
        rule: the number of the rule that a line breaks which is none of ``lines``.
        seats: in order of play.
        turn: which turn it is, from 1; 0 before.
    """

    rule: ClassVar[str]
    seats: tuple[str, ...]
    turn: int

    # --- what a game says --------------------------------------------------------------------
    @property
    @abstractmethod
    def to_act(self) -> str | None:
        """The seat that is awaited, ``"*"`` for chance, None when the match is over."""

    @property
    @abstractmethod
    def result(self) -> Mapping[str, object] | None:
        """None, or the result as in the state; ``core.outcome`` reads it."""

    @abstractmethod
    def lines(self) -> Iterable[str]:
        """What may be done now: by chance where it is awaited, else by any seat."""

    @abstractmethod
    def happen(self, line: str) -> Iterator[Event]:
        """Do what a line says that may be played; yield each event when it has happened."""

    @abstractmethod
    def state(self) -> dict[str, object]:
        """The state as ``replay --json`` prints it, holding nothing that changes with the match."""

    def hide(self, seat: str) -> None:  # noqa: B027 - a game may hide nothing
        """Take out what a seat may not know."""

    def guess(self, rng: Random) -> None:  # noqa: B027
        """Put something that could be true in the place of what was taken out."""

    # --- the same for all of them ------------------------------------------------------------
    @property
    def active(self) -> str | None:
        """The seat whose turn it is: the one that is awaited."""
        return None if self.to_act == CHANCE else self.to_act

    def copy(self) -> Self:
        """A position that shares nothing that can change with this one."""
        return copy.deepcopy(self)

    def legal(self, seat: str | None = None) -> Listed:
        """The lines of a seat, or of all."""
        return Listed(line for line in self.lines() if seat in (None, actor(line)))

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:  # noqa: ARG002
        """None: every line can be listed."""
        return ()

    def refusal(self, action: Action | str) -> IllegalAction | None:
        """Why a line would be refused, or None."""
        if (line := str(action)) in self.lines():
            return None
        return IllegalAction(self.rule, say("{line} can't be played now", line=line))

    def perform(self, action: Action | str, events: list[Event] | None) -> str:
        """Play a line and return it.

        Raises:
            IllegalAction: if it is refused.
        """
        if refused := self.refusal(action):
            raise refused
        for event in self.happen(str(action)):
            if events is not None:
                events.append(event)
        return str(action)

    def chances(self) -> list[tuple[Action, float]]:
        """The outcomes at a chance point, each as likely as the others."""
        lines = self.legal() if self.to_act == CHANCE else Listed()
        return [(line, 1 / len(lines)) for line in lines]

    def drawn(self, number: int) -> Action:
        """The outcome that a number draws."""
        lines = self.legal()
        return lines[number % len(lines)]

    def view(self, seat: str) -> LineView[Self]:
        """What a seat may see."""
        return LineView(seat, self.known_to([seat]))

    def known_to(self, seats: Sequence[str]) -> Self:
        """The position as far as each of some seats knows it."""
        known = self.copy()
        for seat in seats:
            known.hide(seat)
        return known

    def line_for(self, seat: str, line: str) -> str:  # noqa: ARG002
        """The line that has just been played, as far as a seat knows it: all of it."""
        return line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:  # noqa: ARG002
        """The events of that line, as far as a seat knows them: all of them."""
        return list(events)


P = TypeVar("P", bound=LinePosition)


class LineView(dict[str, object], Generic[P]):
    """What a seat may see (``core.game.View``); behind it stands a position with the rest taken out.

    Args:
        seat: whose it is.
        known: the position as far as the seat knows it.
    """

    def __init__(self, seat: str, known: P) -> None:
        super().__init__(known.state())
        self.seat, self._known = seat, known

    def legal(self) -> Listed:
        """The seat's lines."""
        return self._known.legal(self.seat)

    def sample(self, rng: Random) -> P:
        """A position that could be the true one."""
        guessed = self._known.copy()
        guessed.guess(rng)
        return guessed


class LineGame(ABC, Generic[P]):
    """The rules of such a game (``core.game.Game``).

    Attributes:
        name: the name by which commands and records know it.
        letters: its seats, in order of play.
    """

    name: str
    letters: ClassVar[tuple[str, ...]]

    def __init__(self, extra: Sequence[Path] = ()) -> None:
        self.extra = tuple(extra)

    @property
    def options(self) -> OptionsModel:
        """Its options; none, unless the game says so."""
        return OptionsModel(options={})

    def seats(
        self,
        options: Mapping[str, object],  # noqa: ARG002
        setup: Mapping[str, object],  # noqa: ARG002
    ) -> tuple[str, ...]:
        """The seats of a match."""
        return self.letters

    @abstractmethod
    def begin(self, seats: tuple[str, ...], options: Mapping[str, object]) -> P:
        """The position before the first line, by the value of each option."""

    def open(self, record: Record) -> P:
        """Set up the position before a record's first line.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """
        return set_up(self.name, record, (), partial(self._begin, record))

    def _begin(self, record: Record) -> P:
        seats = self.seats(record.options, record.setup)
        if wrong := self.options.faults(record.options, seats):
            raise SetupError([Fault(("options", key), what) for key, what in wrong])
        return self.begin(seats, self.options.values(record.options))

    def set_up(self, record: Record, position: object) -> Record:  # noqa: ARG002 - nothing more is fixed
        """The record, which says all that the position was set up from."""
        return record
