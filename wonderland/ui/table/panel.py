"""The panel beside a board, for any game: the seats, and the log as one of them knows it."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import commas
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.log import LogPanel
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, GAP, TIGHT
from wonderland.ui.kit.thinking_mark import DOTS_WIDE, draw_dots
from wonderland.ui.table.seat_log import SeatLogs

SEAT = 44.0
HEAD = 30.0


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
        flip: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Draw the seats, and below them the log as the seat that looks on knows it."""
        seats = list(self._session.seats)
        high = max(24, min(SEAT, box.height / 2 / max(1, len(seats)) - TIGHT))
        *places, log = box.rows(*[high] * len(seats), REST, gap=TIGHT)
        for seat, place in zip(seats, places, strict=True):
            self._draw_seat(canvas, place, seat, looks=seat == looking, thinking_mark=thinking_mark)
        self.log.draw(canvas, log.rect(canvas), self._logs.read(looking), self._logs.back, flip)

    def _draw_seat(
        self, canvas: Canvas, box: Box, seat: str, *, looks: bool, thinking_mark: int | None
    ) -> None:
        match, rect = self._session.match, box.rect(canvas)
        acts = match.to_act == seat
        canvas.fill(rect, "front" if acts or looks else "box", RADIUS)
        edge, inner = box.columns(7, REST)
        canvas.fill(edge.rect(canvas), seat_colour(self._session.game.info, seat), 4)
        if acts:
            canvas.lit(rect, 3, RADIUS)
        name = self._session.game.info.name_of(seat)
        thinks = acts and thinking_mark is not None
        inner, mark = inner.inset(APART, 0).columns(REST, DOTS_WIDE if thinks else 0.0)
        left = inner.after(line_in(canvas, inner, name, BOLD, PLAIN, within=rect), GAP)
        who = self._session.seats[seat]
        words = commas(["" if who.name == name else who.name, self._session.level_of(seat)])
        if words and left.width > HEAD:
            said = line_in(
                canvas, left, words, LABEL, NOTE, "quiet", within=rect, foot=(BOLD, PLAIN)
            )
            left = left.after(said, GAP)
        if thinks and thinking_mark is not None:
            x, y = mark.left
            draw_dots(canvas, min(x, left.x), y, thinking_mark)
