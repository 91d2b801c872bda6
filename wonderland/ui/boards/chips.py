"""Small marks: discs with a number, chips with words, broken lines."""

from __future__ import annotations

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import Box


def dashed(canvas: Canvas, box: Rect, colour: str) -> None:
    """Draw a broken line round a box."""
    canvas.dashes(box, colour, 3, 4, 9)


def disc(canvas: Canvas, centre: tuple[int, int], text: str, colour: str, radius: float = 10.5) -> None:
    """Draw a number on a disc."""
    canvas.disc(centre, canvas.scale * (radius + 1.5), "front")
    canvas.disc(centre, canvas.scale * radius, colour)
    x, y = centre[0] / canvas.scale, centre[1] / canvas.scale
    canvas.text(text, x, y, BOLD, 13, "chip-text", CENTRE)


def draw_tag(canvas: Canvas, box: Box, level: int | str, size: float = 15.0, radius: float = 4.0) -> None:
    """Draw a level on its tag."""
    tag = box.rect(canvas)
    canvas.fill(tag, f"tag-{level}", radius)
    canvas.text(str(level), *box.centre, BOLD, size, "chip-text", CENTRE, tag)


def chip(canvas: Canvas, centre: tuple[int, int], text: str, colour: str, size: float = 15) -> Rect:
    """Draw words on a chip."""
    width, height = canvas.fonts.size(text, BOLD, size)
    rect = Rect(0, 0, width + canvas.px(18), height + canvas.px(6))
    rect.center = centre
    canvas.fill(rect, colour, 9)
    x, y = rect.centerx / canvas.scale, rect.centery / canvas.scale
    canvas.text(text, x, y, BOLD, size, "chip-text", CENTRE, rect)
    return rect
