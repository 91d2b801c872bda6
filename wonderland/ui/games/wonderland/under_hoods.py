"""What the side that looks on knows of the other's unknown beings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.kept import Kept


class UnderHoods:
    """Knows it, asked anew when a line was said or another side looks on.

    Args:
        session: the match and its seats.
        looking: the side that looks on.
    """

    def __init__(self, session: MatchSession, looking: Callable[[], str]) -> None:
        self._session, self._looking = session, looking
        self._hoods = Kept[list[queries.Hood]]()

    def known(self) -> Sequence[queries.Hood]:
        """What may stand under each hood; nothing where a lesson says it all."""
        match, looking = self._session.match, self._looking()
        if not self._session.people or not queries.hides(match):
            return ()
        key = (match, len(match.lines), looking)
        return self._hoods.of(key, lambda: queries.hoods(match, looking))
