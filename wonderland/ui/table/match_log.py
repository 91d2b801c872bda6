"""The log of a match at a game's own table: events in words, as those at the table may know them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.log import LogLine
from wonderland.ui.table.past_log import PastLog
from wonderland.ui.table.story import Story, Turn

Known = Callable[[Match], Sequence[Event]]
"""What the last line of a match did, as whoever reads the log may know it."""


class _Told(NamedTuple):
    """How far a log was written.

    Attributes:
        lines: how many lines it had.
        last: the last of them, None before the first.
        turn: which turn it was.
        event: what was told last.
    """

    lines: int
    last: LogLine | None
    turn: Turn
    event: Event | None


class MatchLog(PastLog[_Told]):
    """Writes what happens at a table; a game's own puts an event into a line.

    Args:
        session: the match and its seats.
        speak: hears each line as it is written; past lines are not spoken again.
        known: what is told of past lines.

    Attributes:
        story: how the game's log is drawn as a story.
    """

    story: Story

    def __init__(self, session: MatchSession, speak: Callable[[str], None], known: Known) -> None:
        self._speak = speak
        self._known = known
        self._turn = Turn(0, "")
        self._last: Event | None = None
        super().__init__(session)

    def _begin(self, past: Match) -> None:
        self.lines.clear()
        active = past.active  # of a match that begins in the midst of a turn
        self._turn = Turn(past.turn, active) if active else Turn(0, "")
        self._last = None

    def _tell_past(self, past: Match) -> None:
        for event in self._known(past):
            self._write(event, len(past.lines))

    def _mark(self) -> _Told:
        last = self.lines[-1] if self.lines else None
        return _Told(len(self.lines), last, self._turn, self._last)

    def _cut(self, mark: _Told) -> None:
        del self.lines[mark.lines :]
        if mark.last:
            self.lines[-1] = mark.last  # an event after it may have been told in the same line
        self._turn, self._last = mark.turn, mark.event

    def write(self, events: Sequence[Event]) -> None:
        """Write what has just happened, as those who read it may know it."""
        for event in events:
            if words := self._write(event, len(self._session.match.lines)):
                self._speak(words)
        self.back = 0

    def _write(self, event: Event, played: int) -> str:
        self._turn = self.story.begun(event) or self._turn
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
            told = replace(line, turn=self._turn.number, whose=self._turn.seat)
            sign, idle = (line.sign or self.story.sign_of(event), line.idle or self.story.is_idle(event))
            gist = self.story.gist_of(event)
            self.lines.append(replace(told, sign=sign, idle=idle, gist=gist))
        return line.words

    def _joined(self, before: Event, event: Event) -> Event | None:  # noqa: ARG002 - a game that joins none asks nothing
        """Two events in a row that are told as one; None where each has its own line."""
        return None

    @abstractmethod
    def _line(self, event: Event, played: int) -> LogLine | None:
        """An event as a line, None where nothing is said of it; its turn is filled in, and its sign if it has none.

        Args:
            event: what happened.
            played: how many lines of the match had been played then.
        """

    def _why(self, seat: str, played: int) -> str:
        """Why an agent played the last line, where it said so; ``""`` of a person's, or chance's."""
        for reason in reversed(self._session.reasons):
            if reason.place == played - 1 and seat:
                return reason.why if reason.line.startswith(seat) else ""
        return ""
