"""A record that is looked at: whoever played it, nobody acts in it now."""

from __future__ import annotations

from wonderland import api
from wonderland.core.record import Record
from wonderland.session.match_session import MatchSession, seats_of


class WatchedSession(MatchSession):
    """A record at its beginning, to be played and taken back line by line.

    Args:
        record: it must replay without a fault.
    """

    watched = True

    def __init__(self, record: Record) -> None:
        game = api.game(record.game)
        super().__init__(game, game.open(record), seats_of(record))

    def human(self, side: str) -> bool:  # noqa: ARG002 - none of them
        """Whether a person is to act for a side: nobody is, not even for one that a person played."""
        return False
