"""What the player at a screen says to the match, at any table: lines in, events and refusals out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession


@dataclass(slots=True)
class Refused:
    """What was refused last: the sentence, the rule's number, and the place it was about."""

    message: str
    rule: str
    square: str | None = None


class TableControl(ABC):
    """What a player has said; a game's own adds what he has begun (``kit.notation_box.Speaker``).

    Args:
        table: the sitting.

    Attributes:
        table: the sitting.
        refused: what was refused last.
        news: events not yet shown, as those at the table may know them.
    """

    def __init__(self, table: MatchSession) -> None:
        self.table = table
        self.refused: Refused | None = None
        self.news: list[Event] = []

    @property
    def match(self) -> Match:
        """The match."""
        return self.table.match

    @abstractmethod
    def refuse(self, refused: IllegalAction, square: str | None = None) -> None:
        """Remember a refusal, as it is to be shown."""

    @abstractmethod
    def _say(self, line: str) -> None:
        """Play a line, note its events, and let go of what was begun for it.

        Raises:
            IllegalAction: if it is refused.
        """

    # --- typing ------------------------------------------------------------------------------
    @property
    def to_act(self) -> str | None:
        """The seat that acts, ``"*"`` for chance, None when the match is over."""
        return self.match.to_act

    def lines(self) -> Iterable[str]:
        """Every line that may be said now."""
        return map(str, self.match.legal())

    def try_line(self, line: str) -> IllegalAction | None:
        """Say a line that was typed; why it was refused, or None."""
        try:
            self._say(line)
        except IllegalAction as refused:
            return refused
        return None

    # --- saying lines ------------------------------------------------------------------------
    def say(self, words: str, square: str | None = None) -> bool:
        """Play a line of the awaited seat; whether it was accepted."""
        return self.say_line(f"{self.to_act} {words}", square)

    def say_line(self, line: str, square: str | None = None) -> bool:
        """Play a whole line; a refusal is kept to be shown."""
        try:
            self._say(line)
        except IllegalAction as refused:
            self.refuse(refused, square)
            return False
        return True
