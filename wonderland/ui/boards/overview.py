"""A whole board in small, while only a part of it is seen: where one is, and what is elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from wonderland.core.message import say
from wonderland.ui.boards.grid import BoardGrid
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import REST, Box, box_of

SQUARE, LAID, PAD, HEAD, APART, SMALL = 7.0, 6.2, 7.0, 20.0, 6.0, 12.0
RIM = "bar-quiet"
"""The colour round a square that is laid."""
Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Overview:
    """What is shown in small.

    Attributes:
        grid: how the board is seen now.
        room: where it is seen, in pixels.
        laid: squares with something on them, each with its colour.
        dots: who stands where, each with his colour.
        rows: of the board.
        left: whether it rather lies at the left.
    """

    grid: BoardGrid
    room: Rect
    laid: Sequence[tuple[str, Spot]]
    dots: Sequence[tuple[str, Spot]]
    rows: int
    left: bool


def corner(canvas: Canvas, shown: Overview, *, left: bool) -> Rect:
    """Where it lies in one of the lower corners."""
    s, room = canvas.scale, shown.room
    wide, high = shown.grid.columns * SQUARE + 2 * PAD, shown.grid.rows * SQUARE + HEAD + PAD
    x = room.left / s + APART if left else room.right / s - wide - APART
    return canvas.rect(x, room.bottom / s - high - APART, wide, high)


class OverviewBox:
    """Draws it; what lies and stands there is drawn anew when that changed.

    It stays in its corner for as long as one moment of the match lasts, and gives way where it
    would cover something meanwhile: it does not jump to and fro with what is pointed at.
    """

    def __init__(self) -> None:
        self._picture = Kept[pygame.Surface]()
        self._moment: object = None
        self._left: bool | None = None

    def place(self, canvas: Canvas, shown: Overview, spared: Sequence[Rect], moment: object) -> Rect | None:
        """Where it lies in a moment of the match; None where it would cover what is to be spared."""
        if moment != self._moment:
            self._moment, self._left = moment, None
        preferred = (shown.left, not shown.left) if self._left is None else (self._left,)
        for left in preferred:
            box = corner(canvas, shown, left=left)
            if box.collidelist(list(spared)) < 0:
                self._left = left
                return box
        return None

    def draw(self, canvas: Canvas, shown: Overview, box: Rect, whole: Callable[[], object]) -> None:
        """Draw it in a box; a click on it shows the whole board."""
        grid, s = shown.grid, canvas.scale
        head, field = box_of(canvas, box).inset(PAD, 0).rows(HEAD, REST)
        canvas.cover(box)
        canvas.fill(box, "bar", 8)
        region = canvas.region("overview", box, whole, say("The whole table"), shortcut="whole")
        key = canvas.text(canvas.key_of("whole"), *head.end, LABEL, SMALL, "bar-quiet", RIGHT, box)
        title, _ = head.columns(REST, key.width / s, gap=6.0)
        canvas.text(say("The whole table"), *title.left, BOLD, SMALL, "bar-text", within=box, room=title.width)
        felt = canvas.rect(field.x, field.y, grid.columns * SQUARE, grid.rows * SQUARE)
        self._draw_board(canvas, shown, felt, (field.x, field.y))
        seen = shown.room.clip(grid.board)
        unit = SQUARE * s / grid.square
        frame = Rect(0, 0, round(seen.width * unit), round(seen.height * unit))
        frame.left = felt.left + round((seen.left - grid.board.left) * unit)
        frame.top = felt.top + round((seen.top - grid.board.top) * unit)
        canvas.outline(frame, "now", 2, 2)
        canvas.ring(region)

    def _draw_board(self, canvas: Canvas, shown: Overview, felt: Rect, at: tuple[float, float]) -> None:
        edge = canvas.px(6.0)
        drawn = felt.inflate(edge, edge).clip(canvas.surface.get_rect())

        def make() -> pygame.Surface:
            _draw_anew(canvas, shown, felt, at)
            return canvas.surface.subsurface(drawn).copy()

        key = (shown.laid, shown.dots, shown.rows, tuple(felt), canvas.scale, canvas.theme)
        canvas.surface.blit(self._picture.of(key, make), drawn)


def _draw_anew(canvas: Canvas, shown: Overview, felt: Rect, at: tuple[float, float]) -> None:
    """Draw the board in small, and what is on it, from a place on."""
    x, y = at
    canvas.fill(felt, "felt-light", 2)
    for colour, (column, row) in shown.laid:
        left, top = x + column * SQUARE, y + (shown.rows - 1 - row) * SQUARE
        laid = Box(left, top, SQUARE, SQUARE).fitted(LAID, LAID).rect(canvas)
        canvas.fill(laid, RIM)  # by which dark ones are told from a dark ground
        canvas.fill(laid.inflate(-2, -2), colour)
    for colour, (column, row) in shown.dots:
        left, top = x + (column + 0.5) * SQUARE, y + (shown.rows - 0.5 - row) * SQUARE
        at = canvas.px(left), canvas.px(top)
        canvas.disc(at, canvas.scale * SQUARE * 0.6, "bar")
        canvas.disc(at, canvas.scale * SQUARE * 0.45, colour)
