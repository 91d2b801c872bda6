"""The mark before a lesson or a puzzle: its number, or a tick where it is done."""

from __future__ import annotations

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.sizes import PLAIN

TICK = ((-0.42, 0.05), (-0.1, 0.36), (0.45, -0.34))


def draw_mark(canvas: Canvas, centre: tuple[float, float], radius: float, number: int, *, done: bool) -> None:
    """Draw a number on a disc, or on a green one a tick."""
    at = canvas.pixels(centre[0], centre[1])
    size = canvas.px(radius)
    if not done:
        canvas.disc(at, size, "line")
        disc = Rect(0, 0, 2 * size, 2 * size)
        disc.center = at
        canvas.text(str(number), *centre, BOLD, PLAIN, "text", CENTRE, disc)
        return
    canvas.disc(at, size, "good")
    line = [(at[0] + dx * size, at[1] + dy * size) for dx, dy in TICK]
    canvas.line(line, "chip-text", canvas.px(3.5))
