"""What the players have lying on a table of squares, where nobody has laid yet (picture 32).

A thing lies at the edge of the table, off the middle rows, and has no foot of a side: none is taken for a
piece. Where something is laid near it, it is put away, and does not come back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from wonderland.ui.boards.board_layout import BoardLayout
from wonderland.ui.boards.die_body import Body, draw_die
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.boards.still_things import draw_still
from wonderland.ui.kit import easing
from wonderland.ui.kit.canvas import Canvas, Rect

BAND = 4.0
"""The band beside the middle rows that the sizes of things are given for, in squares."""
LEAST_BAND = 2.5
"""In a band that is narrower nothing lies."""
NEAR = 1.0
"""How near something may be laid to a thing, in squares."""
DICE, DICE_WIDE = "dice", 3.2
"""Three dice, and how wide their box is in squares."""
DIE, DIE_FACES = (0.78, (("1", "SAM", 18.0, 0.24, 0.86), ("3", "MFS", 33.0, 0.5, 0.5), ("2", "FDS", 12.0, 0.76, 0.9)))
"""The side of a die, in squares; each die's level, faces, turn and place in its box."""


class Listed(NamedTuple):
    """A thing as a game lists it, in squares.

    Attributes:
        sprite: what it is.
        upper: whether it lies above the middle rows.
        aside: how far it lies from the side of the table; at the right that is its left edge.
        down: how far it lies from the upper edge of its band.
        wide, high: its size.
    """

    sprite: str
    upper: bool
    aside: float
    down: float
    wide: float
    high: float


class Spread(NamedTuple):
    """What lies on a game's table.

    Attributes:
        left, right: what lies there; at the right it is told from the right edge.
        middle: how many rows in the middle stay free.
    """

    left: Sequence[Listed]
    right: Sequence[Listed]
    middle: int


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

    def rect(self, layout: BoardLayout) -> Rect:
        """Where it lies, in pixels."""
        square, board = layout.square, layout.board
        return Rect(
            round(board.left + self.left * square),
            round(board.top + self.top * square),
            round(self.wide * square),
            round(self.high * square),
        )


def things_on(spread: Spread, columns: int, rows: int, laid: Collection[str]) -> list[Thing]:
    """What lies on a table of a size with something laid on some squares."""
    places = [column_and_row(square) for square in laid]
    seen = [(column, rows - 1 - row) for column, row in places]
    return [thing for thing in _all(spread, columns, rows) if not any(thing.near(column, row) for column, row in seen)]


def _all(spread: Spread, columns: int, rows: int) -> Iterator[Thing]:
    """All things that have room on a bare table."""
    band = (rows - spread.middle) / 2
    if band < LEAST_BAND:
        return
    unit = min(1.0, band / BAND)
    for listed, from_right in ((spread.left, False), (spread.right, True)):
        for sprite, upper, x, y, wide, high in listed:
            left = columns - x * unit if from_right else x * unit
            crosses = left < columns / 2 if from_right else left + wide * unit > columns / 2
            if not crosses:
                top = y * unit + (0 if upper else rows - BAND * unit)
                yield Thing(sprite, left, top, wide * unit, high * unit, upper)


def draw_things(canvas: Canvas, layout: BoardLayout, things: Iterable[Thing], worn: int) -> None:
    """Draw what lies on the table; nothing in a theme of sharp edges, where all is to be told apart.

    Args:
        canvas: what is drawn on.
        layout: where the squares lie.
        things: what lies there.
        worn: how far the match has come (``draw_still``).
    """
    if canvas.theme.sharp:
        return
    for thing in things:
        _draw_thing(canvas, thing, thing.rect(layout), layout.square, worn)


def draw_leaving(
    canvas: Canvas, layout: BoardLayout, spread: Spread, before: Collection[str],
    after: Collection[str], worn: int, share: float,
) -> None:  # fmt: skip
    """Draw what slides off over the nearest rim, since something was laid near it.

    Args:
        canvas: what is drawn on.
        layout: where the squares lie.
        spread: what a game has there.
        before: the squares that were laid.
        after: those that are laid now.
        worn: how far the match has come (``draw_still``).
        share: how much of the time that takes is over, from 0 to 1.
    """
    if canvas.theme.sharp:
        return
    size = layout.columns, layout.rows
    stay = things_on(spread, *size, after)
    for thing in things_on(spread, *size, before):
        if thing not in stay:
            rect, room = thing.rect(layout), layout.room
            far = rect.bottom - room.top if thing.upper else room.bottom - rect.top
            rect.top += round(far * easing.in_out_cubic(share)) * (-1 if thing.upper else 1)
            _draw_thing(canvas, thing, rect, layout.square, worn)


def _draw_thing(canvas: Canvas, thing: Thing, rect: Rect, square: int, worn: int) -> None:
    """Draw a thing in a box, on a table with squares of a size."""
    if thing.sprite == DICE:
        for level, faces, yaw, x, y in DIE_FACES:
            foot = (rect.left + rect.width * x, rect.top + rect.height * y)
            side = DIE * square * thing.wide / DICE_WIDE
            draw_die(canvas, Body(level, tuple(faces), yaw), foot, side, f"level-{level}")
        return
    draw_still(canvas, thing.sprite, rect, worn)
