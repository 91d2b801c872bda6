"""A box in the middle of a table that waits, in the dark: its title, and room for what it asks."""

from __future__ import annotations

from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, screen
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.shown import Shown
from wonderland.ui.kit.spaces import APART, MARGIN, PAD

HEAD = 34.0
"""The height of the title."""


def high_for(content: float) -> float:
    """How high a box is whose content is so high."""
    return 2 * PAD + HEAD + APART + content


def draw_over(canvas: Canvas, below: Scene | Shown, size: tuple[float, float], title: str) -> Box:
    """Draw a table in the dark and a box in its middle; return the room below the box's title.

    What is on the table can't be used, nor is it read out.
    """
    below.draw(canvas)
    canvas.regions.clear()
    canvas.texts.clear()
    canvas.veil(canvas.surface.get_rect(), "grid", 150)
    box = screen(canvas).fitted(*size)
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 10)
    head, room = box.inset(MARGIN, PAD).rows(HEAD, REST, gap=APART)
    line_in(canvas, head, title, TITLE, 23, within=rect)
    return room
