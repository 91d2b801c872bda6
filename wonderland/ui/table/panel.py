"""The panel beside a board, for any game: the seats, and the log as one of them knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, line_in, text_width
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, NEAR, TIGHT
from wonderland.ui.kit.thinking_mark import DOTS_WIDE, draw_dots
from wonderland.ui.table.frontispiece import log_panel
from wonderland.ui.table.seat_log import SeatLogs
from wonderland.ui.table.sitters import face_of, who_plays

SEAT, TELLING = 44.0, 62.0
"""The height of a seat's row, and of one that tells what the seat has."""
LEAST, HEAD = 24.0, 30.0
FACE = 0.86
"""A face's height, in heights of a row."""
NAME = 28.0
"""The height of a seat's name above what it has."""


class Has(NamedTuple):
    """What a seat has, as a game draws it.

    Attributes:
        draw: draws it in a box, as large as fits.
        high: how high that is where there is room, in logical pixels.
    """

    draw: Callable[[Canvas, Box], None]
    high: float


def _no_words(_: str) -> str:
    return ""


def _no_more(_: str) -> Has | None:
    return None


class Told(NamedTuple):
    """What is told of each seat.

    Attributes:
        about: what it has, in a line; ``""`` for nothing.
        has: the same drawn, instead of the line; None for nothing.
    """

    about: Callable[[str], str] = _no_words
    has: Callable[[str], Has | None] = _no_more


NOTHING_TOLD = Told()


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
        self.log = log_panel(session)

    def draw(
        self, canvas: Canvas, box: Box, looking: str, told: Told | None = NOTHING_TOLD, *,
        thinking_mark: int | None = None, flip: Callable[[], None] | None = None,
    ) -> tuple[str, ...]:  # fmt: skip
        """Draw the seats, and below them the log as the seat that looks on knows it.

        Returns: the place that the log points out.

        Where the seats are drawn elsewhere, ``told`` is None and the log stands alone.
        """
        seats = [] if told is None else list(self._session.seats)
        told = told or NOTHING_TOLD
        drawn = [has.high for has in map(told.has, seats) if has is not None]
        high = NAME + max(drawn) + NEAR if drawn else TELLING if any(map(told.about, seats)) else SEAT
        room = box.height - 96.0 if drawn else box.height / 2
        high = max(LEAST, min(high, room / max(1, len(seats)) - TIGHT))
        *places, log = box.rows(*[high] * len(seats), REST, gap=TIGHT)
        for seat, place in zip(seats, places, strict=True):
            mark = thinking_mark if self._session.match.to_act == seat else None
            self._draw_seat(canvas, place, seat, told, looks=seat == looking, mark=mark)
        return self.log.draw(canvas, log.rect(canvas), self._logs.read(looking), self._logs.back, flip)

    def _draw_seat(self, canvas: Canvas, box: Box, seat: str, told: Told, *, looks: bool, mark: int | None) -> None:
        """Draw a seat's row: its colour, who sits there, and what it has."""
        session, rect = self._session, box.rect(canvas)
        about, has = told.about(seat), told.has(seat)
        if has is not None and box.height < NAME + 20.0:
            has = None
        acts = session.match.to_act == seat
        canvas.fill(rect, "front" if acts or looks else "box", RADIUS)
        face_high = min(FACE * box.height, TELLING)
        edge, face, inner = box.columns(7, face_high, REST, gap=TIGHT)
        canvas.fill(edge.rect(canvas), seat_colour(session.game.info, seat), 4)
        if acts:
            canvas.lit(rect, 3, RADIUS)
        centre = face.rect(canvas).center
        draw_portrait(canvas, face_of(session, seat), centre, canvas.px(face_high))
        inner = inner.inset(TIGHT, 0)
        if has is not None:
            above, below = inner.without(right=TIGHT, bottom=NEAR).rows(NAME, REST)
            has.draw(canvas, below)
        else:
            inner, dots = inner.columns(REST, DOTS_WIDE if mark is not None else 0.0)
            above, below = inner.inset(0, TIGHT / 2).rows(REST, Share(0.8 if about else 0.0))
        name = session.game.info.name_of(seat)
        left = above.after(line_in(canvas, above, name, BOLD, PLAIN, within=rect), GAP)
        words = who_plays(session, seat, name)
        if words and left.width > HEAD:
            foot = (BOLD, PLAIN)
            said = line_in(canvas, left, words, LABEL, NOTE, "quiet", within=rect, foot=foot)
            left = left.after(said, GAP)
        if has is not None:
            if mark is not None:  # beside the name, so that nothing that is drawn below moves
                draw_dots(canvas, left.x, left.centre[1], mark)
                left = left.without(left=DOTS_WIDE)
            if left.width > text_width(canvas, about, LABEL, NOTE):
                foot = (BOLD, PLAIN)
                line_in(canvas, left, about, LABEL, NOTE, "quiet", RIGHT, rect, foot=foot)
        elif about:
            line_in(canvas, below, about, LABEL, NOTE, within=rect, high=True)
        if mark is not None and has is None:
            x, y = dots.left
            draw_dots(canvas, min(x, left.x), y, mark)
