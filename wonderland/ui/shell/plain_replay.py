"""A record of any game in the replay viewer, in words."""

from __future__ import annotations

from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import REST, screen
from wonderland.ui.shell.plain import Words
from wonderland.ui.shell.viewer import ReplayBoard
from wonderland.ui.table.house_board import BAR, BETWEEN, FOOT, PANEL
from wonderland.ui.table.panel import Panel
from wonderland.ui.table.seat_log import SeatLogs


class PlainReplay(ReplayBoard):
    """What a seat saw, the seats, and the log."""

    def __init__(self, app: App, session: MatchSession) -> None:
        super().__init__(app, session)
        self.looking = session.match.seats[0]
        self._logs = SeatLogs(session)
        self._words, self._panel = Words(session), Panel(session, self._logs)

    def bars(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the board lie."""
        canvas = self.app.canvas
        top, _, foot = screen(canvas).rows(BAR, REST, FOOT)
        return top.rect(canvas), foot.rect(canvas)

    def tell(self) -> None:
        """Write a line into the log."""
        self._logs.write()

    def renew(self) -> None:
        """Write the log anew up to here."""
        self._logs.rewrite()

    def draw(self, canvas: Canvas) -> None:
        """Draw what the seat sees, and beside it the seats and the log."""
        canvas.surface.fill(canvas.theme["panel"])
        _, middle, _ = screen(canvas).rows(BAR, REST, FOOT)
        seen, panel = middle.inset(BETWEEN).columns(REST, PANEL, gap=BETWEEN)
        self._words.draw(canvas, seen, self.session.match.view(self.looking), self.looking)
        self._panel.draw(canvas, panel, self.looking)
