"""A line that is being typed: a name of a player, of a pool, of a match."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import Box, line_in, text_width

DONE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)


@dataclass(slots=True)
class Typed:
    """A line of text in the making.

    Attributes:
        text: what stands there.
        most: so many letters it may have.
        fresh: whether the first letter takes the place of what stands there.
    """

    text: str
    most: int
    fresh: bool = False

    @property
    def full(self) -> bool:
        """Whether no further letter is taken."""
        return not self.fresh and len(self.text) >= self.most

    def take(self, event: pygame.event.Event) -> bool:
        """Take a key; whether it changed the line."""
        if event.key == pygame.K_BACKSPACE:
            self.text, self.fresh = self.text[:-1], False
            return True
        written = event.unicode
        if not written or not written.isprintable() or event.mod & pygame.KMOD_CTRL:
            return False
        self.text = (("" if self.fresh else self.text) + written)[: self.most]
        self.fresh = False
        return True


def draw_typed(canvas: Canvas, box: Box, text: str, size: float) -> None:
    """Write a line that is being typed: its end, as much of it as there is room for, and where one is."""
    shown = f"{text}|"
    while text and text_width(canvas, shown, LABEL, size) > box.width:
        text = text[1:]
        shown = f"{text}|"
    line_in(canvas, box, shown, LABEL, size)


def ends(event: pygame.event.Event) -> bool:
    """Whether a key says that the line is done."""
    return event.key in DONE
