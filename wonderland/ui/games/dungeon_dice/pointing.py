"""Where one points: the square under the mouse, or the one whose control has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.kit.canvas import Pointer, Region

SQUARE = "square-"


def focused(pointer: Pointer) -> str:
    """The square whose control has the focus, ``""`` for none."""
    shown = pointer.focus_shown and pointer.focus.startswith(SQUARE)
    return pointer.focus.removeprefix(SQUARE) if shown else ""


def next_square(regions: Sequence[Region], now: str, dx: int, dy: int) -> str:
    """The control of a square that lies nearest in a direction; ``""`` where there is none.

    Args:
        regions: the controls drawn last.
        now: the square from which one goes.
        dx: the direction to the east.
        dy: the direction to the north.
    """
    x, y = column_and_row(now)
    best: tuple[int, str] | None = None
    for region in regions:
        if not region.key.startswith(SQUARE):
            continue
        square = region.key.removeprefix(SQUARE)
        u, v = column_and_row(square)
        along = (u - x) * dx + (v - y) * dy
        aside = abs((u - x) * dy) + abs((v - y) * dx)
        if along <= 0:
            continue
        far = along + 3 * aside
        if best is None or (far, square) < best:
            best = (far, square)
    return best[1] if best else ""
