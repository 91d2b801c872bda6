"""Boxes that lie over a board: how they are drawn, and what they cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

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


def free_place(corners: Sequence[Rect], room: Rect, about: Sequence[Rect], others: Sequence[Rect], step: int) -> Rect:
    """Where a box that asks something covers least.

    It lies in a corner, or where none is free of what it is about, anywhere in the room.

    Args:
        corners: where it may lie, the best first.
        room: in which it may lie anywhere.
        about: what it is about.
        others: what it had better not cover either.
        step: how far apart the places are that are tried anywhere, in pixels.
    """

    def cost(box: Rect) -> tuple[float, float, int]:
        """What a box would cover, the worst first; then how high it lies."""
        return covered(about, box), covered(others, box), -box.top

    best = min(corners, key=cost)
    if covered(about, best):
        return min([best, *anywhere(room, best.size, step)], key=cost)
    return best
