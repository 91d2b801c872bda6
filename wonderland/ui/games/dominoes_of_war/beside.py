"""What lies on the kitchen table beside the field: somebody has had tea there."""

from __future__ import annotations

from pygame import Rect

from wonderland.ui.boards.still_things import CANDLE, CUP, THIMBLE, WATCH, draw_still
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.kit.canvas import Canvas

EDGE, NUMBERS, LEAST, MOST = 14.0, 54.0, 84.0, 170.0
"""From the table's edge; the room of the rows' numbers; the least and the most width of a thing."""
THINGS = (
    (CUP, False, 1.0, 1.0),
    (THIMBLE, False, 0.5, 112 / 104),
    (CANDLE, True, 0.62, 196 / 120),
    (WATCH, True, 0.86, 184 / 200),
)
"""Each thing: whether it lies at the right, how wide it is of the room there, how high for its width."""


def draw_beside(canvas: Canvas, plan: Plan, room: Rect, worn: int) -> None:
    """Draw them on the upper half of the bare wood, where it is broad enough; the fallen lie below.

    Args:
        canvas: what is drawn on.
        plan: where the field lies.
        room: all of the table.
        worn: how far the match has come (``draw_still``).
    """
    if canvas.theme.sharp:
        return
    for right in (False, True):
        bare = room.right - plan.board.right if right else plan.board.left - room.left
        wide = min(canvas.px(MOST), bare - canvas.px(EDGE + NUMBERS))
        if wide < canvas.px(LEAST):
            continue
        top, middle = room.top + canvas.px(2 * EDGE), canvas.px(EDGE) + wide // 2
        x = room.right - middle if right else room.left + middle
        for sprite, there, share, tall in THINGS:
            if there is right:
                size = round(wide * share), round(wide * share * tall)
                if top + size[1] > room.centery:
                    break
                draw_still(canvas, sprite, Rect((x - size[0] // 2, top), size), worn)
                top += size[1] + canvas.px(2 * EDGE)
