"""The match's scene under a frame: what lessons and puzzles have in common on the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.kit.frame import Frame
from wonderland.ui.shell.exits import TableExits


class FramedScene(MatchScene):
    """A match in which every window is asked, and whose table may lay out another match.

    Whoever derives from it lays the frame over it.

    Args:
        app: the window.
        table: the match and its seats.
        leave: called when the player leaves for the list.
    """

    def __init__(self, app: App, table: MatchSession, leave: Callable[[], None]) -> None:
        super().__init__(app, table, TableExits(finished=_nothing, leave=leave))
        self.control.ask = "always"
        self._match_shown = table.match

    def frame_by(self, frame: Frame[Layout]) -> None:
        """Lay a frame over the table."""
        self.view.frame = frame
        self.questions.framed = True

    def enter(self) -> None:
        """Every window is asked, whatever the settings say."""
        super().enter()
        self.control.ask = "always"

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something; what is refused is explained in the foot bar."""
        super().do(act)
        told = self.frame.refused.lower() if self.frame else ""
        if self.control.refused and told.startswith(self.control.refused.message.lower()):
            self.control.refused = None
        self._follow()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took; a typed line that the frame explains need not stand on."""
        taken = super().handle(event)
        told = self.frame.refused.lower() if self.frame else ""
        if self.notation and self.notation.error and told.startswith(self.notation.error.lower()):
            self.notation = None
        return taken

    def _go_on(self, elapsed: float) -> bool:
        moved = super()._go_on(elapsed)
        self._follow()
        return moved

    def _follow(self) -> None:
        """Show another match if one was laid out."""
        if self._match_shown is not self.match:
            self.show_anew()

    def show_anew(self) -> None:
        """Let go of all that was begun or is being shown, and show the table as it stands."""
        self._match_shown = self.match
        self.presentation.drop()
        self.control.stay()
        self.control.clear()
        self.control.news.clear()
        self._untold.clear()
        self.pointing.cursor = None
        self.log.rewrite()
        self.view.renew()
        self.app.dirty = True


def _nothing() -> None:
    """What is under a frame goes on when its match is over."""
