"""Where things lie on the match screen, in pixels (look guide, "The match screen")."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from wonderland.ui.boards.grid import Grid

TOP_BAR, FOOT_BAR = 50, 48
PANEL_LEAST, PANEL_MOST, PANEL_NARROW = 312, 400, 272
RANKS, FILES = 28, 17
"""Room for the names of the rows at the left, and of the columns below."""
MARGIN, TOP_MARGIN, BOX_MARGIN = 14, 7, 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout(Grid):
    """The screen's parts and the squares of the table.

    Attributes:
        scale: pixels for each logical pixel.
        top, foot, panel, felt: the parts of the screen; the squares lie within the felt.
    """

    scale: float
    top: Rect
    foot: Rect
    panel: Rect
    felt: Rect

    @property
    def low(self) -> int:
        """Where boxes on the felt end, in pixels: above the names of the files or far over them."""
        margin = round(BOX_MARGIN * self.scale)
        close = self.foot.top - self.board.bottom < 2 * round(FILES * self.scale)
        return self.board.bottom if close else self.foot.top - margin


def lay_out(
    size: tuple[int, int], scale: float, columns: int, rows: int, above: float = 0
) -> Layout:
    """Lay the screen out for a size in pixels and a table.

    Args:
        size: of the window, in pixels.
        scale: pixels for each logical pixel.
        columns: of the table.
        rows: of the table.
        above: the height at the top of the felt that is kept free of the board.
    """
    width, height = size

    def px(length: float) -> int:
        return round(length * scale)

    logical = width / scale
    if logical < 1180:
        panel_width = px(PANEL_NARROW)
    else:
        panel_width = px(min(PANEL_MOST, PANEL_LEAST + max(0.0, logical - 1280) * 0.14))
    left = width - panel_width
    top = Rect(0, 0, left, px(TOP_BAR))
    foot = Rect(0, height - px(FOOT_BAR), left, px(FOOT_BAR))
    felt = Rect(0, top.bottom, left, foot.top - top.bottom)
    room_x = left - px(RANKS) - px(MARGIN)
    room_y = felt.height - px(above) - px(FILES) - px(TOP_MARGIN)
    square = max(4, min(room_x // columns, room_y // rows))
    board = Rect(0, 0, square * columns, square * rows)
    board.centerx = px(RANKS) + (left - px(RANKS)) // 2
    spare = felt.height - px(above) - px(FILES) - board.height
    board.top = felt.top + px(above) + max(px(TOP_MARGIN), spare // 2)
    panel = Rect(left, 0, panel_width, height)
    return Layout(scale=scale, columns=columns, rows=rows, square=square, top=top, foot=foot,
                  panel=panel, felt=felt, board=board)  # fmt: skip
