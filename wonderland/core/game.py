"""What a game must be for the rest of the house: a set of protocols that every game keeps.

The rest knows games by these alone; what stands behind them is each game's own affair.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable

from wonderland.core.errors import IllegalAction
from wonderland.core.record import Record

Event: TypeAlias = object
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

    def spelled(self, words: Sequence[str]) -> list[str]:
        """Words that were typed as these lines spell them, as far as one of them goes on so.

        Args:
            words: those of a line, in whatever capitals.
        """
        best: list[str] = []
        for line in map(str, self):
            pairs = zip(line.split(" "), words, strict=False)
            alike = takewhile(lambda pair: pair[0].casefold() == pair[1].casefold(), pairs)
            best = max(best, [known for known, _ in alike], key=len)
        return best

    def completed(self, text: str, most: int) -> tuple[str, list[str]]:
        """What is typed, as far as all lines that begin so agree, and the first of these lines.

        Args:
            text: what is typed.
            most: how many lines at most, in the order of their text.
        """
        fitting = sorted(line for line in map(str, self) if line.startswith(text))
        return (shared_beginning(fitting) if fitting else text), fitting[:most]


def shared_beginning(texts: Sequence[str]) -> str:
    """What some texts, one or more, begin with: what the first and the last in their order do."""
    first, last = min(texts), max(texts)
    length = next((i for i, c in enumerate(first) if last[i : i + 1] != c), len(first))
    return first[:length]


@dataclass(frozen=True, slots=True)
class Pattern:
    """Actions that can't be listed, such as a free text; whether one is legal, ``refusal`` says.

    Attributes:
        seat: who may say them.
        form: the line, with a word in capitals for what is free: ``a tell TEXT``.
        begins: what every such line begins with, up to what is free: ``a tell``.
        says: what it does, in a sentence.
        example: one that is legal now.
    """

    seat: str
    form: str
    begins: str
    says: str
    example: str


class View(Protocol):
    """What a seat may know: a mapping as ``replay --json --seat`` prints it, and more.

    It holds nothing that the seat may not see (contract, "From Python").
    """

    def keys(self) -> Iterable[str]:
        """The keys of the mapping."""
        ...

    def __getitem__(self, key: str) -> object: ...

    @property
    def seat(self) -> str:
        """The seat that sees this."""
        ...

    def legal(self) -> LegalActions:
        """The seat's legal actions, also out of turn; none where it may do nothing now."""
        ...

    def sample(self, rng: Random) -> Position:
        """A position that could be the true one, what is hidden drawn at random."""
        ...


class Position(Protocol):
    """Where a match stands, and the rules from there on. It changes as actions are played."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this match, in order of play."""
        ...

    @property
    def to_act(self) -> str | None:
        """The seat that is awaited, ``"*"`` for chance, None when the match is over."""
        ...

    @property
    def active(self) -> str | None:
        """The seat whose turn it is, though another may be awaited; None where it is nobody's."""
        ...

    @property
    def turn(self) -> int:
        """Which turn it is (or round, where the game counts in these), from 1; 0 before."""
        ...

    @property
    def result(self) -> Mapping[str, object] | None:
        """None, or the result as in the state; ``core.outcome`` reads it."""
        ...

    def copy(self) -> Position:
        """A position that shares nothing that can change with this one."""
        ...

    def legal(self, seat: str | None = None) -> LegalActions:
        """The legal actions of a seat, which it may have out of turn.

        Args:
            seat: whose; None for those of the seat that is awaited (at a chance point chance's)
                and what others may do out of turn.
        """
        ...

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:
        """What may be done besides that can't be listed; ``seat`` as for ``legal``."""
        ...

    def refusal(self, action: Action | str) -> IllegalAction | None:
        """Why an action would be refused, or None; ``Match.check`` says what a seat is told."""
        ...

    def perform(self, action: Action | str, events: list[Event] | None) -> str:
        """Play an action and return it as the line to be logged.

        Args:
            action: an action, or the text of one.
            events: each event is appended as soon as it has happened, so that the position is then
                what it led to (``core.film``); None where nobody asks.

        Raises:
            IllegalAction: if it is refused; the position is as it was, and nothing has happened,
                whatever was put into ``events``.
        """
        ...

    def chances(self) -> list[tuple[Action, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        ...

    def drawn(self, number: int) -> Action:
        """The outcome at a chance point that a uniform 64-bit number draws."""
        ...

    def state(self) -> Mapping[str, object]:
        """The state as ``replay --json`` prints it."""
        ...

    def view(self, seat: str) -> View:
        """What a seat may see."""
        ...

    def known_to(self, seats: Sequence[str]) -> Position:
        """The position as far as each of some seats knows it, to be judged and compared by.

        Nobody plays on from it.
        """
        ...

    def line_for(self, seat: str, line: str) -> str:
        """The line that has just been played, as far as a seat knows it: ``* draw b ??``."""
        ...

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:
        """The events of that line, as far as a seat knows them."""
        ...


@runtime_checkable
class Extended(Protocol):
    """A game whose data further files may add to, such as the user's mods.

    Attributes:
        extra: the files.
    """

    extra: Sequence[Path]


class Game(Protocol):
    """The rules of a game of the family; what else there is to it stands in ``games.parts``.

    Attributes:
        name: its name in the registry.
    """

    name: str

    def seats(self, options: Mapping[str, object], setup: Mapping[str, object]) -> tuple[str, ...]:
        """The seats of a match with these options and set-up keys, in order of play.

        What is wrong in them counts as not given; ``open`` says what is wrong with them.
        """
        ...

    def open(self, record: Record) -> Position:
        """Set up the position before a record's first line; its lines are not played.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """
        ...

    def set_up(self, record: Record, position: Position) -> Record:
        """Return the record with its set-up written out in full, as the position has it.

        Where further files changed what is played, their names are in ``mods``.
        """
        ...
