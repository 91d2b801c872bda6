"""A hint in two steps: a nudge, then the move, in words and on the table. The player plays himself.

It is thought of in the table's own process; whatever the player does ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.games.wonderland import hints
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import KEY
from wonderland.ui.kit.note import Note, Said

DECISIONS = (
    modes.CHOOSING, modes.SUMMONING, modes.LAYING, modes.ACTING, modes.ANSWERING, modes.DEFENDING,
)  # fmt: skip
CLOSED, NUDGE, MOVE = range(3)
CORNERS = (("bottom", "right"), ("top", "right"), ("bottom", "left"), ("top", "left"))
NOTHING = hints.Pointers()


class HintBox:
    """What the player asked for, and how much of it he has been told.

    Args:
        table: where a hint is thought of.
        control: what the player is asked for.
        wanted: whether hints are to be had here.

    Attributes:
        step: ``CLOSED``, ``NUDGE`` or ``MOVE``.
        opened: called when it opens.
    """

    def __init__(self, table: MatchSession, control: Intent, wanted: Callable[[], bool]) -> None:
        self._table = table
        self._control = control
        self._wanted = wanted
        self.step = CLOSED
        self.opened: Callable[[], object] = bool
        self._place = -1

    @property
    def offered(self) -> bool:
        """Whether a hint can be asked for now."""
        return self._wanted() and self._control.mode in DECISIONS

    def button(self) -> Spec | None:
        """The button that asks for a hint, None where there is none to be had."""
        if not self.offered:
            return None
        why = "A nudge; once more, the move (H)"
        return button("hint", "Hint", self.press, KEY, "hint", why=why)

    def press(self) -> None:
        """Ask for a hint, then for the move; then close."""
        if not self.offered:
            return
        if self.step == MOVE:
            self.close()
            return
        self.step += 1
        self._place = len(self._table.match.lines)
        self.opened()
        self._table.seek_hint()

    def close(self) -> bool:
        """Close the box; whether it was open."""
        was_open = self.step != CLOSED
        self.step = CLOSED
        return was_open

    def update(self) -> bool:
        """See whether a hint was found, or the player has moved on; whether that shows."""
        if self.step and (self._place != len(self._table.match.lines) or not self.offered):
            return self.close()
        return self._table.poll_hint() and self.step != CLOSED

    @property
    def shown(self) -> hints.Pointers:
        """What is pointed out on the screen now."""
        hint = self._table.hint
        if self.step != MOVE or hint is None:
            return NOTHING
        return hints.pointers(self._table.match, hint.lines)

    def note(self) -> Note | None:
        """What the box says; None while it is closed."""
        if self.step == CLOSED:
            return None
        colour = SEAT_COLOURS[self._control.side]
        return Note("A hint", self._said(), colour, self._buttons(), CORNERS)

    def squares(self) -> list[str]:
        """The squares that it is about."""
        return [square for place in self.shown.places for square in place.squares]

    def _said(self) -> Sequence[Said]:
        match, hint = self._table.match, self._table.hint
        if hint is None:
            return (Said("Looking at the table."),)
        if not hint.lines:
            return (Said(hint.why),)
        nudge = Said(hints.nudge(match, hint.lines))
        if self.step == NUDGE:
            return (nudge,)
        why = hints.reason(match, hint.why, self._control.side)
        return Said(hints.advice(match, hint.lines)), Said(why)

    def _buttons(self) -> list[Spec]:
        buttons = [button("hint-close", "Close", self.close, "Esc")]
        hint = self._table.hint
        if self.step == NUDGE and hint and hint.lines:
            buttons.append(button("hint-more", "The move", self.press, "H"))
        return buttons
