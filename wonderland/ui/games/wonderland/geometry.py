"""Where things lie on the match screen, in pixels (look guide, "The match screen")."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from wonderland.ui.boards.table_edge import BOTTOM as FILES
from wonderland.ui.boards.table_edge import hole_of

TOP_BAR, FOOT_BAR = 50, 48
PANEL_LEAST, PANEL_MOST, PANEL_NARROW = 312, 400, 272
BOX_MARGIN = 8


@dataclass(frozen=True, slots=True)
class Layout:
    """The screen's parts and the squares of the table.

    Attributes:
        scale: pixels for each logical pixel.
        columns, rows: of the table.
        square: the side of a square.
        top, foot, panel, felt: the parts of the screen.
        board: the table's squares, within the felt.
    """

    scale: float
    columns: int
    rows: int
    square: int
    top: Rect
    foot: Rect
    panel: Rect
    felt: Rect
    board: Rect

    def cell(self, name: str) -> Rect:
        """The rectangle of a square."""
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        x = self.board.left + column * self.square
        y = self.board.top + (self.rows - 1 - row) * self.square
        return Rect(x, y, self.square, self.square)

    @property
    def low(self) -> int:
        """Where boxes on the felt end, in pixels: above the names of the files or far over them."""
        margin = round(BOX_MARGIN * self.scale)
        close = self.foot.top - self.board.bottom < 2 * round(FILES * self.scale)
        return self.board.bottom if close else self.foot.top - round(FILES * self.scale) - margin

    def at(self, position: tuple[int, int]) -> str | None:
        """The square at a place on the screen, or None."""
        if not self.board.collidepoint(position):
            return None
        column = (position[0] - self.board.left) // self.square
        row = self.rows - 1 - (position[1] - self.board.top) // self.square
        return f"{chr(ord('a') + column)}{row + 1}"

    def neighbour(self, name: str, dx: int, dy: int) -> str | None:
        """The square some columns and rows away, or None off the table."""
        column, row = ord(name[0]) - ord("a") + dx, int(name[1:]) + dy
        if 0 <= column < self.columns and 1 <= row <= self.rows:
            return f"{chr(ord('a') + column)}{row}"
        return None


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
    hole = hole_of(felt, scale)
    hole.height -= px(above)
    hole.top += px(above)
    square = max(4, min(hole.width // columns, hole.height // rows))
    board = Rect(0, 0, square * columns, square * rows)
    board.center = hole.center
    panel = Rect(left, 0, panel_width, height)
    return Layout(scale, columns, rows, square, top, foot, panel, felt, board)
