"""Broken and dotted lines, cut into pieces by us.

SVG has dashes of its own, but the reader that pygame brings leaves stray lines across the shape now
and then; so nothing that we draw asks for them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

Point = tuple[float, float]
STEP = 2.5
"""How far apart the points of a curve are, in pixels."""
KEPT = 500
"""Outlines that are kept: boxes are drawn anew in every frame."""


@lru_cache(KEPT)
def box(x: float, y: float, width: float, height: float, corner: float) -> tuple[Point, ...]:
    """The outline of a box with rounded corners, from the upper left one on and back to it."""
    r = max(0.0, min(corner, width / 2, height / 2))
    right, bottom = x + width - r, y + height - r
    turns = ((right, y + r, -0.5), (right, bottom, 0.0), (x + r, bottom, 0.5), (x + r, y + r, 1.0))
    points = [point for cx, cy, a in turns for point in arc(cx, cy, r, a * pi, (a + 0.5) * pi)]
    return ((x + r, y), *points)


def arc(x: float, y: float, radius: float, begin: float, end: float) -> tuple[Point, ...]:
    """Points of a circle's arc between two angles, in radians; 0 is at the right, rising downwards."""
    steps = max(2, ceil(radius * abs(end - begin) / STEP))
    angles = (begin + (end - begin) * step / steps for step in range(steps + 1))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


@lru_cache(KEPT)
def broken(points: tuple[Point, ...], dash: float, gap: float) -> str:
    """The ``d`` of a path that draws a line through points in dashes, the first at its beginning."""
    pieces: list[str] = []
    left, drawing = dash, True
    begun = False
    for (ax, ay), (bx, by) in pairwise(points):
        long = hypot(bx - ax, by - ay)
        gone = 0.0
        while long - gone > 1e-6:
            if drawing and not begun:
                pieces.append(f"M{_at(ax, ay, bx, by, gone / long)}")
                begun = True
            go = min(left, long - gone)
            gone += go
            left -= go
            if drawing:
                pieces.append(f"L{_at(ax, ay, bx, by, gone / long)}")
            if left < 1e-6:
                drawing = not drawing
                left, begun = (dash if drawing else gap), False
    return " ".join(pieces)


@lru_cache(KEPT)
def dotted(points: tuple[Point, ...], gap: float) -> tuple[Point, ...]:
    """Where the dots of a line through points lie, one ``gap`` after another from its beginning."""
    found: list[Point] = []
    wait = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        long = hypot(bx - ax, by - ay)
        while wait < long:
            share = wait / long
            found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
            wait += gap
        wait -= long
    return tuple(found)


def _at(ax: float, ay: float, bx: float, by: float, share: float) -> str:
    return f"{ax + (bx - ax) * share:.2f} {ay + (by - ay) * share:.2f}"
