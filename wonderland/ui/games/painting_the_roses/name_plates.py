"""Name plates in the garden: a seat's name on its colour, and the Kings who wait beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.ui.games.painting_the_roses.cards import ink_of
from wonderland.ui.games.painting_the_roses.chips import tinted
from wonderland.ui.games.painting_the_roses.looks import SEATS, sprite
from wonderland.ui.games.painting_the_roses.plate_places import Place
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, TITLE
from wonderland.ui.kit.layout import Box, text_width

PLATE_TAB, PLATE_PAD, PLATE_EDGE, PLATE_SIGN = 29.0, 10.0, 1.5, 17.0
"""A name plate: the tab in the seat's colour, free beside the name, its outline, the seat's sign."""
KING_FEET = (2.0, 14.0, 20.0)
"""The ground at a King's feet: how much wider than he, how far above them, how high."""
KING_TAG, KING_TAG_ABOVE, KING_SUIT = (30.0, 19.0), 10.0, 11.5


def plate_wide(canvas: Canvas, name: str) -> float:
    """How wide the plate of a seat with this name is, in logical pixels."""
    return PLATE_TAB + 2 * PLATE_PAD - 1 + text_width(canvas, name, TITLE, 18)


def draw_plate(canvas: Canvas, box: Box, seat: str, name: str) -> None:
    """Draw a seat's name plate in a box."""
    rect = box.rect(canvas)
    canvas.shadow(rect, 110, 6)
    canvas.fill(rect, "front", 6)
    left, middle = box.x + PLATE_EDGE, box.centre[1]
    tab = canvas.rect(left, box.y + PLATE_EDGE, PLATE_TAB, box.height - 2 * PLATE_EDGE)
    tone = pygame.Color(f"#{SEATS[seat].colour}")
    canvas.surface.blit(tinted(tab.size, canvas.px(5), tone), tab)
    emblem = canvas.pixels(PLATE_SIGN, PLATE_SIGN)
    canvas.surface.blit(
        canvas.sprites.get(sprite(f"sign-{seat}"), emblem),
        (canvas.px(left + (PLATE_TAB - PLATE_SIGN) / 2), canvas.px(middle - PLATE_SIGN / 2)),
    )
    canvas.outline(rect, "text", 2.4, 6)
    x = box.x + PLATE_TAB + PLATE_PAD - 1
    canvas.text(name, x, middle, TITLE, 18, within=rect)


def draw_kings(canvas: Canvas, place: Place, kings: Sequence[str], *, asked: bool, gone: str = "") -> None:
    """Draw the Kings who wait beside a seat's plate.

    Args:
        canvas: what is drawn on.
        place: where they stand.
        kings: the Kings.
        asked: whether their seat is asked something.
        gone: a King who left his place; the others stay where they wait.
    """
    for king, stands in zip(kings, place.kings, strict=True):
        if king != gone:
            draw_king(canvas, stands, king, asked=asked)


def draw_king(canvas: Canvas, box: Box, king: str, *, asked: bool = False) -> None:
    """Draw a King in a box, his suit at his feet."""
    if asked:
        wider, above, high = KING_FEET
        feet = canvas.rect(box.x - wider, box.bottom - above, box.width + 2 * wider, high)
        canvas.veil(feet, "now", 115, high / 2)
        canvas.outline(feet, "now", 3, high / 2)
    size = canvas.pixels(box.width, box.height)
    canvas.surface.blit(canvas.sprites.get(sprite(f"king-{ink_of(king)}"), size), canvas.pixels(box.x, box.y))
    wide, high = KING_TAG
    left = box.x + box.width / 2 - wide / 2
    tag = canvas.rect(left, box.bottom - KING_TAG_ABOVE, wide, high)
    canvas.fill(tag, "front", 5)
    canvas.outline(tag, "text", 1.8, 5)
    ink = ink_of(king)
    x, y = tag.left / canvas.scale, tag.centery / canvas.scale
    canvas.text("K", x + 9.5, y, BOLD, 15, ink, CENTRE, tag)
    pixels = canvas.px(KING_SUIT)
    canvas.surface.blit(
        canvas.sprites.get(f"suits/{king[1]}", (pixels, pixels)), (canvas.px(x + 15.5), tag.centery - pixels // 2)
    )
