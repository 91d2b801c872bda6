"""The table as the other side knows it: nothing of that side's, nothing that is one's own alone."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.board import Board, Marks
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.match_log import MatchLog
from wonderland.ui.games.wonderland.panel import Panel, PanelContent
from wonderland.ui.games.wonderland.pointing import Pointing
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.motion import EffectPlayer, unheard


class OtherEyes:
    """Shows the table as both sides know it, while that is wanted.

    Args:
        session: the match and its seats.
        pointing: where the player points, and whether he wants it.
        log: what has happened.
        looking: the side that looks on.
    """

    def __init__(self, session: MatchSession, pointing: Pointing, log: MatchLog, looking: Callable[[], str]) -> None:
        self._session, self._pointing = session, pointing
        self._log, self._looking = log, looking
        self._board = Kept[Board]()

    @property
    def shown(self) -> bool:
        """Whether it is shown; once all lies open there is no such."""
        match = self._session.match
        return self._pointing.other_eyes and queries.hides(match) and match.to_act is not None

    @property
    def board(self) -> Board:
        """What lies and stands there."""
        match = self._session.match
        return self._board.of((match, len(match.lines)), lambda: Board(queries.open_match(match, "")))

    def draw(self, canvas: Canvas, layout: Layout, panel: Panel) -> None:
        """Draw the table and the panel.

        Args:
            canvas: what is drawn on.
            layout: where things lie.
            panel: draws the panel.
        """
        self.board.draw(canvas, layout, Marks(), EffectPlayer(0.0, unheard))
        canvas.veil(layout.felt, "grid", 31)
        panel.draw(canvas, layout, PanelContent(
            looking=self._looking(), state=queries.open_form(self._session.match, ""),
            log=self._log.lines,
        ))  # fmt: skip
