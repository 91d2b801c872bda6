"""What the players have lying on the table, where nobody has laid yet (picture 32).

A thing lies at the edge of the table, off the middle rows, and has no foot of a side: none is taken for a
piece. Where a path comes near, it is put away, and does not come back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from wonderland.ui.boards.die_body import Body, draw_die
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.boards.still_things import (
    CANDLE,
    CUP,
    HAT,
    LUMPS,
    TART,
    THIMBLE,
    WATCH,
    draw_still,
)
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import Canvas, Rect

MIDDLE, BAND = 5, 4.0
"""So many rows in the middle stay free; the band beside them that the sizes below are given for."""
LEAST_BAND = 2.5
"""In a band that is narrower nothing lies."""
NEAR = 1.0
"""How near a path may come to a thing, in squares."""
DICE = "dice"
DIE, DIE_FACES = (
    0.78,
    (("1", "SAM", 18.0, 0.24, 0.86), ("3", "MFS", 33.0, 0.5, 0.5), ("2", "FDS", 12.0, 0.76, 0.9)),
)
"""The side of a die, in squares; each die's level, faces, turn and place in its box."""


class Thing(NamedTuple):
    """A thing: its sprite, and its box in squares from the upper left corner of the board."""

    sprite: str
    left: float
    top: float
    wide: float
    high: float
    upper: bool

    def near(self, column: float, row: float) -> bool:
        """Whether a square, counted from that corner, comes near it."""
        return (
            self.left - NEAR < column + 1
            and column < self.left + self.wide + NEAR
            and self.top - NEAR < row + 1
            and row < self.top + self.high + NEAR
        )

    def rect(self, layout: Layout) -> Rect:
        """Where it lies, in pixels."""
        square, board = layout.square, layout.board
        return Rect(
            round(board.left + self.left * square), round(board.top + self.top * square),
            round(self.wide * square), round(self.high * square),
        )  # fmt: skip


LEFT = (
    (CUP, True, 0.25, 0.15, 3.6, 3.6), (LUMPS, True, 4.0, 2.5, 1.1, 0.98),
    ("table/cards-w", True, 5.4, 0.25, 2.4, 2.5), (THIMBLE, False, 1.0, 1.75, 1.6, 1.75),
    (DICE, False, 2.9, 1.2, 3.2, 2.7),
)  # fmt: skip
"""What lies at the left: its sprite, whether above, its place in the band from the left, its size."""
RIGHT = (
    (HAT, True, 4.4, 0.4, 4.1, 3.5), (TART, True, 6.2, 2.6, 1.5, 1.15),
    ("table/cards-e", True, 9.0, 0.25, 2.4, 2.5), (WATCH, False, 7.9, 0.4, 3.6, 3.3),
    (CANDLE, False, 3.3, 0.0, 2.35, 3.85),
)  # fmt: skip
"""What lies at the right, each from the right edge."""


def things_on(columns: int, rows: int, laid: Collection[str]) -> list[Thing]:
    """What lies on a table of a size with dominoes on some squares."""
    places = [column_and_row(square) for square in laid]
    seen = [(column, rows - 1 - row) for column, row in places]
    return [
        thing
        for thing in _all(columns, rows)
        if not any(thing.near(column, row) for column, row in seen)
    ]


def _all(columns: int, rows: int) -> Iterator[Thing]:
    """All things that have room on a bare table."""
    band = (rows - MIDDLE) / 2
    if band < LEAST_BAND:
        return
    unit = min(1.0, band / BAND)
    for listed, from_right in ((LEFT, False), (RIGHT, True)):
        for sprite, upper, x, y, wide, high in listed:
            left = columns - x * unit if from_right else x * unit
            crosses = left < columns / 2 if from_right else left + wide * unit > columns / 2
            if not crosses:
                top = y * unit + (0 if upper else rows - band)
                yield Thing(sprite, left, top, wide * unit, high * unit, upper)


def draw_things(canvas: Canvas, layout: Layout, laid: Collection[str]) -> None:
    """Draw what lies on the table; nothing in a theme of sharp edges, where all is to be told apart."""
    if canvas.theme.sharp:
        return
    for thing in things_on(layout.columns, layout.rows, laid):
        draw_thing(canvas, thing, thing.rect(layout), layout.square)


def draw_thing(canvas: Canvas, thing: Thing, rect: Rect, square: int) -> None:
    """Draw a thing in a box, on a table with squares of a size."""
    if thing.sprite == DICE:
        for level, faces, yaw, x, y in DIE_FACES:
            foot = (rect.left + rect.width * x, rect.top + rect.height * y)
            side = DIE * square * thing.wide / LEFT[-1][4]
            draw_die(canvas, Body(level, tuple(faces), yaw), foot, side, f"level-{level}")
        return
    draw_still(canvas, thing.sprite, rect)
