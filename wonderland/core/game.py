"""What a game must be for the rest of the house: a set of protocols that every game keeps.

The rest knows games by these alone; what stands behind them is each game's own affair.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from wonderland.core.record import Record

Event: TypeAlias = Any
"""A game's own named tuple of what happened."""

CHANCE = "*"


class Random(Protocol):
    """A source of chance that is handed in: what of ``random.Random`` the house needs."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...


class Action(Protocol):
    """Something that a player or chance may do; its text is its notation."""

    def __str__(self) -> str: ...


class LegalActions(Sequence[Action]):
    """The legal actions of a position: complete, exact, listed only as far as someone looks."""

    @abstractmethod
    def choose(self, rng: Random) -> Action:
        """Draw one, each as likely as the others, without listing them."""


class View(Protocol):
    """What a seat may know: a mapping as ``replay --json --seat`` prints it, and more.

    It holds nothing that the seat may not see (contract, "From Python").
    """

    @property
    def seat(self) -> str:
        """The seat that sees this."""
        ...

    def legal(self) -> LegalActions:
        """The seat's legal actions, none where it is not its turn to act."""
        ...

    def sample(self, rng: Random) -> Position:
        """A position that could be the true one, what is hidden drawn at random."""
        ...


class Position(Protocol):
    """Where a match stands, and the rules from there on. It changes as actions are played."""

    @property
    def to_act(self) -> str | None:
        """The seat that acts, ``"*"`` for chance, None when the match is over."""
        ...

    @property
    def result(self) -> Mapping[str, Any] | None:
        """None, or the winner and the reason, as in the state."""
        ...

    def copy(self) -> Position:
        """A position that shares nothing that can change with this one."""
        ...

    def legal(self) -> LegalActions:
        """The legal actions, at a chance point chance's."""
        ...

    def refusal(self, action: Action | str) -> Exception | None:
        """Why an action would be refused (an ``IllegalAction``), or None."""
        ...

    def perform(self, action: Action | str, events: list[Event] | None) -> str:
        """Play an action and return it as the line to be logged.

        Raises:
            IllegalAction: if it is refused; the position and ``events`` are as they were.
        """
        ...

    def chances(self) -> list[tuple[Action, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        ...

    def drawn(self, number: int) -> Action:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        ...

    def state(self) -> dict[str, Any]:
        """The state as ``replay --json`` prints it."""
        ...

    def view(self, seat: str) -> View:
        """What a seat may see."""
        ...


class Game(Protocol):
    """A game of the family."""

    name: str
    title: str
    seats: tuple[str, ...]

    def open(self, record: Record) -> Position:
        """Set up the position before a record's first line; its lines are not played.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """
        ...

    def set_up(self, record: Record, position: Position) -> Record:
        """Return the record with its set-up written out in full, as the position has it."""
        ...
