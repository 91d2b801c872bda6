"""The garden's scene under a frame: what lessons and puzzles have in common there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wonderland.core.match import Match
from wonderland.games.painting_the_roses.lesson_words import MarksModel
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import Frame, Spot, Taken
from wonderland.ui.shell.exits import TableExits

NARROW = 1180.0
"""The width of a window below which a refusal stands in the frame too."""
EDGE = 10.0
"""What stays free between a frame and the window's edge."""


class Side:
    """The side panel, in which a frame stands (``ui.kit.frame.Under``): so it covers no hedge.

    Args:
        width: says how wide the window is, in logical pixels.
    """

    declines = False
    asks = False

    def __init__(self, width: Callable[[], float]) -> None:
        self._width = width

    @property
    def crowded(self) -> bool:
        """Whether the foot bar's buttons leave too little room for a refusal."""
        return self._width() < NARROW

    def pointed(self, marks: MarksModel, match: Match) -> tuple[str, ...]:  # noqa: ARG002
        """The hedges, and the cards of the hand, that are pointed at."""
        return (*marks.hedges, *marks.cards)

    def area(self, marks: MarksModel) -> str | None:  # noqa: ARG002 - nothing in the panel is
        """No part of the panel is pointed at."""
        return None

    def spot(self, canvas: Canvas, layout: Layout) -> Spot:
        """The panel; its lower edge is taken first."""
        panel = canvas.rect(*layout.panel)
        return Spot(panel, panel.bottom - canvas.px(EDGE))

    def taken(self, canvas: Canvas, layout: Layout, pointed: Sequence[str]) -> Taken:  # noqa: ARG002
        """The seats at the panel's top."""
        top = canvas.rect(*layout.panel)
        top.height //= 2
        return Taken(asked=[top])


class FramedScene(MatchScene):
    """A match in whose panel a frame stands, and whose table may lay out another match.

    Args:
        app: the window.
        table: the match and its seats.
        leave: called when the player leaves for the list.
    """

    def __init__(self, app: App, table: MatchSession, leave: Callable[[], None]) -> None:
        super().__init__(app, table, TableExits(finished=_nothing, leave=leave))
        self._match_shown = table.match

    def frame_by(self, frame: Frame[Layout]) -> None:
        """Let a frame stand in the panel."""
        self.view.frame = frame

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something; what the frame explains need not be said twice."""
        super().do(act)
        refused = self.control.refused
        if refused and self._told(refused.message.removesuffix(".")):
            self.control.refused = None
        self._follow()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what no control took; a typed line that the frame explains need not stand on."""
        taken = super().handle(event)
        if self.notation and self._told(self.notation.error):
            self.notation = None
        return taken

    def _told(self, words: str) -> bool:
        """Whether the frame says why something was refused."""
        told = self.view.frame.refused.lower() if self.view.frame else ""
        return bool(words) and told.startswith(words.lower())

    def _go_on(self, elapsed: float) -> bool:
        moved = super()._go_on(elapsed)
        self._follow()
        return moved

    def _follow(self) -> None:
        """Show another match if one was laid out."""
        if self._match_shown is not self.table.match:
            self.show_anew()

    def show_anew(self) -> None:
        """Let go of all that was begun or is being shown, and show the table as it stands."""
        self._match_shown = self.table.match
        self.presentation.show.skip()
        self.control.clear()
        self.control.news.clear()
        self.log.rewrite()
        self.app.dirty = True


def _nothing() -> None:
    """What is under a frame goes on when its match is over."""
