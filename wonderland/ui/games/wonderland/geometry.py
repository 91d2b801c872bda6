"""Where things lie on the match screen, in pixels (look guide, "The match screen")."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from wonderland.ui.boards.camera import CameraView
from wonderland.ui.boards.grid import BoardGrid
from wonderland.ui.boards.table_edge import hole_of
from wonderland.ui.kit.layout import REST, Box

TOP_BAR, FOOT_BAR = 50, 48
PANEL_LEAST, PANEL_MOST, PANEL_NARROW = 312, 400, 272
WIDE, USUAL, GROWS = 1180, 1280, 0.14
"""The logical widths from which the panel is not narrow and up to which it is as wide as usual, and
its share of what is beyond."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout(BoardGrid):
    """The screen's parts and the squares of the table.

    Attributes:
        scale: pixels for each logical pixel.
        top, foot, panel, felt: the parts of the screen; the squares lie within the felt.
        room: the part of the felt in which squares are seen; the board may be larger than that.
    """

    scale: float
    top: Rect
    foot: Rect
    panel: Rect
    felt: Rect
    room: Rect

    def at(self, position: tuple[int, int]) -> str | None:
        """The square at a place on the screen, or None where none is seen."""
        seen = hole_of(self.felt, self.scale).collidepoint(position)
        return BoardGrid.at(self, position) if seen else None

    @property
    def rest(self) -> CameraView:
        """How the board is seen as it lies here."""
        left, top = self.room.centerx - self.board.left, self.room.centery - self.board.top
        return CameraView(self.square, left / self.square, top / self.square)

    def seen(self, view: CameraView) -> Layout:
        """The same screen with the board as a camera sees it."""
        board = view.board(self.room, self.columns, self.rows)
        return replace(self, board=board, square=board.width // self.columns)

    @property
    def low(self) -> int:
        """Where boxes on the felt end, in pixels: above the wood with the names of the files."""
        return hole_of(self.felt, self.scale).bottom


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
    if logical < WIDE:
        panel_width = px(PANEL_NARROW)
    else:
        panel_width = px(min(PANEL_MOST, PANEL_LEAST + max(0.0, logical - USUAL) * GROWS))
    table, panel = Box(0, 0, width, height).columns(REST, panel_width)
    top, felt, foot = (
        Rect(part.x, part.y, part.width, part.height)
        for part in table.rows(px(TOP_BAR), REST, px(FOOT_BAR))
    )
    hole = hole_of(felt, scale)
    hole.height -= px(above)
    hole.top += px(above)
    square = max(4, min(hole.width // columns, hole.height // rows))
    board = Rect(0, 0, square * columns, square * rows)
    board.centerx = hole.centerx
    board.top = hole.top + (hole.height - board.height) // 4  # questions lie below
    return Layout(scale=scale, columns=columns, rows=rows, square=square, top=top, foot=foot,
                  panel=Rect(panel.x, panel.y, panel.width, panel.height), felt=felt, board=board,
                  room=hole)  # fmt: skip
