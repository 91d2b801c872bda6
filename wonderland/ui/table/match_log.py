"""The log of a match at a game's own table: events in words, as those at the table may know them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.log import LogBook, LogLine

Known = Callable[[Match], Sequence[Event]]
"""What the last line of a match did, as whoever reads the log may know it."""


class MatchLog(LogBook):
    """Writes what happens at a table; a game's own puts an event into a line.

    Args:
        session: the match and its seats.
        speak: hears each line as it is written; past lines are not spoken again.
        known: what is told of past lines.
    """

    def __init__(self, session: MatchSession, speak: Callable[[str], None], known: Known) -> None:
        super().__init__()
        self._session = session
        self._speak = speak
        self._known = known
        self._turn = self._numbered = 0
        self._last: Event | None = None
        self.rewrite()

    def rewrite(self) -> None:
        """Write the log anew from the match's lines."""
        self.lines.clear()
        past = self._session.game.open(self._session.match.record())
        self._turn, self._numbered, self._last = past.turn, 0, None
        for line in self._session.match.lines:
            past.play(line)
            for event in self._known(past):
                self._write(event, len(past.lines))

    def write(self, events: Sequence[Event]) -> None:
        """Write what has just happened, as those who read it may know it."""
        for event in events:
            if words := self._write(event, len(self._session.match.lines)):
                self._speak(words)
        self.back = 0

    def _write(self, event: Event, played: int) -> str:
        line = self._line(event, played)
        before = self._last
        joined = None if before is None else self._joined(before, event)
        self._last = joined or event
        if line is None:
            return ""
        both = self._line(joined, played) if joined else None
        if both:
            self.lines[-1] = replace(self.lines[-1], words=both.words)
        else:
            self.lines.append(line)
        return line.words

    def _joined(self, before: Event, event: Event) -> Event | None:  # noqa: ARG002 - a game that joins none asks nothing
        """Two events in a row that are told as one; None where each has its own line."""
        return None

    @abstractmethod
    def _line(self, event: Event, played: int) -> LogLine | None:
        """An event as a line, None where nothing is said of it.

        Args:
            event: what happened.
            played: how many lines of the match had been played then.
        """

    def _opened(self) -> int:
        """The turn that a line opens; 0 where it was opened before."""
        opened = self._turn if self._turn != self._numbered else 0
        self._numbered = self._turn
        return opened

    def _why(self, seat: str, played: int) -> str:
        """Why an agent played the last line, where it said so; ``""`` of a person's, or chance's."""
        for reason in reversed(self._session.reasons):
            if reason.place == played - 1 and seat:
                return reason.why if reason.line.startswith(seat) else ""
        return ""
