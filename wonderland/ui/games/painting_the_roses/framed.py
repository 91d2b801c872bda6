"""The garden under a frame: where a lesson or a puzzle stands, and what it points at."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.match import Match
from wonderland.games.painting_the_roses.lesson_words import MarksModel
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import Occupied, Spot, Under

EDGE = 10.0
"""What stays free between a frame and the window's edge."""


class Side(Under[Layout]):
    """The side panel, in which a frame stands: so it covers no hedge."""

    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:  # noqa: ARG002
        """The hedges, and the cards of the hand, that are pointed at."""
        assert isinstance(marks, MarksModel)
        return (*marks.hedges, *marks.cards)

    def spot(self, canvas: Canvas, layout: Layout) -> Spot:
        """The panel; its lower edge is taken first."""
        panel = layout.panel.rect(canvas)
        return Spot(panel, panel.bottom - canvas.px(EDGE))

    def taken(self, canvas: Canvas, layout: Layout, pointed: Sequence[str]) -> Occupied:  # noqa: ARG002
        """The seats at the panel's top."""
        top = layout.panel.rect(canvas)
        top.height //= 2
        return Occupied(asked=[top])
