"""Where a box that asks something lies on the felt, so that it covers nobody whom it is about."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.boxes import anywhere, covered
from wonderland.ui.kit.canvas import Canvas, Rect

LEFT, RIGHT, ABOVE = 34, 24, 8
"""How far a box stays from the felt's edges: rows are named at the left."""
SIDES = 40
"""What a box leaves free of the felt's width, in all."""
Cost = tuple[float, float, float]


def standing_on(control: Intent) -> list[str]:
    """The squares where beings and Images stand."""
    beings = [being["square"] for being in control.state["beings"]]
    return [*beings, *queries.fixed(control.match).images.values()]


def place(
    canvas: Canvas,
    layout: Layout,
    size: tuple[float, float],
    about: Sequence[str],
    beings: Sequence[str],
    *,
    upper: bool = True,
) -> Rect:
    """Find room on the felt for a box that asks something.

    It covers least of the squares that it is about, then of the others that matter, and lies low
    if it can, at first on the side away from what it is about. Where no corner is free of what it
    is about, it may lie anywhere.

    Args:
        canvas: what it will be drawn on.
        layout: where the felt and its squares are.
        size: how wide it would be, and how high, in logical pixels.
        about: the squares that the question is about.
        beings: the squares where beings and Images stand.
        upper: whether it may lie above the squares, at the felt's upper edge.
    """
    felt = layout.felt
    width, height = min(canvas.px(size[0]), felt.width - canvas.px(SIDES)), canvas.px(size[1])
    left, right = felt.left + canvas.px(LEFT), felt.right - canvas.px(RIGHT) - width
    top = felt.top + canvas.px(ABOVE) if upper else layout.room.top
    low = layout.low - height
    asked = [layout.standing(square) for square in about]
    others = [layout.standing(square) for square in beings if square not in about]

    def cost(box: Rect) -> Cost:
        """What a box would cover, the worst first; then how high it lies."""
        return covered(asked, box), covered(others, box), float(low - box.top)

    across = [left, right, (left + right) // 2]
    centres = [layout.cell(square).centerx for square in about]
    if centres and sum(centres) / len(centres) <= layout.felt.centerx:
        across[:2] = [right, left]
    corners = [Rect(x, y, width, height) for y in ([low, top] if upper else [low]) for x in across]
    best = min(corners, key=cost)
    if not covered(asked, best):
        return best
    step = max(1, layout.square // 2)
    upmost = min(top, low)
    whole = Rect(left, upmost, right + width - left, low + height - upmost)
    return min([best, *anywhere(whole, best.size, step)], key=cost)
