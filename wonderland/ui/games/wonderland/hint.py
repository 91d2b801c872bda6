"""A hint in two steps: a nudge, then the move, in words and on the table. The player plays himself.

It is thought of in the table's own process; whatever the player does ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wonderland.games.wonderland import hints
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.action_bar import Spec, button
from wonderland.ui.games.wonderland.note import Note, Said, draw_note
from wonderland.ui.kit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from wonderland.ui.games.wonderland.scene import MatchScene

DECISIONS = (
    modes.CHOOSING, modes.SUMMONING, modes.LAYING, modes.ACTING, modes.ANSWERING, modes.DEFENDING,
)  # fmt: skip
CLOSED, NUDGE, MOVE = range(3)
CORNERS = (("bottom", "right"), ("top", "right"), ("bottom", "left"), ("top", "left"))
NOTHING = hints.Pointers()


class HintBox:
    """What the player asked for, and how much of it he has been told.

    Attributes:
        step: ``CLOSED``, ``NUDGE`` or ``MOVE``.
    """

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.step = CLOSED
        self._place = -1

    @property
    def offered(self) -> bool:
        """Whether a hint can be asked for now."""
        scene = self.scene
        wanted = scene.app.settings.values.hints and scene.lesson is None
        return wanted and scene.control.mode in DECISIONS and scene.dice is None

    def button(self) -> Spec | None:
        """The button that asks for a hint, None where there is none to be had."""
        if not self.offered:
            return None
        why = "A nudge; once more, the move (H)"
        return button("hint", "Hint", self.press, "H", "h", why=why)

    def press(self) -> None:
        """Ask for a hint, then for the move; then close."""
        if not self.offered:
            return
        if self.step == MOVE:
            self.close()
            return
        self.step += 1
        self._place = len(self.scene.match.lines)
        self.scene.why.close()
        self.scene.table.seek_hint()

    def close(self) -> bool:
        """Close the box; whether it was open."""
        was_open = self.step != CLOSED
        self.step = CLOSED
        return was_open

    def update(self) -> bool:
        """See whether a hint was found, or the player has moved on; whether that shows."""
        if self.step and (self._place != len(self.scene.match.lines) or not self.offered):
            return self.close()
        return self.scene.table.poll_hint() and self.step != CLOSED

    @property
    def shown(self) -> hints.Pointers:
        """What is pointed out on the screen now."""
        hint = self.scene.table.hint
        if self.step != MOVE or hint is None:
            return NOTHING
        return hints.pointers(self.scene.match, hint.lines)

    def draw(self, canvas: Canvas) -> Rect | None:
        """Draw the box, if it is open, and return where it is."""
        if self.step == CLOSED:
            return None
        scene = self.scene
        about = [scene.layout.cell(sq) for place in self.shown.places for sq in place.squares]
        note = Note("A hint", self._said(), scene.control.side, self._buttons(), CORNERS)
        return draw_note(canvas, scene.layout, note, scene.in_sight(about))

    def _said(self) -> Sequence[Said]:
        match, hint = self.scene.match, self.scene.table.hint
        if hint is None:
            return (Said("Looking at the table."),)
        if not hint.lines:
            return (Said(hint.why),)
        nudge = Said(hints.nudge(match, hint.lines))
        if self.step == NUDGE:
            return (nudge,)
        why = hints.reason(match, hint.why, self.scene.control.side)
        return Said(hints.advice(match, hint.lines)), Said(why)

    def _buttons(self) -> list[Spec]:
        buttons = [button("hint-close", "Close", self.close, "Esc")]
        hint = self.scene.table.hint
        if self.step == NUDGE and hint and hint.lines:
            buttons.append(button("hint-more", "The move", self.press, "H"))
        return buttons
