"""The table as the replay viewer shows it."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.animation import effects_of
from wonderland.ui.games.wonderland.board import Board, Marks, squares_of
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.match_log import MatchLog
from wonderland.ui.games.wonderland.panel import Panel, PanelContent
from wonderland.ui.games.wonderland.snapshot import Snapshot
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.shell.viewer import ReplayBoard


class ReplayTable(ReplayBoard):
    """Table, panel and log of a match that is looked at."""

    def __init__(self, app: App, session: MatchSession) -> None:
        super().__init__(app, session)
        self._board = Board(session.match)
        self._panel = Panel(session)
        self._log = MatchLog(session, lambda _: None)
        self._before: dict[str, str] = {}
        self._snapshot = Snapshot(lambda: session.match)

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        fixed = queries.fixed(self.session.match)
        return lay_out(self.app.room, self.app.scale, fixed.columns, fixed.rows)

    def bars(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the table lie."""
        layout = self.layout
        return layout.top, layout.foot

    def remember(self) -> None:
        """Keep where the beings stand."""
        self._before = squares_of(self._snapshot.form["beings"])

    def tell(self) -> None:
        """Show a line in motion."""
        known = self.session.last_events
        self.show.stage(effects_of(known, self._before))
        self._log.write(known)

    def renew(self) -> None:
        """Write the log anew up to here."""
        self._log.rewrite()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the panel."""
        layout = self.layout
        self._board.draw(canvas, layout, Marks(), self.show)
        self._panel.draw(
            canvas, layout, PanelContent(self.looking, self._snapshot.form, self._log.lines)
        )
