"""A small picture of the table: what is laid and who stands there, as large as it fits."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.wonderland.board import Board, Marks
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import EffectPlayer, unheard

SQUARE = 30
"""The size at which the table is drawn before it is made small, in pixels.

Half a square of the cloth beside it is seen at least, so that heads in the last row are whole.
"""


def thumbnail(
    canvas: Canvas, match: Match, looking: str, size: tuple[int, int],
    mark: Callable[[Canvas, Layout], object] | None = None,
) -> pygame.Surface:  # fmt: skip
    """Draw a match over a size in pixels, as far as all may see it or the side that looks on.

    Args:
        canvas: what the picture is made for.
        match: it.
        looking: who looks on; ``""`` for what all may know.
        size: of the picture.
        mark: draws more on the table, which is drawn in the picture's own size then.
    """
    match = queries.open_match(match, looking)
    fixed = queries.fixed(match)
    square = SQUARE
    if mark:
        seen = _fitted(_busy(match, fixed.rows, SQUARE), size)
        square = max(SQUARE, SQUARE * size[0] // seen.width)
    board = Rect(0, 0, square * fixed.columns, square * fixed.rows)
    part = _fitted(_busy(match, fixed.rows, square), size)
    beside = square // 2
    wide, high = board.width + 2 * beside, board.height + 2 * beside
    felt = Rect(0, 0, max(wide, part.width), max(high, part.height))
    board.center = felt.center
    part = part.move(board.topleft).clamp(felt)
    none = Rect(0, 0, 0, 0)
    layout = Layout(scale=1.0, columns=fixed.columns, rows=fixed.rows, square=square, top=none,
                    foot=none, panel=none, felt=felt, board=board, room=felt)  # fmt: skip
    sub = canvas.onto(pygame.Surface(felt.size))
    Board(match, edged=False, small=mark is None).draw(sub, layout, Marks(), EffectPlayer(0.0, unheard))
    if mark:
        mark(sub, layout)
    return pygame.transform.smoothscale(sub.surface.subsurface(part), size)


def _busy(match: Match, rows: int, square: int) -> Rect:
    """The squares on which something lies or stands, with one more on each side."""
    state = queries.form_of(match)
    squares = [square for laid in state["laid"].values() for square in laid]
    squares += [being["square"] for being in state["beings"]]
    squares += queries.fixed(match).images.values()
    columns, ranks = zip(*map(column_and_row, squares), strict=True)
    left, right = min(columns) - 1, max(columns) + 2
    low, high = min(ranks) - 1, max(ranks) + 2
    top = rows - high
    return Rect(left * square, top * square, (right - left) * square, (high - low) * square)


def _fitted(part: Rect, size: tuple[int, int]) -> Rect:
    """A rectangle in the proportion of a size, round another one."""
    wide = max(part.width, part.height * size[0] // size[1])
    high = max(part.height, part.width * size[1] // size[0])
    grown = Rect(0, 0, wide, high)
    grown.center = part.center
    return grown
