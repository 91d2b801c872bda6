"""Where things lie on the match screen, in pixels (look guide, "The match screen")."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from wonderland.ui.boards.board_layout import BoardLayout, parts_of
from wonderland.ui.boards.table_edge import hole_of

PANEL_NARROW = 272


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout(BoardLayout):
    """The screen's parts and the squares of the table."""

    @property
    def low(self) -> int:
        """Where boxes on the felt end, in pixels: above the wood with the names of the files."""
        return hole_of(self.felt, self.scale).bottom


def lay_out(size: tuple[int, int], scale: float, columns: int, rows: int, above: float = 0) -> Layout:
    """Lay the screen out for a size in pixels and a table.

    Args:
        size: of the window, in pixels.
        scale: pixels for each logical pixel.
        columns: of the table.
        rows: of the table.
        above: the height at the top of the felt that is kept free of the board.
    """
    parts = parts_of(size, scale, PANEL_NARROW)
    hole = hole_of(parts.felt, scale)
    hole.height -= round(above * scale)
    hole.top += round(above * scale)
    square = max(4, min(hole.width // columns, hole.height // rows))
    board = Rect(0, 0, square * columns, square * rows)
    board.centerx = hole.centerx
    board.top = hole.top + (hole.height - board.height) // 4  # questions lie below
    return Layout(scale=scale, columns=columns, rows=rows, square=square, board=board, room=hole, **parts._asdict())
