"""A board of the house's under a lesson's frame and a puzzle's, which stand in a column of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Occupied, Spot, Under
from wonderland.ui.table.panel_puzzle import PanelPuzzleFrame
from wonderland.ui.table.puzzle_frame import GoalWords, PuzzleActs

HALF, LEAST = 0.5, 290.0
"""The usual share of a picture's width, and below how wide a part a frame's buttons have no room."""


class HouseLayout(NamedTuple):
    """Where things lie, in pixels: the picture, and the seats with the log."""

    picture: Rect
    panel: Rect


class Column(Under[HouseLayout]):
    """The left part of the picture, at whose foot a frame stands.

    Args:
        acting, width: as any frame knows them.
        points: says which places of the picture a lesson's marks mean.
        share: how much of the picture's width the part has.
    """

    def __init__(
        self, acting: Callable[[], bool], width: Callable[[], float],
        points: Callable[[object], tuple[str, ...]], share: float = HALF,
    ) -> None:  # fmt: skip
        super().__init__(acting, width)
        self._points, self._share = points, share

    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:  # noqa: ARG002
        """The places of the picture that are pointed at; in one of words there are none."""
        return self._points(marks)

    def _part(self, canvas: Canvas, layout: HouseLayout) -> Rect:
        part = layout.picture.copy()
        part.width = max(round(part.width * self._share), min(canvas.px(LEAST), part.width // 2))
        return part

    def spot(self, canvas: Canvas, layout: HouseLayout) -> Spot:
        """The column; its lower edge is taken first."""
        part = self._part(canvas, layout)
        return Spot(part, part.bottom, 0.0)

    def taken(self, canvas: Canvas, layout: HouseLayout, pointed: Sequence[str]) -> Occupied:  # noqa: ARG002
        """The words at the column's top."""
        top = self._part(canvas, layout)
        top.height //= 2
        return Occupied(asked=[top])


class ColumnPuzzleFrame(PanelPuzzleFrame[HouseLayout]):
    """Says a puzzle at the foot of what is seen, whatever its goal."""

    def __init__(self, under: Under[HouseLayout], session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> None:
        super().__init__(under, session, puzzles, acts)
        kind = session.puzzle.goal.kind
        self.words = GoalWords(
            wanted={kind: say("Find what can be forced")},
            slipped={kind: say("From here it can’t be forced any more.")},
            missed={kind: say("That was the turn, and it was missed.")},
        )

    def squares(self) -> tuple[str, ...]:
        """Nothing is pointed at."""
        return ()
