"""The match as the side that looks on knows it: what is drawn, and asked, where something is hidden."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.state_form import StateForm
from wonderland.session.match_session import MatchSession


class SeenMatch:
    """A sitting's match as a side knows it (W-77, W-85).

    Without referee it is the match itself. With it there stands in its place one that holds nothing
    hidden, and follows it. Where only agents play, or once it is over, all is shown.

    Args:
        session: the sitting.
        looking: the side that looks on.
    """

    def __init__(self, session: MatchSession, looking: Callable[[], str]) -> None:
        self._session, self._looking = session, looking
        self._of: tuple[object, ...] = ()
        self._seen: Match | None = None
        self._true: Match | None = None
        self._form: StateForm | None = None

    def match(self) -> Match:
        """The match, only to be looked at."""
        true = self._session.match
        if not self._session.people or not queries.hides(true):
            return true
        now = (true.position, len(true.lines), self._looking())
        if self._seen is None or self._true is not true:
            self._true, self._seen, self._of = true, true.copy(), ()
        if self._of != now:
            self._of = now
            self._follow(true, self._seen)
        return self._seen

    def form(self) -> StateForm | None:
        """The state as it is seen, None where the match is the true one."""
        return self._form if self.match() is self._seen else None

    def _follow(self, true: Match, seen: Match) -> None:
        seen.lines, seen.last_events = true.lines, true.last_events
        if true.to_act is None:
            seen.position, self._form = true.position, queries.form_of(true)
        else:
            seen.position, self._form = queries.as_seen(true, self._looking())
