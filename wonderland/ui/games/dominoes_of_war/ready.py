"""Ready-made bases beside the field: lane, fork and fort, each laid by one click."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.shapes import NAMES, SHAPES
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war.begun import Begun
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, TIGHT

WIDE, LEAST = 138.0, 640.0
"""How wide the row of shapes is, and the least width of a table that has room for it."""
HEAD, NAME = 26.0, 20.0
"""The heights of the title, and of a shape's name."""
KEY = 16.0


def draw(canvas: Canvas, box: Box, seen: View, begun: Begun) -> None:
    """Draw the shapes below one another."""
    heading, below = box.inset(TIGHT, GAP).rows(HEAD, REST)
    line_in(canvas, heading, say("Ready-made"), TITLE, PLAIN, "bar-text", CENTRE)
    places = below.pile(len(SHAPES), 108.0, GAP)
    for number, (shape, place) in enumerate(zip(SHAPES, places, strict=True), start=1):
        _draw_slot(canvas, place, seen, begun, shape, number)


def _draw_slot(canvas: Canvas, box: Box, seen: View, begun: Begun, shape: str, number: int) -> None:
    found, rect = queries.ready_bases(seen, shape), box.rect(canvas)
    act = begun.do(partial(begun.lay_ready, shape, found)) if found else None
    name, good = NAMES[shape]
    why = say("Once more: at the next place") if found else say("There is no place for it")
    spoken = say("{name}: {good}", name=name, good=good)
    region = canvas.region(f"ready-{shape}", rect, act, spoken, why, shortcut=f"pick-{number}")
    canvas.fill(rect, "front" if act else "box", RADIUS)
    if begun.shape == shape or (act and canvas.pointer.hover == region.key):
        canvas.outline(rect, "now", 3, RADIUS)
    inner = box.inset(TIGHT, TIGHT)
    line_in(canvas, inner.rows(KEY, REST)[0], str(number), LABEL, FINE_PRINT, "quiet", RIGHT)
    picture, named, told = inner.rows(REST, NAME, 18.0)
    _draw_shape(canvas, picture.rect(canvas), shape, seen.known.config.options.base, seen.seat)
    ink = "text" if act else "quiet"
    line_in(canvas, named, name, BOLD, PLAIN, ink, CENTRE, rect)
    line_in(canvas, told, good, LABEL, NOTE - 1, "quiet", CENTRE, rect)
    canvas.ring(region, RADIUS)


def _draw_shape(canvas: Canvas, room: Rect, shape: str, size: int, seat: str) -> None:
    """Draw the field's edge at the left, and the tiles that lie out from it."""
    cells = SHAPES[shape][:size]
    low, high = min(along for along, _ in cells), max(along for along, _ in cells)
    out = max(out for _, out in cells) + 1
    side = min(room.width // (out + 1), room.height // (high - low + 1), canvas.px(15))
    left = room.centerx - out * side // 2
    top = room.centery - (high - low + 1) * side // 2
    canvas.line([(left - 3, room.top), (left - 3, room.bottom)], "text", 2)
    for along, far in cells:
        tile = Rect(left + far * side + 1, top + (along - low) * side + 1, side - 2, side - 2)
        canvas.fill(tile, f"soldier-{seat}", 2)
        canvas.outline(tile, "text", 1, 2)
