"""The log of a table: where several share the screen, each reads of his own rolls every face (W-77)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.game import Event
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.kit.on_demand import OnDemand
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.match_log import MatchLog
from wonderland.ui.kit.log import LogLine
from wonderland.ui.table.match_log import Known


class TableLog(MatchLog):
    """What everybody at a table may know, which is spoken; and what each person alone reads of it.

    Args:
        session: the match and its seats.
        speak: hears each line as it is written.
        known: what everybody may know of past lines.
    """

    def __init__(self, session: MatchSession, speak: Callable[[str], None], known: Known) -> None:
        super().__init__(session, speak, known)
        own = session.people if len(session.people) > 1 and queries.hides(session.match) else ()
        self._own = {seat: MatchLog(session, _unheard, partial(_known, seat)) for seat in own}

    def note(self, words: str) -> None:
        """Add a line that is about nothing on the board."""
        super().note(words)
        for log in self._own.values():
            log.note(words)

    def read(self, seat: str, *, seen: bool = True) -> Sequence[LogLine]:
        """The log as it is read now.

        Args:
            seat: whose knowledge may be shown; ``""`` for what everybody may know.
            seen: whether all that happened has been seen.
        """
        match, own = self._session.match, self._own.get(seat)
        if self.as_notation:
            seats = (seat,) if own else self._session.people
            return self.shown(OnDemand(len(match.lines), partial(match.known_by, seats)))
        if own is None:
            return self.lines
        if seen:
            own.rewrite()
        return own.lines


def _known(seat: str, past: Match) -> Sequence[Event]:
    """What the last line of a match did, as a seat knows it."""
    return past.events_for(seat)


def _unheard(_words: str) -> None:
    """Say nothing: what everybody may know is spoken."""
