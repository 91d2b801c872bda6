"""What is marked on the squares of a board: reach and prices, targets, lines of sight, points.

Sizes are parts of a square; what lies under the pieces and what lies above them are separate, so
that a piece is never painted over by its own ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign

from wonderland.ui.boards.chips import chip
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

Place = tuple[float, float]
OUT = 0.07
"""How far the corners of a target lie outside its square."""
CASED = 0.14
"""How thick they are with their casing."""


# --- under the pieces --------------------------------------------------------------------------
def draw_picked(canvas: Canvas, cell: Rect) -> None:
    """The ground of the piece that is taken up: all yellow, lighter within, cased in ink."""
    radius = 0.16 * cell.width / canvas.scale
    case = 2 + 2 * max(1, canvas.px(1.2))
    canvas.fill(cell.inflate(case, case), "now-text", radius + 1.2)
    canvas.fill(cell.inflate(2, 2), "now", radius)
    inset = -2 * round(cell.width * 0.07)
    canvas.fill(cell.inflate(inset, inset), "lit", radius * 0.7)


def draw_reach(canvas: Canvas, cell: Rect) -> None:
    """The ground of a square that can be stepped to."""
    inner = cell.inflate(-2 * round(cell.width * 0.08), -2 * round(cell.width * 0.08))
    inner.height -= round(cell.width * 0.04)
    alpha = 150 if canvas.theme.sharp else 115
    radius = 0.12 * cell.width / canvas.scale
    canvas.veil(inner, "reach", alpha, radius)
    cased(canvas, inner, radius)


def cased(canvas: Canvas, box: Rect, radius: float) -> None:
    """The edge of a square in reach: dark and light, so that it is seen on felt and dominoes alike."""
    canvas.outline(box, "reach-chip", 2, radius)
    canvas.outline(box.inflate(-2 * canvas.px(1), -2 * canvas.px(1)), "reach-edge", 1, radius)


def draw_feared(canvas: Canvas, cell: Rect) -> None:
    """A square on which the enemy could strike: red, with a broken edge cased in white."""
    radius = 0.1 * cell.width / canvas.scale
    canvas.veil(cell, "target", 70, radius)
    canvas.dashes(cell, "front", 4, radius)
    canvas.dashes(cell.inflate(-2, -2), "aim", 2, radius)


def draw_near(canvas: Canvas, cell: Rect) -> None:
    """A square on which something may be laid: faintly lit, with a dotted edge."""
    inner = cell.inflate(-2 * round(cell.width * 0.05), -2 * round(cell.width * 0.05))
    radius = 0.14 * cell.width / canvas.scale
    canvas.veil(inner, "near", 60 if canvas.theme.sharp else 34, radius)
    canvas.dots(inner, "near", 1.6, radius, 6)


def draw_danger(canvas: Canvas, cell: Rect, colour: str = "aim") -> None:
    """The ground of a target."""
    canvas.veil(cell, colour, 107, 0.1 * cell.width / canvas.scale)


def draw_sight(canvas: Canvas, a: Rect, b: Rect, colour: str = "aim-deep", *, dotted: bool = False) -> None:
    """The line of an attack or an ability, cased in white; dotted for an answer."""
    wide = a.width
    gap = wide * 0.2 if dotted else 0
    ends = (a.center, b.center)
    canvas.line(ends, "front", wide * 0.17, gap)
    canvas.line(ends, colour, wide * 0.1, gap)


def draw_trail(canvas: Canvas, cells: Sequence[Rect], onto: Rect | None) -> None:
    """A way that was gone: a cased line with a knot on each square that was left.

    Args:
        canvas: what is drawn on.
        cells: the squares of the way, in order.
        onto: the square of the step that was dropped, to which dots lead; None where none was.
    """
    wide = cells[0].width
    way = [_foot(cell) for cell in cells]
    if onto:
        dots = (way[-1], _foot(onto))
        canvas.line(dots, "now-text", wide * 0.17, wide * 0.25)
        canvas.line(dots, "refused", wide * 0.1, wide * 0.25)
    for colour, line, knot in (("now-text", 0.17, 0.17), ("now", 0.1, 0.12)):
        canvas.line(way, colour, wide * line)
        for place in way[:-1]:
            canvas.disc(place, wide * knot, colour)


def _foot(cell: Rect) -> Place:
    """Where whoever stands on a square sets his foot."""
    return cell.centerx, cell.centery + cell.width * 0.2


# --- above the pieces --------------------------------------------------------------------------
def draw_corners(canvas: Canvas, cell: Rect, colour: str = "aim") -> None:
    """Four corners outside a target's badges and foot, cased in white; whole at the board's edge."""
    wide = cell.width
    box = cell.inflate(2 * round(wide * OUT), 2 * round(wide * OUT))
    seen = canvas.surface.get_clip()
    if seen.contains(cell):
        cased = -round(wide * CASED)
        box = box.clip(seen.inflate(cased, cased))
    length = wide * 0.24
    for tone, width in (("front", CASED), (colour, 0.08)):
        for x, dx in ((box.left, 1), (box.right, -1)):
            for y, dy in ((box.top, 1), (box.bottom, -1)):
                points = ((x + dx * length, y), (x, y), (x, y + dy * length))
                canvas.line(points, tone, max(2.0, wide * width))


def draw_dropped(canvas: Canvas, cell: Rect) -> None:
    """A square whose step came to nothing: dashed, and a red cross on a disc."""
    wide = cell.width
    box = cell.inflate(-2 * round(wide * 0.05), -2 * round(wide * 0.05))
    canvas.dashes(box, "front", 4, 0.1 * wide / canvas.scale)
    canvas.dashes(box, "refusal", 2, 0.1 * wide / canvas.scale)
    canvas.disc(cell.center, wide * 0.26, "refusal")
    canvas.disc(cell.center, wide * 0.22, "front")
    out = round(wide * 0.1)
    x, y = cell.center
    for up in (-out, out):
        canvas.line(((x - out, y - up), (x + out, y + up)), "refusal", max(2.0, wide * 0.08))


def draw_points(canvas: Canvas, origin: Rect, cell: Rect, text: str) -> None:
    """A number on the edge of a target's square that faces where it comes from.

    Args:
        canvas: what is drawn on.
        origin: the square it comes from; the target's own where it comes from nowhere.
        cell: the target's square.
        text: the number; more than fits on a disc stands above the square.
    """
    wide = cell.width
    if len(text) > 3:
        chip(canvas, (cell.centerx, round(cell.top - wide * 0.06)), text, "aim-deep", 13)
        return
    dx, dy = cell.centerx - origin.centerx, cell.centery - origin.centery
    length = max(abs(dx), abs(dy))
    ux, uy = (float(copysign(1, dx)), 0.0) if abs(dx) >= abs(dy) else (0.0, float(copysign(1, dy)))
    middle = (
        cell.centerx - ux * wide * 0.5 + (wide * 0.36 if abs(ux) < 0.2 else 0),
        cell.centery - uy * wide * 0.5 - (wide * 0.03 if ux else 0),
    )
    radius = max(wide * 0.19, 8.5 * canvas.scale)
    seen, out = canvas.surface.get_clip(), radius + wide * 0.05
    if seen.contains(cell):  # at the board's edge it stands further in
        middle = (
            min(max(middle[0], seen.left + out), seen.right - out),
            min(max(middle[1], seen.top + out), seen.bottom - out),
        )
    for tone, out in (("front", wide * 0.05), ("aim-deep", 0.0)):
        if length:
            _beak(canvas, middle, (ux, uy), radius + out * 0.7, tone)
        canvas.disc(middle, radius + out, tone)
    size = max(13.0, radius * 1.7 / canvas.scale)
    canvas.text(text, middle[0] / canvas.scale, middle[1] / canvas.scale, BOLD, size, "front", CENTRE)


def _beak(canvas: Canvas, at: Place, way: Place, radius: float, colour: str) -> None:
    (x, y), (ux, uy) = at, way
    base, half = radius * 0.6, radius * 0.75
    canvas.polygon(
        (
            (x + ux * radius * 1.55, y + uy * radius * 1.55),
            (x + ux * base - uy * half, y + uy * base + ux * half),
            (x + ux * base + uy * half, y + uy * base - ux * half),
        ),
        colour,
    )


def draw_price(canvas: Canvas, cell: Rect, text: str, *, held: bool = False, passing: bool = False) -> None:
    """A price on a square in reach: in its middle, or at its right edge where a friend stands."""
    wide = cell.width
    centre, radius = (cell.centerx, cell.top + wide * 0.46), wide * 0.2
    if held:
        centre, radius = (round(cell.left + wide * 0.93), float(cell.centery)), wide * 0.16
    radius = max(8.5 * canvas.scale, radius)
    canvas.disc(centre, radius + 1.2 * canvas.scale, "reach-edge")
    canvas.disc(centre, radius, "quiet" if passing else "reach-chip")
    size = max(13.0, radius * 1.45 / canvas.scale)
    canvas.text(text, centre[0] / canvas.scale, centre[1] / canvas.scale, BOLD, size, "reach-chip-text", CENTRE)
