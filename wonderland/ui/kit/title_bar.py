"""The bar at the top of a screen that is not the table: its title, a note, its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.ui.kit.canvas import ButtonSpec, Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, buttons_in, line_in, screen, text_width
from wonderland.ui.kit.spaces import BAR, CONTROL, MARGIN, PAD, TIGHT

TITLE_SIZE, NOTE_SIZE = 25.0, 17.0


def draw_bar(canvas: Canvas) -> Box:
    """Draw the bar without anything in it, and return where it is."""
    bar, _ = screen(canvas).rows(BAR, REST)
    canvas.fill(bar.rect(canvas), "bar")
    return bar


def draw_title_bar(canvas: Canvas, title: str, buttons: Sequence[ButtonSpec] = (), note: str = "") -> Box:
    """Draw the bar, and return what is left of it between the title and the buttons.

    Args:
        canvas: what is drawn on.
        title: what the screen is called.
        buttons: at the right end, the last of them outermost.
        note: what else is said of the screen, beside its title.
    """
    room = buttons_in(canvas, draw_bar(canvas).inset(MARGIN, 0), CONTROL, buttons, PAD)
    inner = room.inset(0, TIGHT)
    beside = PAD + text_width(canvas, note, LABEL, NOTE_SIZE) if note else 0.0
    said = line_in(canvas, inner.without(right=beside), title, TITLE, TITLE_SIZE, "bar-text", high=True)
    left = inner.after(said, PAD)
    if not note:
        return left
    foot = (TITLE, TITLE_SIZE)
    said = line_in(canvas, left, note, LABEL, NOTE_SIZE, "bar-quiet", high=True, foot=foot)
    return left.after(said, PAD)
