"""What positions have in common whose match stands in a state of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from wonderland.core.game import Event, Pattern
from wonderland.core.match import Match


class Copied(Protocol):
    """A state that can be copied."""

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        ...


S = TypeVar("S", bound=Copied)


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
    def of(cls, match: Match) -> Self:
        """The position of a match of this game; only to be read.

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

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:  # noqa: ARG002
        """None: every action can be listed."""
        return ()

    def line_for(self, seat: str, line: str) -> str:  # noqa: ARG002
        """The line that has just been played, as far as a seat knows it: all of it."""
        return line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:  # noqa: ARG002
        """The events of that line, as far as a seat knows them: all of them."""
        return list(events)
