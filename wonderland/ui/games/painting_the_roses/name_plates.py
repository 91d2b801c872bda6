"""Name plates in the garden: a seat's name on its colour, and the Kings who wait beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.ui.games.painting_the_roses.cards import REDS
from wonderland.ui.games.painting_the_roses.chips import tinted
from wonderland.ui.games.painting_the_roses.layout import (
    KING,
    PER_GARDEN,
    QUEEN,
    QUEEN_WIDER,
    Box,
    Layout,
)
from wonderland.ui.games.painting_the_roses.looks import SEATS, sprite
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, TITLE
from wonderland.ui.kit.layout import text_width

PLATE_HIGH, PLATE_TAB, PLATE_PAD, PLATE_EDGE, PLATE_SIGN = 28.0, 29.0, 10.0, 1.5, 17.0
"""A name plate: its height, the tab in the seat's colour, free beside the name, its outline, and
the seat's sign."""
PLATE_AWAY, PLATE_CORNER = 70.0, (44.0, 64.0)
"""How far inwards from a hedge its plate lies, how much further at a corner, and how far aside."""
BESIDE = 8.0
"""How far a plate stands from a figure for which it made room."""
KING_STEP, KING_GAP, KING_BELOW, KING_ABOVE = 0.85, 4.0, 2.0, 11.0
"""Kings who wait: from one to the next in widths; free beside the plate; how far their feet reach
below it; and how far above it they stand at the garden's sides."""
KING_FEET = (2.0, 14.0, 20.0)
"""The ground at a King's feet: how much wider than he, how far above them, how high."""
KING_TAG, KING_TAG_ABOVE, KING_SUIT = (30.0, 19.0), 10.0, 11.5
KING_LETTER, KING_SUIT_AT = 9.5, 15.5
"""The tag at a King's feet, how far it reaches above them, his suit's side, and on the tag the
middle of his letter and the left of his suit."""


def plate_box(
    canvas: Canvas, layout: Layout, seat: str, name: str, kings: int = 0,
    figures: Sequence[Box] = (),
) -> Box:  # fmt: skip
    """Where a seat's name stands: on the lawn at its third hedge.

    Args:
        canvas: measures the name.
        layout: where things lie.
        seat: whose.
        name: what it is called.
        kings: how many Kings wait beside it.
        figures: who would cover it; the plate makes room for them, aside and on the lawn.
    """
    z = layout.zoom
    at = layout.point(f"{seat}{PER_GARDEN // 2 + 1}")
    wide = PLATE_TAB + 2 * PLATE_PAD - 1 + text_width(canvas, name, TITLE, 18)
    corner = abs(at.inward_x * at.inward_y)
    inwards = layout.hedge / 2 + (PLATE_AWAY + PLATE_CORNER[0] * corner) * z
    aside = wide / 2 * abs(at.inward_x) + PLATE_CORNER[1] * corner * z
    x = at.x + at.inward_x * (inwards + aside)
    y = at.y + at.inward_y * (inwards + PLATE_HIGH / 2)
    box = Box(x - wide / 2, y - PLATE_HIGH / 2, wide, PLATE_HIGH)
    for _ in figures:
        box = _beside(layout, box, seat, kings, figures)
    return box


def queen_box(layout: Layout, queen: str) -> Box:
    """What the Queen of Hearts covers where she stands at a hedge, her sceptre with her."""
    box = layout.figure_box(queen, (QUEEN[0] * layout.zoom, QUEEN[1] * layout.zoom))
    return box._replace(w=box.w * QUEEN_WIDER)


def _beside(layout: Layout, box: Box, seat: str, kings: int, figures: Sequence[Box]) -> Box:
    """Where a plate stands, its Kings with it, that the first who covers them does so no longer."""
    parts = [box, *(king_box(layout, box, seat, number, kings) for number in range(kings))]
    met = next((figure for figure in figures if any(_meet(part, figure) for part in parts)), None)
    if met is None:
        return box
    left, right = min(part.x for part in parts), max(part.x + part.w for part in parts)
    ways = (met.x + met.w + BESIDE - left, met.x - BESIDE - right)
    lawn = layout.lawn
    on_it = [w for w in ways if lawn.x <= left + w and right + w <= lawn.x + lawn.w] or ways
    return box._replace(x=box.x + min(on_it, key=abs))


