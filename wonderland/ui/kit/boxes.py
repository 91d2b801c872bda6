"""Boxes that lie over a board: how they are drawn, and what they cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wonderland.ui.kit.canvas import Canvas, Rect


def draw_box(canvas: Canvas, rect: Rect, colour: str) -> None:
    """Draw a box with its shadow and a strip of a seat's colour along its left."""
    canvas.cover(rect)
    canvas.shadow(rect, 170, 12, 8, 16)
    canvas.tab(rect, "front", colour, 9, 12)


def covered(rects: Iterable[Rect], box: Rect) -> float:
    """How much of some rectangles a box covers, each counting 1."""
    return sum(_share(rect, box) for rect in rects)


def _share(rect: Rect, box: Rect) -> float:
    both = rect.clip(box)
    return both.width * both.height / max(1, rect.width * rect.height)


def anywhere(room: Rect, size: tuple[int, int], step: int) -> Iterator[Rect]:
    """Places all over a room for a box of a size, the lowest first."""
    for y in range(room.bottom - size[1], room.top - 1, -max(1, step)):
        for x in range(room.left, room.right - size[0] + 1, max(1, step)):
            yield Rect((x, y), size)
