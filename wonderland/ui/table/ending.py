"""How a table ends: told once, and held over it until a person leaves it."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Rect
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.victory import Victory, VictoryStage


class Ending:
    """The end of a match at its table.

    Args:
        app: the window.
        session: the match.
        exits: where the table leads.

    Attributes:
        victory: what is held over the table; None before the end, and where nobody is there to
            leave it.
    """

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        self._app, self._session, self._exits = app, session, exits
        self.victory: Victory | None = None
        self._told = False

    def celebrate(self, elapsed: float, stage: Callable[[], VictoryStage], looking: str, *, framed: bool) -> bool:
        """Hold the end over the table until a person leaves it; whether anything is to be drawn.

        Under a frame the match goes straight on, and so it does in a window that plays by itself
        (``--fast``); a match of agents is watched.
        """
        if self._told:
            return self.victory is not None and self.victory.update(elapsed)
        self._told = True
        if not framed and not self._app.fast and self._session.match.outcome is not None:
            end = self.victory = Victory(self._app, self._session, self._exits, stage, looking)
            self._app.sounds.play("win" if end.won or not self._session.people else "lose")
            return True
        self._exits.finished()
        return False

    def forget(self) -> None:
        """The match goes on: something was taken back."""
        self.victory, self._told = None, False

    @property
    def banner(self) -> Rect | None:
        """The banner, once it lies over the table."""
        return self.victory.banner if self.victory else None
