"""The axes of what is drawn over the turns of a match: per cent at the left, turns below."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.spaces import GAP, PAD

GUTTER, END = 46.0, 10.0
"""Room for the percentages at the left, and for the last dot at the right."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LINE, SIZE = 16.0, 13.0
"""The height of a percentage's line, and how large all of it is set."""


class Axes(NamedTuple):
    """Where the curves lie, the percentages beside them, the turns below, and the word before those."""

    plot: Box
    shares: Box
    turns: Box
    word: Box


def part(box: Box) -> Axes:
    """Part a box into the curves and their axes."""
    upper, below = box.rows(REST, 24.0)
    shares, plot, _ = upper.columns(GUTTER, REST, END)
    word, turns, _ = below.columns(GUTTER, REST, END)
    return Axes(plot, shares.without(right=GAP), turns, word.without(right=PAD))


def draw_axes(canvas: Canvas, axes: Axes, last: int) -> None:
    """Name the shares from nothing to all, and the turns up to the last one."""
    whole, _, half, _, none = axes.shares.rows(LINE, REST, LINE, REST, LINE)
    for share, place in ((100, whole), (50, half), (0, none)):
        line_in(canvas, place, f"{share} %", LABEL, SIZE, "quiet", RIGHT)
    line_in(canvas, axes.word, say("turn"), LABEL, SIZE, "quiet", RIGHT)
    room = axes.turns.width / max(1, last)
    step = next((step for step in STEPS if step * room >= 40.0), STEPS[-1])
    for turn in range(0, last + 1, step):
        x, y = axes.turns.left
        canvas.text(str(turn), x + turn * room, y, LABEL, SIZE, "quiet", CENTRE)
