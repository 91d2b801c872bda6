"""The match that was left: what the menu says of it, and going on with it."""

from __future__ import annotations

from collections.abc import Callable

from wonderland import api
from wonderland.content import records
from wonderland.core.errors import BadInput
from wonderland.core.match import Match
from wonderland.session.autosave import Autosave, autosave_path, resume
from wonderland.session.match_session import MatchSession, Seat, seats_of


class Unfinished:
    """The unfinished match of a game.

    Args:
        game: whose.
        sit_down: plays a match.

    Attributes:
        fault: what was wrong with the file, ``""`` if nothing was.
    """

    def __init__(self, game: api.Game, sit_down: Callable[[MatchSession], None]) -> None:
        self._game = game
        self._sit_down = sit_down
        self._match: Match | None = None
        self.fault = ""

    def look(self) -> bool:
        """Look whether there is one."""
        try:
            match = resume(self._game.name)
        except BadInput as bad:
            self.fault, match = str(bad), None
        self._match = match if match and match.lines and match.result is None else None
        return self._match is not None

    def _seats(self) -> dict[str, Seat]:
        return seats_of(records.read(autosave_path(self._game.name), tolerant=True))

    @property
    def note(self) -> str:
        """Who plays it, and how far it has come."""
        if self._match is None:
            return ""
        names = [seat.name for seat in self._seats().values()]
        turn = self._match.state().get("turn")
        who = " against ".join(names) if len(names) == 2 else ", ".join(names)
        return f"{who}, turn {turn}" if turn is not None else who

    def go_on(self) -> None:
        """Go on with it."""
        if self._match is not None:
            name = self._game.name
            autosave = Autosave(autosave_path(name))
            self._sit_down(MatchSession(self._game, self._match, self._seats(), autosave))
