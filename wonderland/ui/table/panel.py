"""The panel beside a board, for any game: the seats, and the log as one of them knows it."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, line_in
from wonderland.ui.kit.log import LogPanel
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, TIGHT
from wonderland.ui.kit.thinking_mark import DOTS_WIDE, draw_dots
from wonderland.ui.table.seat_log import SeatLogs
from wonderland.ui.table.sitters import face_of, who_plays

SEAT, TELLING = 44.0, 62.0
"""The height of a seat's row, and of one that tells what the seat has."""
LEAST, HEAD = 24.0, 30.0
FACE = 0.86
"""A face's height, in heights of a row."""


def _nothing(_: str) -> str:
    """What a seat has of which nothing is told."""
    return ""


class Panel:
    """Draws the seats and the log.

    Args:
        session: the match and its seats.
        logs: what each seat has read.

    Attributes:
        log: the log as it was drawn.
    """

    def __init__(self, session: MatchSession, logs: SeatLogs) -> None:
        self._session = session
        self._logs = logs
        self.log = LogPanel()

    def draw(
        self, canvas: Canvas, box: Box, looking: str, *, thinking_mark: int | None = None,
        flip: Callable[[], None] | None = None, about: Callable[[str], str] = _nothing,
        seated: bool = False,
    ) -> None:  # fmt: skip
        """Draw the seats, and below them the log as the seat that looks on knows it.

        ``about`` says in a line what a seat has, ``""`` for nothing; where the seats are ``seated``
        elsewhere, the log stands alone.
        """
        seats = [] if seated else list(self._session.seats)
        high = TELLING if any(map(about, seats)) else SEAT
        high = max(LEAST, min(high, box.height / 2 / max(1, len(seats)) - TIGHT))
        *places, log = box.rows(*[high] * len(seats), REST, gap=TIGHT)
        for seat, place in zip(seats, places, strict=True):
            mark = thinking_mark if self._session.match.to_act == seat else None
            self._draw_seat(canvas, place, seat, about(seat), looks=seat == looking, mark=mark)
        self.log.draw(canvas, log.rect(canvas), self._logs.read(looking), self._logs.back, flip)

    def _draw_seat(
        self, canvas: Canvas, box: Box, seat: str, about: str, *, looks: bool, mark: int | None
    ) -> None:
        """Draw a seat's row: its colour, who sits there, and what it has."""
        session, rect = self._session, box.rect(canvas)
        acts = session.match.to_act == seat
        canvas.fill(rect, "front" if acts or looks else "box", RADIUS)
        edge, face, inner = box.columns(7, FACE * box.height, REST, gap=TIGHT)
        canvas.fill(edge.rect(canvas), seat_colour(session.game.info, seat), 4)
        if acts:
            canvas.lit(rect, 3, RADIUS)
        size = canvas.px(FACE * box.height)
        draw_portrait(canvas, face_of(session, seat), face.rect(canvas).center, size)
        inner, dots = inner.inset(TIGHT, 0).columns(REST, DOTS_WIDE if mark is not None else 0.0)
        above, below = inner.inset(0, TIGHT / 2).rows(REST, Share(0.8 if about else 0.0))
        name = session.game.info.name_of(seat)
        left = above.after(line_in(canvas, above, name, BOLD, PLAIN, within=rect), GAP)
        words = who_plays(session, seat, name)
        if words and left.width > HEAD:
            foot = (BOLD, PLAIN)
            said = line_in(canvas, left, words, LABEL, NOTE, "quiet", within=rect, foot=foot)
            left = left.after(said, GAP)
        if about:
            line_in(canvas, below, about, LABEL, NOTE, within=rect, high=True)
        if mark is not None:
            x, y = dots.left
            draw_dots(canvas, min(x, left.x), y, mark)
