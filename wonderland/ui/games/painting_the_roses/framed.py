"""The garden under a frame: where a lesson or a puzzle stands, and what it points at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.match import Match
from wonderland.games.painting_the_roses.lesson_words import MarksModel
from wonderland.ui.games.painting_the_roses import intent as modes
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import NARROW, Occupied, Spot, Under

EDGE = 10.0
"""What stays free between a frame and the window's edge."""


class Side(Under[Layout]):
    """The side panel, in which a frame stands: so it covers no hedge.

    Args:
        mode: says what the player is asked for.
        width: says how wide the window is, in logical pixels.
    """

    def __init__(self, mode: Callable[[], str], width: Callable[[], float]) -> None:
        self._mode = mode
        self._width = width

    @property
    def acting(self) -> bool:
        """Whether the player is asked for an action of his own turn."""
        return self._mode() == modes.ACTING

    @property
    def crowded(self) -> bool:
        """Whether the foot bar's buttons leave too little room for a refusal."""
        return self._width() < NARROW

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
