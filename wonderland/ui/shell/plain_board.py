"""A match of any game in words: what a seat sees, the seats, the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wonderland.core.message import commas, say
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, line_in
from wonderland.ui.kit.lists import LongText
from wonderland.ui.kit.log import LogPanel
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, GAP, TIGHT
from wonderland.ui.kit.thinking_mark import DOTS_WIDE, draw_dots
from wonderland.ui.table.seat_log import SeatLogs

BAR, FOOT, BETWEEN = 50.0, 48.0, 10.0
SEAT = 44.0
PANEL = Share(0.8, least=240.0, most=400.0)
HEAD = 30.0


class PlainLayout(NamedTuple):
    """Where things lie, in pixels: what is seen, what may be said, the seats and the log."""

    seen: Rect
    choices: Rect
    panel: Rect


class PlainBoard:
    """Draws a match in words.

    Args:
        session: the match and its seats.
        logs: what each seat has read.

    Attributes:
        words: what the seat that looks on sees.
        log: the log as it was drawn.
    """

    def __init__(self, session: MatchSession, logs: SeatLogs) -> None:
        self._session = session
        self._logs = logs
        self.words = LongText()
        self.log = LogPanel()

    def draw_observation(self, canvas: Canvas, box: Box, looking: str) -> None:
        """Draw what a seat sees, in the game's own words."""
        info, text = self._session.game.info, self._session.game.text
        head, body = box.rows(HEAD, REST)
        title = say("As {name} sees it", name=info.name_of(looking))
        line_in(canvas, head.inset(TIGHT, 0), title, BOLD, PLAIN)
        view = self._session.match.view(looking)
        text_of_state = text.state({key: view[key] for key in view.keys()})  # noqa: SIM118 - no mapping
        self.words.draw(canvas, body, text_of_state.split("\n"))

    def draw_panel(
        self, canvas: Canvas, box: Box, looking: str, *, thinking_mark: int | None = None,
        flip: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Draw the seats, and below them the log as the seat that looks on knows it."""
        seats = list(self._session.seats)
        high = max(24, min(SEAT, box.height / 2 / max(1, len(seats)) - TIGHT))
        *places, log = box.rows(*[high] * len(seats), REST, gap=TIGHT)
        for seat, place in zip(seats, places, strict=True):
            self._draw_seat(canvas, place, seat, looks=seat == looking, thinking_mark=thinking_mark)
        self.log.draw(
            canvas, log.rect(canvas), self._logs.lines(looking), self._logs.book.back, flip
        )

    def _draw_seat(
        self, canvas: Canvas, box: Box, seat: str, *, looks: bool, thinking_mark: int | None
    ) -> None:
        match, rect = self._session.match, box.rect(canvas)
        acts = match.to_act == seat
        canvas.fill(rect, "front" if acts or looks else "box", RADIUS)
        edge, inner = box.columns(7, REST)
        canvas.fill(edge.rect(canvas), seat_colour(self._session.game.info, seat), 4)
        if acts:
            canvas.outline(rect, "now", 3, RADIUS)
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
