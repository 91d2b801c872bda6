"""The seal under a match that was looked back on: a grade without luck, and what decided it (picture 36)."""

from __future__ import annotations

from math import cos, pi, sin

from wonderland.core.message import say
from wonderland.kit.looking_back_lines import signed
from wonderland.kit.sealed import Sealed
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.sizes import NOTE, SMALL
from wonderland.ui.kit.spaces import CORNER, GAP, TIGHT

LEAST, WITH_BARS = 78.0, 172.0
"""The least height of a seal's card, and the height from which it has bars."""
WIDE, HIGH = 100.0, 124.0
"""The seal's own measures."""
POINTS, OUTER, INNER = 18, 49.0, 44.0
"""How many points the rosette has, and how far they and what is between them lie from its middle."""
LETTER = 0.44
"""How large the grade is set, for the seal's width."""
BAR, NAME, NUMBER, FULL = 8.0, 96.0, 62.0, 0.08
"""A bar's height, the room of what it is called and of its number, and what fills it."""
TITLE_SIZE = 22.0


def draw_seal(canvas: Canvas, box: Box, found: Sealed, title: str, about: str, rivals: str) -> None:
    """Draw the card: the seal, by what the match was decided, and bars where there is room.

    Args:
        canvas: what is drawn on.
        box: where.
        found: how a seat played.
        title: by what the match was decided.
        about: what is said of the grade.
        rivals: who the others are.
    """
    rect = box.rect(canvas)
    canvas.fill(rect, "bar", CORNER)
    if canvas.theme.sharp:
        canvas.outline(rect, "text", 1, CORNER)
    barred = box.height >= WITH_BARS
    above, below = box.inset(GAP, TIGHT).rows(REST, 78.0 if barred else 0.0)
    high = min(above.height, HIGH)
    medal, words = above.columns(high * WIDE / HIGH, REST, gap=GAP)
    _draw_medal(canvas, medal.fitted(None, high), found.grade)
    named, said = words.lines(28, 20)
    line_in(canvas, named, title, TITLE, TITLE_SIZE, "bar-text", within=rect)
    line_in(canvas, said, about, LABEL, NOTE, "bar-quiet", within=rect)
    if barred:
        _draw_bars(canvas, below, found, rivals)


def _draw_bars(canvas: Canvas, box: Box, found: Sealed, rivals: str) -> None:
    """Draw luck, and what was lost by play, each a turn: a bar, and its number."""
    rows = (
        (say("luck a turn"), found.luck, "now"),
        (say("lost a turn"), -found.lost, "refused"),
        (rivals, -found.others, "near"),
    )
    for (name, value, colour), row in zip(rows, box.lines(24, 24, 24), strict=True):
        called, track, number = row.columns(NAME, REST, NUMBER)
        within = box.rect(canvas)
        line_in(canvas, called, name, BOLD, SMALL, "bar-text", within=within)
        bar = track.fitted(None, BAR).rect(canvas)
        canvas.fill(bar, "button", BAR / 2)
        full = bar.copy()
        full.width = round(bar.width * min(1.0, abs(value) / FULL))
        if full.width:
            canvas.fill(full, colour, BAR / 2)
        line_in(canvas, number, signed(value, 1), BOLD, SMALL, "bar-text", RIGHT, within)


def _draw_medal(canvas: Canvas, box: Box, grade: str) -> None:
    """Draw the seal and its grade."""
    rect = box.rect(canvas)
    drawn = canvas.sprites.kept(("seal", rect.size), lambda: shapes.picture(_medal(rect.width / WIDE), *rect.size))
    canvas.surface.blit(drawn, rect)
    middle = box.y + box.width / 2
    size = box.width * LETTER
    canvas.text(grade, box.x + box.width / 2, middle, TITLE, size, "now-text", CENTRE, rect)


def _medal(scale: float) -> str:
    """A rosette of gold with two ribbons, as SVG."""
    points = []
    for number in range(2 * POINTS):
        radius, turn = (OUTER, INNER)[number % 2], number * pi / POINTS
        points.append(f"{radius * cos(turn):.1f} {radius * sin(turn):.1f}")
    ribbons = "".join(
        f'<path d="{path}" fill="#a8323a" stroke="#2a2320" stroke-width="2.4"/>'
        for path in ("M28 78 L18 120 L34 112 L44 122 L50 84 Z", "M72 78 L82 120 L66 112 L56 122 L50 84 Z")
    )
    return (
        f'<g transform="scale({scale:.3f})">{ribbons}'
        f'<path transform="translate(50 50)" d="M{" L".join(points)} Z" fill="#c99a38"'
        ' stroke="#2a2320" stroke-width="2.6"/>'
        '<circle cx="50" cy="50" r="36" fill="#8a621a"/><circle cx="50" cy="49" r="34" fill="#eec25c"/>'
        '<path d="M24 40 A28 28 0 0 1 62 24" fill="none" stroke="#fff0bb" stroke-width="3"/></g>'
    )
