"""What stands at the foot of a log while its rows leave room: the game's own art, and how one wins.

It never moves a row: with the first one that would come upon it, it grows small, and then it is gone.
"""

from __future__ import annotations

from functools import partial

from wonderland.core.info import GameInfo
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, LEFT, Canvas
from wonderland.ui.kit.fonts import READ
from wonderland.ui.kit.layout import REST, Box, text_height
from wonderland.ui.kit.log import LogPanel
from wonderland.ui.kit.spaces import APART, GAP, TIGHT
from wonderland.ui.table.sitters import head_of

SIZE, LEADING = 16.0, 1.3
"""The letters of how one wins, and from line to line, in sizes."""
SHAPE = 2 / 3
"""A cover's width, in heights."""
LARGE, SMALL, LEAST = 230.0, 150.0, 72.0
"""How high the art is: above its words, beside them, and at the least."""
SHARE = 0.55
"""How much of a log's height the art takes at most: rows have the rest before it gives way."""
BESIDE, BELOW = 120.0, 250.0
"""So wide are the words beside the art at the least, and below it at most."""


def log_panel(session: MatchSession) -> LogPanel:
    """A log for a match: heads for its turns, and the game's frontispiece while there is room."""
    return LogPanel(partial(head_of, session), partial(draw_frontispiece, session.game.info))


def draw_frontispiece(info: GameInfo, canvas: Canvas, box: Box, used: float) -> float:
    """Draw a game's art and how one wins at a log's foot, if its rows leave room for them.

    The art stands above the words or, where there is less room, beside them. Sharp themes have the
    words alone.

    Args:
        info: what is known of the game.
        canvas: what is drawn on.
        box: the log's inner box.
        used: how much of its height the rows take, from the top.

    Returns: how high it is, 0 where it is left out.
    """
    log, box = box, box.without(bottom=TIGHT)  # letters are higher than their lines
    words, free = info.aim or info.tagline, box.height - used - GAP
    if canvas.theme.sharp or not info.picture or not canvas.sprites.has(info.picture):
        told = text_height(canvas, words, box.width, READ, SIZE, LEADING)
        if told > free:
            return 0.0
        _draw_words(canvas, box.rows(REST, told)[1], words, LEFT, log)
        return told
    told = text_height(canvas, words, min(BELOW, box.width), READ, SIZE, LEADING)
    high = LARGE + APART + told
    if high <= min(free, box.height * SHARE):
        art, _, below = box.rows(REST, high)[1].rows(LARGE, APART, REST)
        _draw_art(canvas, info.picture, art.fitted(LARGE * SHAPE))
        _draw_words(canvas, below.fitted(BELOW), words, CENTRE, log)
        return high
    size = min(SMALL, box.height * SHARE, (box.width - BESIDE - APART) / SHAPE)
    wide = size * SHAPE
    told = text_height(canvas, words, box.width - wide - APART, READ, SIZE, LEADING)
    high = max(size, told)
    if size < LEAST or high > free:
        return 0.0
    art, _, beside = box.rows(REST, high)[1].columns(wide, APART, REST)
    _draw_art(canvas, info.picture, art.fitted(height=size))
    _draw_words(canvas, beside.fitted(height=told), words, LEFT, log)
    return high


def _draw_art(canvas: Canvas, picture: str, box: Box) -> None:
    """Draw a cover as a card that lies in the log."""
    rect = box.rect(canvas)
    canvas.stamp(picture, rect.size, rect.center)
    canvas.outline(rect.inflate(2, 2), "line", TIGHT / 2, RADIUS)


def _draw_words(canvas: Canvas, box: Box, words: str, align: str, log: Box) -> None:
    """Write words of a log from a box's top down, from its left or about its middle."""
    x = box.x if align == LEFT else box.centre[0]
    lines = canvas.fonts.wrap(words, READ, SIZE, canvas.px(box.width))
    for line, place in zip(lines, box.pile(len(lines), SIZE * LEADING), strict=True):
        canvas.text(line, x, place.centre[1], READ, SIZE, "text", align, log.rect(canvas))
