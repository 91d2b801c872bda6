"""Small marks on a board: discs with a number, chips with words, broken lines."""

from __future__ import annotations

import pygame

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD


def dashed(canvas: Canvas, box: Rect, colour: str) -> None:
    """Draw a broken line round a box."""
    dash, thick = max(4, canvas.px(9)), max(2, canvas.px(3))
    tone = canvas.theme[colour]
    for x in range(box.left, box.right, 2 * dash):
        for y in (box.top, box.bottom - thick):
            canvas.surface.fill(tone, (x, y, min(dash, box.right - x), thick))
    for y in range(box.top, box.bottom, 2 * dash):
        for x in (box.left, box.right - thick):
            canvas.surface.fill(tone, (x, y, thick, min(dash, box.bottom - y)))


def disc(
    canvas: Canvas, centre: tuple[int, int], text: str, colour: str, radius: float = 10.5
) -> None:
    """Draw a number on a disc."""
    pygame.draw.circle(canvas.surface, canvas.theme["front"], centre, canvas.px(radius + 1.5))
    pygame.draw.circle(canvas.surface, canvas.theme[colour], centre, canvas.px(radius))
    x, y = centre[0] / canvas.scale, centre[1] / canvas.scale
    canvas.text(text, x, y, BOLD, 13, "chip-text", CENTRE)


def chip(canvas: Canvas, centre: tuple[int, int], text: str, colour: str, size: float = 15) -> Rect:
    """Draw words on a chip."""
    width, height = canvas.fonts.size(text, BOLD, size)
    rect = Rect(0, 0, width + canvas.px(18), height + canvas.px(6))
    rect.center = centre
    canvas.fill(rect, colour, 9)
    x, y = rect.centerx / canvas.scale, rect.centery / canvas.scale
    canvas.text(text, x, y, BOLD, size, "chip-text", CENTRE, rect)
    return rect
