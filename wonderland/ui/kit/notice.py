"""A word in passing, such as that a match was saved: it moves nothing, and covers no control."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import box_of, line_in
from wonderland.ui.kit.spaces import CORNER

SIZE, PAD = 14.5, 14.0
STEPS = 24
"""At how many heights a place is looked for."""


def draw_notice(canvas: Canvas, words: str, seen: Rect, spared: Sequence[Rect]) -> Rect:
    """Draw a notice in the middle of what is seen, as high as it covers none of what is spared.

    Args:
        canvas: what is drawn on.
        words: what it says.
        seen: the part of the screen that is seen.
        spared: controls, and what a player is asked about.
    """
    wide = min(canvas.fonts.size(words, BOLD, SIZE)[0] + 2 * canvas.px(PAD), seen.width)
    places = [
        Rect(left, seen.top + round(step * seen.height / STEPS), wide, canvas.px(30))
        for step in range(STEPS)
        for left in (seen.centerx - wide // 2, seen.left, seen.right - wide)
    ]
    free = (place for place in places if place.collidelist(list(spared)) < 0)
    box = next(free, places[0]).clamp(seen)
    canvas.shadow(box, 90, 8, 3, 8)
    canvas.fill(box, "bar", CORNER)
    canvas.outline(box, "west", 1.5, CORNER)
    line_in(canvas, box_of(canvas, box).inset(PAD / 2, 0), words, BOLD, SIZE, "bar-text", CENTRE, box)
    return box
