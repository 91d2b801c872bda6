"""Where squares lie on the screen: as much of the grid as is worth showing, as large as fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.ground import LETTERS
from wonderland.games.dominoes_of_war.view import View

LABELS = 0.4
"""Room for letters and numbers, in squares."""
HEAD = 0.7
"""Room above the highest row for who stands there, in squares."""
SETTING_UP = 3
"""How many columns and rows beyond the field are shown while bases are laid."""
ROUND_BASE = 1
"""How many columns and rows round a base are shown while it is stocked."""
ROUND_FIELD = 1
"""The same round the field while walls are put up."""
EDGE = 20.0
"""The least width of an edge that is clicked, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The squares as they lie on the screen.

    Attributes:
        left, low: the column and the row at the lower left, counted from 0.
        columns, rows: how many are shown.
        square: the side of a square, in pixels.
        board: the rectangle of all squares.
    """

    left: int
    low: int
    columns: int
    rows: int
    square: int
    board: Rect

    @classmethod
    def of(cls, view: View, room: Rect, begun: Sequence[str] = ()) -> Plan:
        """As large as fits into a room, in whole pixels.

        Args:
            view: what is seen.
            room: where it is drawn.
            begun: squares of a base that is being laid; round them there must be room as well.
        """
        if view["phase"] == "wall":
            return cls._of(*queries.round_field(view, ROUND_FIELD), room)
        margin = SETTING_UP if view["phase"] in ("toss", "first", "base") else 0
        return cls._of(*queries.extent(view, margin, begun), room)

    @classmethod
    def _of(cls, left: int, low: int, right: int, high: int, room: Rect) -> Plan:
        """Columns and rows as large as fits."""
        columns, rows = right - left + 1, high - low + 1
        square = int(min(room.width / (columns + 2 * LABELS), room.height / (rows + LABELS + HEAD)))
        board = Rect(0, 0, columns * square, rows * square)
        board.center = room.center
        board.move_ip(0, round((HEAD - LABELS) / 2 * square))
        return cls(left, low, columns, rows, square, board)

    @classmethod
    def of_base(cls, view: View, room: Rect) -> Plan:
        """The base of the seat that looks on, with what lies round it."""
        left, low, right, high = queries.round_base(view, ROUND_BASE)
        return cls._of(left, low, right, high, room)

    def cell(self, name: str) -> Rect:
        """The rectangle of a square, also of one that lies outside of what is shown."""
        column, row = LETTERS.index(name[0]) - self.left, int(name[1:]) - 1 - self.low
        x = self.board.left + column * self.square
        y = self.board.top + (self.rows - 1 - row) * self.square
        return Rect(x, y, self.square, self.square)

    def shown(self) -> list[str]:
        """The squares that are shown, row by row from the north."""
        return [
            f"{LETTERS[self.left + column]}{self.low + row + 1}"
            for row in reversed(range(self.rows))
            for column in range(self.columns)
        ]

    def edge(self, name: str, least: int) -> Rect:
        """The place of an edge: a narrow box between its two squares, so many pixels wide at the least.

        It ends where the edges round its corners begin, so that none of two takes the other's clicks.
        """
        low, high = (self.cell(square) for square in queries.edge_squares(name))
        wide = min(max(least, self.square // 3), self.square // 2)
        long = self.square - wide - 1
        flat = low.left == high.left
        place = Rect(0, 0, *((long, wide) if flat else (wide, long)))
        place.center = (low.centerx, low.top) if flat else (high.left, low.centery)
        return place
