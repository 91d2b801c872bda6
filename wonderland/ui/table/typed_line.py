"""The line that is typed at a table, if any."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.notation_box import NotationBox, Speaker


class TypedLine:
    """Lets a line be typed.

    Args:
        app: the window.
        do: lets the player do something.

    Attributes:
        box: where it is typed; None while none is.
    """

    def __init__(self, app: App, do: Callable[[Callable[[], object]], None]) -> None:
        self._app, self._do = app, do
        self.box: NotationBox | None = None

    def begin(self, speaker: Speaker, begins: str = "") -> None:
        """Begin a line, which a speaker takes, from what it begins with."""
        self.box = NotationBox(speaker, self._do, self._app.open_rules, self.stop)
        if begins:
            self.box.text = f"{begins} "

    def stop(self) -> None:
        """Give up the line that is being typed."""
        self.box = None
        self._app.dirty = True

    def handle(self, event: pygame.event.Event, explained: Callable[[str], bool]) -> bool:
        """Take an event; a line whose refusal is explained elsewhere need not stand on."""
        if self.box is None:
            return False
        taken = self.box.handle(event)
        if self.box.done:
            self.stop()
        elif explained(self.box.error):
            self.box = None
        return taken

    @property
    def rule(self) -> str:
        """The rule that refused the line; ``""`` if none did."""
        return self.box.rule if self.box else ""

    def draw(self, canvas: Canvas, foot: Rect) -> None:
        """Draw it in the place of the foot bar."""
        if self.box:
            self.box.draw(canvas, foot)
