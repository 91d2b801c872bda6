"""A log of a match that is cut where lines were taken back: what was told before stays as it is."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from wonderland.core.match import Match
from wonderland.core.record import same_lines
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.log import LogBook

Mark = TypeVar("Mark")
"""How far a log was written after a line of the match."""


class PastLog(LogBook, Generic[Mark]):
    """Plays a match of its own after the table's, and remembers how far each line brought it.

    Args:
        session: the match and its seats.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self._session = session
        self._of = session.match
        self._begin_anew()
        self.rewrite()

    def rewrite(self) -> None:
        """Bring the log to where the match stands; only lines that are new to it are told."""
        match = self._session.match
        if self._of is not match:
            self._of = match
            self._begin_anew()
        past = self._past
        same = same_lines(past.lines, match.lines)
        past.go(same)
        del self._marks[same + 1 :]
        self._cut(self._marks[same])
        for line in match.lines[same:]:
            past.play(line)
            self._tell_past(past)
            self._marks.append(self._mark())

    def _begin_anew(self) -> None:
        self._past = self._of.copy()
        self._past.go(0)
        self._begin(self._past)
        self._marks = [self._mark()]

    @abstractmethod
    def _begin(self, past: Match) -> None:
        """Forget all that was told, at the beginning of a match."""

    @abstractmethod
    def _tell_past(self, past: Match) -> None:
        """Tell the last line of a match."""

    @abstractmethod
    def _mark(self) -> Mark:
        """How far the log is written."""

    @abstractmethod
    def _cut(self, mark: Mark) -> None:
        """Forget what was told after a mark, live or of the past."""
