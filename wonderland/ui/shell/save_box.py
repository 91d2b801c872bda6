"""The box over a table in which a match is given a name and saved under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.content.text import LONGEST_NAME
from wonderland.core.message import say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import READ
from wonderland.ui.kit.layout import REST, buttons_in, paragraph_in
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.shown import Shown
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.kit.spaces import APART, CONTROL, GAP
from wonderland.ui.kit.typed import Typed, draw_typed
from wonderland.ui.table.over_table import draw_over

KEPT = say("A save that has this name already stays as a backup; three of each are kept.")


class SaveBox(Aside):
    """Asks for the name of a save; Enter saves under the one that stands there, Escape goes back.

    Args:
        app: the window.
        below: the table.
        name: the name that stands there at first, so that nobody has to type.
        save: saves under a name; says what is wrong with it, ``""`` if it was saved.
    """

    def __init__(self, app: App, below: Shown, name: str, save: Callable[[str], str]) -> None:
        super().__init__(app)
        self.below = below
        self.fault = ""
        self._save = save
        self._typed = Typed(name, LONGEST_NAME, fresh=True)

    @property
    def name(self) -> str:
        """The name that stands there."""
        return self._typed.text

    def first_focus(self) -> str:
        """Enter saves."""
        return "save"

    @property
    def types(self) -> bool:
        """The name is typed for as long as the box is there."""
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Letters go to the name; the first one takes the place of what stood there."""
        if super().handle(event) or event.type != pygame.KEYDOWN:
            return event.type == pygame.KEYDOWN
        if not self._typed.take(event):
            return False
        self.fault = ""
        return True

    def save(self) -> None:
        """Save under the name that stands there; stay, and say why, where that can't be done."""
        self.fault = self._save(self.name.strip())
        if not self.fault:
            self.app.pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table in the dark, and the box in its middle."""
        room = draw_over(canvas, self.below, (460, 234), say("Save this match as"))
        line, note, foot = room.rows(42.0, REST, CONTROL, gap=APART)
        canvas.fill(line.rect(canvas), "panel", 6)
        canvas.lit(line.rect(canvas), 2, 6)
        draw_typed(canvas, line.inset(APART, 0), self.name, 18)
        ink = "refusal" if self.fault else "quiet"
        paragraph_in(canvas, note, self.fault or KEPT, READ, NOTE, ink)
        buttons_in(canvas, foot, CONTROL, [
            {"key": "back", "label": say("Back"), "hint": say("Esc"), "act": self.app.pop},
            {"key": "save", "label": say("Save"), "hint": say("Enter"), "act": self.save, "primary": True},
        ], GAP)  # fmt: skip
