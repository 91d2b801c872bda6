"""What rectangles on the felt cover of one another."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import Rect

RISE = 8 / 46
"""How far a being rises above its square, in squares."""


def standing(layout: Layout, square: str) -> Rect:
    """A square and as much above it as whoever stands there rises."""
    cell = layout.cell(square)
    rise = round(cell.height * RISE)
    return Rect(cell.left, cell.top - rise, cell.width, cell.height + rise)


def covered(rects: Iterable[Rect], box: Rect) -> float:
    """How much of some rectangles a box covers, each counting 1."""
    return sum(_share(rect, box) for rect in rects)


def _share(rect: Rect, box: Rect) -> float:
    both = rect.clip(box)
    return both.width * both.height / max(1, rect.width * rect.height)
