"""The wooden edge round a table's hole, with the names of the files and ranks set on it."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.cloth import draw_edge, felt
from wonderland.ui.kit.fonts import BOLD

LEFT, TOP, RIGHT, BOTTOM = 27, 7, 20, 17
"""How broad the boards are, in logical pixels."""
NAME = 14


def hole_of(outer: Rect, scale: float) -> Rect:
    """The hole within the edge of a table that fills a rectangle."""
    left, top, right, bottom = (round(wide * scale) for wide in (LEFT, TOP, RIGHT, BOTTOM))
    return Rect(outer.left + left, outer.top + top, outer.width - left - right, outer.height - top - bottom)


def draw_table(canvas: Canvas, outer: Rect) -> Rect:
    """Draw cloth and the edge round it; return the hole, within which the game lies."""
    hole = hole_of(outer, canvas.scale)
    canvas.surface.blit(felt(canvas, hole.size), hole)
    draw_edge(canvas, outer, hole)
    return hole


def draw_names(canvas: Canvas, outer: Rect, files: Iterable[tuple[str, int]], ranks: Iterable[tuple[str, int]]) -> None:
    """Set names on the edge: of files below, each at an x, of ranks at the left, each at a y.

    Args:
        canvas: what is drawn on.
        outer: the table with its edge.
        files: their names and where they stand, in pixels; outside the hole they are left out.
        ranks: theirs.
    """
    hole = hole_of(outer, canvas.scale)
    below = (hole.bottom + outer.bottom) / 2 / canvas.scale
    beside = (outer.left + hole.left) / 2 / canvas.scale - 0.5
    for name, x in files:
        if hole.left < x < hole.right:
            canvas.text(name, x / canvas.scale, below, BOLD, NAME, "edge-text", CENTRE)
    for name, y in ranks:
        if hole.top < y < hole.bottom:
            canvas.text(name, beside, y / canvas.scale, BOLD, NAME, "edge-text", CENTRE)
