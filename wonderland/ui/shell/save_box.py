"""The box over a table in which a match is given a name and saved under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.content.text import LONGEST_NAME
from wonderland.core.message import say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.layout import Share, screen
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.shown import Shown
from wonderland.ui.kit.typed import Typed

WIDE, HIGH, MARGIN = 460.0, 226.0, 24.0
KEPT = say("What is saved under a name already stays as a backup, three of each.")


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
        self.below.draw(canvas)
        canvas.regions.clear()
        canvas.texts.clear()
        canvas.veil(canvas.surface.get_rect(), "grid", 150)
        box = screen(canvas).fitted(WIDE, HIGH)
        rect = box.rect(canvas)
        canvas.fill(rect, "front", 10)
        head, line, note, foot = box.inset(MARGIN, 18).rows(34, 42, Share(), 36, gap=10)
        canvas.text(say("Save this match as"), head.x, head.centre[1], TITLE, 23, within=rect)
        canvas.fill(line.rect(canvas), "panel", 6)
        canvas.outline(line.rect(canvas), "now", 2, 6)
        shown = self._shown(canvas, line.width - 30)
        canvas.text(f"{shown}|", line.x + 12, line.centre[1], LABEL, 18)
        canvas.paragraph(self.fault or KEPT, note.x, note.y, note.width, READ, 15,
                         "refusal" if self.fault else "quiet")  # fmt: skip
        canvas.buttons_right(foot.right, foot.y, foot.height, [
            {"key": "back", "label": say("Back"), "hint": say("Esc"), "act": self.app.pop},
            {"key": "save", "label": say("Save"), "hint": say("Enter"), "act": self.save, "primary": True},
        ])  # fmt: skip

    def _shown(self, canvas: Canvas, width: float) -> str:
        """The end of the name, where it is typed, as much of it as there is room for."""
        name = self.name
        while name and canvas.fonts.size(f"{name}|", LABEL, 18)[0] > canvas.px(width):
            name = name[1:]
        return name
