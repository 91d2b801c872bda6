"""The quiet mark in a seat whose player has been thinking for a while."""

from __future__ import annotations

from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.spaces import GAP, TIGHT

AFTER_MS, STEP_MS = 400.0, 350.0
DOTS = 3
RADIUS, APART = 3.4, 10.0
"""A dot's radius, and how far it is from one to the next."""
DOTS_WIDE = DOTS * APART + GAP
"""The room of the mark."""
STILL = DOTS
"""The step at which no dot differs from the others."""


class ThinkingMark:
    """Counts how long someone has been thinking.

    Attributes:
        step: which dot stands out; ``STILL`` for none, None while there is nothing to show.
    """

    def __init__(self) -> None:
        self.step: int | None = None
        self._since = 0.0

    def update(self, elapsed: float, *, thinking: bool, moving: bool) -> bool:
        """Go on by some milliseconds; whether the mark has changed.

        Args:
            elapsed: milliseconds.
            thinking: whether someone is at it.
            moving: whether the mark may move.
        """
        before = self.step
        self._since = self._since + elapsed if thinking else 0.0
        if self._since <= AFTER_MS:
            self.step = None
        else:
            self.step = int((self._since - AFTER_MS) / STEP_MS) % DOTS if moving else STILL
        return self.step != before


def draw_dots(canvas: Canvas, x: float, y: float, step: int) -> None:
    """Draw the mark, its left at ``x`` and its middle at ``y``."""
    for index in range(DOTS):
        colour = "text" if index == step else "quiet" if step == STILL else "line"
        at = canvas.pixels(x + TIGHT + APART * index, y)
        canvas.disc(at, RADIUS * canvas.scale, colour)
