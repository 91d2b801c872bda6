"""A hint at the flagship's table: in words, and pointed out on the squares and cards."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.games.wonderland import hints
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.table import hint_box
from wonderland.ui.table.hint_box import CLOSED, MOVE, NUDGE

__all__ = ["CLOSED", "MOVE", "NUDGE", "HintBox"]

DECISIONS = (modes.CHOOSING, modes.SUMMONING, modes.LAYING, modes.ACTING, modes.ANSWERING, modes.DEFENDING)
NOTHING = hints.Pointers()


class HintBox(hint_box.HintBox):
    """A hint, and what it points out.

    Args:
        table: where a hint is thought of.
        control: what the player is asked for.
        wanted: whether hints are to be had here.
    """

    def __init__(self, session: MatchSession, control: Intent, wanted: Callable[[], bool]) -> None:
        super().__init__(session, lambda: wanted() and control.mode in DECISIONS, lambda: SEAT_COLOURS[control.seat])

    @property
    def shown(self) -> hints.Pointers:
        """What is pointed out on the screen now."""
        hint = self._session.hint
        if self.step != MOVE or hint is None:
            return NOTHING
        return hints.pointers(self._session.match, hint.lines)

    def squares(self) -> list[str]:
        """The squares that it is about."""
        return [square for place in self.shown.places for square in place.squares]