def _meet(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common."""
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def draw_name_plate(
    canvas: Canvas,
    layout: Layout,
    box: Box,
    seat: str,
    name: str,
    kings: Sequence[str],
    *,
    asked: bool,
    gone: str = "",
) -> None:
    """Draw a seat's name plate, and the Kings who wait beside it.

    Args:
        canvas: what is drawn on.
        layout: where things lie.
        box: the plate (``plate_box``).
        seat: whose.
        name: what it is called.
        kings: the Kings.
        asked: whether the seat is asked something.
        gone: a King who left his place; the others stay where they wait.
    """
    rect = canvas.rect(*box)
    canvas.shadow(rect, 110, 6)
    canvas.fill(rect, "front", 6)
    left, middle = box.x + PLATE_EDGE, box.y + box.h / 2
    tab = canvas.rect(left, box.y + PLATE_EDGE, PLATE_TAB, box.h - 2 * PLATE_EDGE)
    tone = pygame.Color(f"#{SEATS[seat].colour}")
    canvas.surface.blit(tinted(tab.size, canvas.px(5), tone), tab)
    emblem = (canvas.px(PLATE_SIGN), canvas.px(PLATE_SIGN))
    canvas.surface.blit(
        canvas.sprites.get(sprite(f"sign-{seat}"), emblem),
        (
            canvas.px(left + (PLATE_TAB - PLATE_SIGN) / 2),
            canvas.px(middle - PLATE_SIGN / 2),
        ),
    )
    canvas.outline(rect, "text", 2.4, 6)
    x = box.x + PLATE_TAB + PLATE_PAD - 1
    canvas.text(name, x, middle, TITLE, 18, within=rect)
    for number, king in enumerate(kings):
        if king != gone:
            draw_king(canvas, king_box(layout, box, seat, number, len(kings)), king, asked=asked)


def king_box(layout: Layout, plate: Box, seat: str, number: int, of: int) -> Box:
    """Where a waiting King stands: beside his seat's plate, or above it at the sides."""
    wide, high = KING[0] * layout.zoom, KING[1] * layout.zoom
    at = layout.point(f"{seat}{PER_GARDEN // 2 + 1}")
    step = wide * KING_STEP
    if abs(at.inward_y) > 0.5:
        right = at.inward_x > -0.3
        x = (
            plate.x + plate.w + KING_GAP + number * step
            if right
            else plate.x - KING_GAP - wide - number * step
        )
        return Box(x, plate.y + plate.h + KING_BELOW - high, wide, high)
    x = plate.middle[0] - wide / 2 + (number - (of - 1) / 2) * step
    return Box(x, plate.y - high - KING_ABOVE, wide, high)


def draw_king(canvas: Canvas, box: Box, king: str, *, asked: bool = False) -> None:
    """Draw a King in a box, his suit at his feet."""
    if asked:
        wider, above, high = KING_FEET
        feet = canvas.rect(box.x - wider, box.y + box.h - above, box.w + 2 * wider, high)
        canvas.veil(feet, "now", 115, high / 2)
        canvas.outline(feet, "now", 3, high / 2)
    size = (canvas.px(box.w), canvas.px(box.h))
    canvas.surface.blit(
        canvas.sprites.get(sprite(f"king-{king[1]}"), size),
        (canvas.px(box.x), canvas.px(box.y)),
    )
    wide, high = KING_TAG
    left = box.x + box.w / 2 - wide / 2
    tag = canvas.rect(left, box.y + box.h - KING_TAG_ABOVE, wide, high)
    canvas.fill(tag, "front", 5)
    canvas.outline(tag, "text", 1.8, 5)
    ink = "red" if king[1] in REDS else "black"
    x, y = tag.left / canvas.scale, tag.centery / canvas.scale
    canvas.text("K", x + KING_LETTER, y, BOLD, 15, ink, CENTRE, tag)
    pixels = canvas.px(KING_SUIT)
    canvas.surface.blit(
        canvas.sprites.get(f"suits/{king[1]}", (pixels, pixels)),
        (canvas.px(x + KING_SUIT_AT), tag.centery - pixels // 2),
    )
