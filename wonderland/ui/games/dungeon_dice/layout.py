"""Where things lie on the screen of the dungeon, in pixels (look sheet, "Layout")."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from wonderland.ui.boards.camera import CameraView
from wonderland.ui.boards.grid import BoardGrid
from wonderland.ui.boards.table_edge import hole_of
from wonderland.ui.kit.layout import REST, Box

BAR, FOOT = 50, 48
PANEL, PANEL_MOST, PANEL_NARROW = 312, 400, 280
USUAL, GROWS = 1280, 0.14
"""The logical width up to which the panel is as wide as usual, and its share of what is beyond."""
WIDE = 1180
"""The logical width from which the panel has its full width."""
LEFT, RIGHT, ABOVE, BELOW = 34, 27, 7, 17
"""What is kept free round the squares, in logical pixels: the table's wooden edge lies there."""
UNIT = 46
"""The side of the square that all sizes on the table are said for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout(BoardGrid):
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
    def room(self) -> Rect:
        """The part of the felt in which squares are seen; the board may be larger than that."""
        return hole_of(self.felt, self.scale)

    @property
    def within(self) -> Rect:
        """Where the table is drawn: within its wood, where the camera sees only a part of it."""
        return self.felt if self.felt.contains(self.board) else self.room

    @property
    def rest(self) -> CameraView:
        """How the board is seen as it lies here."""
        left, top = self.room.centerx - self.board.left, self.room.centery - self.board.top
        return CameraView(self.square, left / self.square, top / self.square)

    def seen(self, view: CameraView) -> Layout:
        """The same screen with the board as a camera sees it."""
        board = view.board(self.room, self.columns, self.rows)
        if board == self.board:
            return self
        return replace(self, board=board, square=board.width // self.columns)

    def at(self, position: tuple[int, int]) -> str | None:
        """The square at a place on the screen, or None where none is seen."""
        return BoardGrid.at(self, position) if self.room.collidepoint(position) else None

    @property
    def unit(self) -> float:
        """Pixels for each unit of the table's sizes, which are said for a square of 46."""
        return self.square / UNIT

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
    width, height = size

    def px(length: float) -> int:
        return round(length * scale)

    logical = width / scale
    wide = PANEL_NARROW
    if logical >= WIDE:
        wide = round(min(PANEL_MOST, PANEL + max(0.0, logical - USUAL) * GROWS))
    table, panel = Box(0, 0, width, height).columns(REST, px(wide))
    top, felt, foot = (_rect(part) for part in table.rows(px(BAR), REST, px(FOOT)))
    room = Rect(
        felt.left + px(LEFT), felt.top + px(ABOVE),
        felt.width - px(LEFT + RIGHT), felt.height - px(ABOVE + BELOW),
    )  # fmt: skip
    square = max(4, min(room.width // columns, room.height // rows))
    board = Rect(0, 0, square * columns, square * rows)
    board.midtop = (max(room.left + board.width // 2, felt.centerx + px(4)), room.top)
    board.right = min(board.right, room.right)
    board.top += (room.height - board.height) // 2
    return Layout(
        scale=scale, columns=columns, rows=rows, square=square, board=board, top=top, foot=foot,
        panel=_rect(panel), felt=felt,
    )  # fmt: skip


def _rect(box: Box) -> Rect:
    return Rect(round(box.x), round(box.y), round(box.width), round(box.height))
