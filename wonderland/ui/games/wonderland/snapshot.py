"""What stands on the table as the window draws it, asked of the match once for each position."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.game import Position
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.state_form import DieForm, StateForm


class Snapshot:
    """A match's state, kept for as long as no line is played or taken back; only to be read.

    A frame asks for it some forty times. A position is changed by the lines that are played, and
    another one stands in its place once a line was taken back, so both tell that it is stale.

    Args:
        match: says which match is looked at.
    """

    def __init__(self, match: Callable[[], Match]) -> None:
        self._match = match
        self._of: tuple[Position, int] | None = None
        self._form: StateForm | None = None
        self._dice: dict[str, list[DieForm]] = {}
        self._last_dice: list[DieForm] | None = None

    def _refresh(self) -> Match:
        match = self._match()
        now = (match.position, len(match.lines))
        if self._of is None or self._of[0] is not now[0] or self._of[1] != now[1]:
            self._of, self._form, self._last_dice = now, None, None
            self._dice.clear()
        return match

    @property
    def last_dice(self) -> list[DieForm]:
        """The dice of the last roll as they fell."""
        match = self._refresh()
        if self._last_dice is None:
            self._last_dice = queries.dice_rolled_last(match)
        return self._last_dice

    @property
    def form(self) -> StateForm:
        """The state."""
        match = self._refresh()
        if self._form is None:
            self._form = queries.form_of(match)
        return self._form

    def dice(self, side: str) -> list[DieForm]:
        """The dice as a side sees them; some may lie face down (W-70)."""
        match = self._refresh()
        if side not in self._dice:
            self._dice[side] = queries.dice_seen(match, side)
        return self._dice[side]
