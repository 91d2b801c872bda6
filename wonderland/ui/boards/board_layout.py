"""A screen with a board of squares: the felt between two bars, and a panel beside it, in pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from pygame import Rect

from wonderland.ui.boards.camera import CameraView
from wonderland.ui.boards.grid import BoardGrid
from wonderland.ui.boards.table_edge import hole_of
from wonderland.ui.kit.layout import REST, Box

PANEL, PANEL_MOST = 312, 400
WIDE, USUAL, GROWS = 1180, 1280, 0.14
"""The logical widths from which the panel is not narrow and up to which it is as wide as usual, and
its share of what is beyond."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLayout(BoardGrid):
    """The screen's parts and the squares of the board.

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

    def seen(self, view: CameraView) -> Self:
        """The same screen with the board as a camera sees it."""
        board = view.board(self.room, self.columns, self.rows)
        if board == self.board:
            return self
        return replace(self, board=board, square=board.width // self.columns)


class Parts(NamedTuple):
    """The parts of such a screen."""

    top: Rect
    felt: Rect
    foot: Rect
    panel: Rect


def parts_of(size: tuple[int, int], scale: float, narrow: float) -> Parts:
    """Part a window of a size in pixels; its panel is ``narrow`` logical pixels in a small one."""
    logical = size[0] / scale
    wide = min(PANEL_MOST, PANEL + max(0.0, logical - USUAL) * GROWS) if logical >= WIDE else narrow
    table, panel = Box(0, 0, *size).columns(REST, round(wide * scale))
    above, between, below = table.rows(round(50 * scale), REST, round(48 * scale))
    boxes = (above, between, below, panel)
    return Parts(*(Rect(box.x, box.y, box.width, box.height) for box in boxes))
