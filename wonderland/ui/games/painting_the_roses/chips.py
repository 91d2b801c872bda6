"""Chips over the hedges: what a card would do there, in words and signs on a plate."""

from __future__ import annotations

import pygame

from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.marks import Chip, Landing
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import text_width

CHIP_HIGH, CHIP_TEXT = 24.0, 16.0
CHIP_PAD = 8.0
"""What is free at a chip's ends."""
FIELD_EDGE = (6.0, 3.0)
"""How near chips come to the field's sides, and to its top and foot."""
TO_SIDE, FAR_SIDE = 0.8, -0.3
"""By the way inwards from a hedge: from this much across on it stands at the garden's sides; from
this much upwards on it is at the near side, where chips stand below it."""
SIGNS = {"walk": "icons/move", "brush": sprite("sign-brush"), "crown": sprite("sign-crown"),
         "cross": sprite("sign-cross")}  # fmt: skip


def draw_landing(canvas: Canvas, layout: Layout, hedge: str, landing: Landing, ground: str, row: int) -> None:
    """Say at a hedge what a card would do there, in a row of chips above or below it."""
    box, at = layout.hedge_box(hedge), layout.point(hedge)
    below = at.inward_y < FAR_SIDE and not _at_side(layout, hedge)
    y = box.bottom + 1 if below else box.y - _chip_above(layout, hedge)
    _draw_chip(canvas, layout, box.centre[0], y - 25 * row, landing.chip, ground)


def draw_fate(canvas: Canvas, layout: Layout, hedge: str, fate: Chip, ground: str) -> None:
    """Say above a hedge what will become of it."""
    box = layout.hedge_box(hedge)
    _draw_chip(canvas, layout, box.centre[0], box.y - _chip_above(layout, hedge), fate, ground)


def _at_side(layout: Layout, hedge: str) -> bool:
    return abs(layout.point(hedge).inward_x) > TO_SIDE


def _chip_above(layout: Layout, hedge: str) -> float:
    """How far above a hedge a chip begins."""
    return 30 if _at_side(layout, hedge) else 20


def _draw_chip(canvas: Canvas, layout: Layout, x: float, y: float, chip: Chip, ground: str) -> None:
    """Draw a chip centred on ``x``, its top at ``y``, kept inside the field."""
    widths = [19 if part.sign else text_width(canvas, part.text, BOLD, CHIP_TEXT) + 5 for part in chip]
    wide = sum(widths) + 2 * CHIP_PAD
    across, down = FIELD_EDGE
    left = min(max(x - wide / 2, across), layout.field.width - wide - across)
    top = min(max(y, layout.field.y + down), layout.foot.y - CHIP_HIGH - down)
    rect = canvas.rect(left, top, wide, CHIP_HIGH)
    tone = pygame.Color(f"#{ground}")
    canvas.surface.blit(tinted(rect.size, rect.height // 2, tone), rect)
    canvas.outline(rect, "front", 1.8, CHIP_HIGH / 2)
    at = left + CHIP_PAD + 1
    for part, width in zip(chip, widths, strict=True):
        if part.sign:
            pixels = canvas.px(15)
            white = canvas.theme["refused" if part.sign == "cross" else "chip-text"]
            drawn = canvas.sprites.tinted(SIGNS[part.sign], (pixels, pixels), white)
            canvas.surface.blit(drawn, (canvas.px(at), rect.centery - pixels // 2))
        else:
            canvas.text(part.text, at + 1, rect.centery / canvas.scale, BOLD, CHIP_TEXT, "chip-text", within=rect)
        at += width


def tinted(size: tuple[int, int], radius: int, tone: pygame.Color) -> pygame.Surface:
    """A box with round corners in a colour that no theme names."""
    width, height = size
    body = f'<rect width="{width}" height="{height}" rx="{radius}" {shapes.paint(tone)}/>'
    return shapes.picture(body, width, height)
