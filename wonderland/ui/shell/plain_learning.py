"""Lessons and puzzles of a game that brings no screens for them: in words, on the plain screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.session.lesson import LessonTable
from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import Spot, Taken
from wonderland.ui.shell.exits import LessonExits, PuzzleExits
from wonderland.ui.shell.guides import LessonGuide, PuzzleGuide, under_a_frame
from wonderland.ui.shell.panel_puzzle import PanelPuzzleFrame
from wonderland.ui.shell.plain import PlainScene
from wonderland.ui.shell.plain_board import PlainLayout
from wonderland.ui.shell.puzzle_frame import GoalWords, PuzzleActs

NARROW = 1180.0
"""The width of a window below which a refusal stands in the frame too."""


class Seen:
    """The column of what is seen, at whose foot a frame stands (``ui.kit.frame.Under``).

    Nothing is pointed at there: the words of a lesson name what they mean.

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

    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:  # noqa: ARG002
        """Nothing."""
        return ()

    def area(self, marks: object) -> str | None:  # noqa: ARG002
        """Nothing."""
        return None

    def spot(self, canvas: Canvas, layout: PlainLayout) -> Spot:  # noqa: ARG002
        """The column; its lower edge is taken first."""
        return Spot(layout.seen, layout.seen.bottom, 0.0)

    def taken(self, canvas: Canvas, layout: PlainLayout, pointed: Sequence[str]) -> Taken:  # noqa: ARG002
        """The words at the column's top."""
        top = layout.seen.copy()
        top.height //= 2
        return Taken(asked=[top])


class PlainPuzzleFrame(PanelPuzzleFrame[PlainLayout]):
    """Says a puzzle at the foot of what is seen."""

    @property
    def acting(self) -> bool:
        """Whether the player is asked for an action of his own turn."""
        match, side = self.table.match, self.puzzle.side
        return match.to_act == side and match.active == side

    def in_short(self, lines: Sequence[str]) -> list[str]:
        """Lines without those that only let things be."""
        return [line for line in lines if not self.puzzle.silent(line)]

    def squares(self) -> tuple[str, ...]:
        """Nothing is pointed at."""
        return ()


def plain_lesson(app: App, table: LessonTable, lessons: int, exits: LessonExits) -> PlainScene:
    """A lesson on the plain screen (``shell.screens.Screens.lesson``)."""
    scene = PlainScene(app, table, under_a_frame(exits.leave))
    scene.guide_by(LessonGuide(scene, Seen(app.logical_width), table, lessons, exits))
    return scene


def plain_puzzle(app: App, table: PuzzleTable, puzzles: int, exits: PuzzleExits) -> PlainScene:
    """A puzzle on the plain screen (``shell.screens.Screens.puzzle``)."""
    scene = PlainScene(app, table, under_a_frame(exits.leave))
    kind = table.puzzle.goal.kind
    words = GoalWords(
        wanted={kind: say("Find what can be forced")},
        slipped={kind: say("From here it can’t be forced any more.")},
        missed={kind: say("That was the turn, and it was missed.")},
    )

    def framed(acts: PuzzleActs) -> PlainPuzzleFrame:
        return PlainPuzzleFrame(Seen(app.logical_width), table, puzzles, words, acts)

    scene.guide_by(PuzzleGuide(scene, table, exits, framed))
    return scene
