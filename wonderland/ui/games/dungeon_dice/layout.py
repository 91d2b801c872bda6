"""Where things lie on the screen of the dungeon, in pixels (look sheet, "Layout")."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from wonderland.ui.boards.board_layout import BoardLayout, parts_of
from wonderland.ui.boards.table_edge import hole_of

PANEL_NARROW = 280
LEFT, RIGHT, ABOVE, BELOW = 34, 27, 7, 17
"""What is kept free round the squares, in logical pixels: the table's wooden edge lies there."""
UNIT = 46
"""The side of the square that all sizes on the table are said for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout(BoardLayout):
    """The screen's parts and the squares of the table."""

    @property
    def within(self) -> Rect:
        """Where the table is drawn: within its wood, where the camera sees only a part of it."""
        return self.felt if self.felt.contains(self.board) else self.room

    @property
    def unit(self) -> float:
        """Pixels for each unit of the table's sizes, which are said for a square of 46."""
        return self.square / UNIT

    def corner(self, cell: tuple[int, int]) -> tuple[int, int]:
        """The upper left corner of a square by its column and row from 0; it may lie off the table."""
        column, row = cell
        x = self.board.left + column * self.square
        return x, self.board.top + (self.rows - 1 - row) * self.square

    def cell_of(self, cell: tuple[int, int]) -> Rect:
        """A square by its column and row; it may lie off the table."""
        return Rect(self.corner(cell), (self.square, self.square))

    @property
    def slots(self) -> dict[str, str]:
        """The squares of the Masters (DD-21)."""
        row = (self.rows + 1) // 2
        last = chr(ord("a") + self.columns - 1)
        return {"w": f"a{row}", "e": f"{last}{row}"}

    @property
    def low(self) -> int:
        """Where boxes on the felt end, in pixels."""
        return self.felt.bottom - round(8 * self.scale)


def lay_out(size: tuple[int, int], scale: float, columns: int, rows: int) -> Layout:
    """Lay the screen out for a size in pixels and a table."""

    def px(length: float) -> int:
        return round(length * scale)

    parts = parts_of(size, scale, PANEL_NARROW)
    felt = parts.felt
    room = Rect(
        felt.left + px(LEFT), felt.top + px(ABOVE), felt.width - px(LEFT + RIGHT), felt.height - px(ABOVE + BELOW)
    )
    square = max(4, min(room.width // columns, room.height // rows))
    board = Rect(0, 0, square * columns, square * rows)
    board.midtop = (max(room.left + board.width // 2, felt.centerx + px(4)), room.top)
    board.right = min(board.right, room.right)
    board.top += (room.height - board.height) // 2
    return Layout(scale=scale, columns=columns, rows=rows, square=square, board=board,
                  room=hole_of(felt, scale), **parts._asdict())  # fmt: skip
