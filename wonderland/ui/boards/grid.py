"""A board of squares named as on a chessboard (``a1`` at the lower left): where each square lies."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

FIRST = ord("a")
RISE = 8 / 46
"""How far a piece rises above its square, in squares."""


def square_name(column: int, row: int) -> str:
    """The name of the square in a column and a row, both counted from 0."""
    return f"{chr(FIRST + column)}{row + 1}"


def column_and_row(name: str) -> tuple[int, int]:
    """The column and the row of a square, both counted from 0."""
    return ord(name[0]) - FIRST, int(name[1:]) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardGrid:
    """The squares of a board as they lie on the screen.

    Attributes:
        columns, rows: how many there are.
        square: the side of a square, in pixels.
        board: the rectangle of all squares.
    """

    columns: int
    rows: int
    square: int
    board: Rect

    def cell(self, name: str) -> Rect:
        """The rectangle of a square."""
        column, row = column_and_row(name)
        x = self.board.left + column * self.square
        y = self.board.top + (self.rows - 1 - row) * self.square
        return Rect(x, y, self.square, self.square)

    def named(self, name: str) -> Rect | None:
        """The rectangle of a square; None where no square of the board is called so."""
        if not name[1:].isdecimal():
            return None
        column, row = column_and_row(name)
        here = 0 <= column < self.columns and 0 <= row < self.rows
        return self.cell(name) if here else None

    def standing(self, name: str) -> Rect:
        """A square and as much above it as whoever stands there rises."""
        cell = self.cell(name)
        rise = round(cell.height * RISE)
        return Rect(cell.left, cell.top - rise, cell.width, cell.height + rise)

    def at(self, position: tuple[int, int]) -> str | None:
        """The square at a place on the screen, or None."""
        if not self.board.collidepoint(position):
            return None
        column = (position[0] - self.board.left) // self.square
        row = self.rows - 1 - (position[1] - self.board.top) // self.square
        return square_name(column, row)

    def neighbour(self, name: str, dx: int, dy: int) -> str | None:
        """The square some columns and rows away, or None off the board."""
        column, row = column_and_row(name)
        column, row = column + dx, row + dy
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return square_name(column, row)
        return None
