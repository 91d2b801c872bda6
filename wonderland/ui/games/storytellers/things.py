"""What the tellers have put down beside their story: a candle, and tea."""

from __future__ import annotations

from wonderland.ui.boards.still_things import CANDLE, CUP, draw_still
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.spaces import GAP

THINGS = ((CANDLE, 0.62, 196 / 120), (CUP, 0.86, 1.0))
"""Each thing, the one that comes first where there is little room: how wide it is of the room there,
how high for its width."""


def draw_things(canvas: Canvas, bare: Box, felt: Box, worn: int) -> None:
    """Draw them one below the other at the foot of what is bare; nothing in a theme of sharp edges.

    Args:
        canvas: what is drawn on.
        bare: the felt beside the area where nobody sits.
        felt: all of the felt, beyond which the candle sheds no light.
        worn: how far the match has come (``draw_still``).
    """
    if canvas.theme.sharp:
        return
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(felt.rect(canvas).clip(before))
    for sprite, share, tall in THINGS:
        wide = bare.width * share
        if wide * tall > bare.height:
            break
        place = bare.rows(bare.height - wide * tall, wide * tall)[1].fitted(wide)
        draw_still(canvas, sprite, place.rect(canvas), worn)
        bare = bare.above(place, GAP)
    canvas.surface.set_clip(before)
