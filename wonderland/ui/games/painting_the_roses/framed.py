"""The garden under a frame: where a lesson or a puzzle stands, and what it points at."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.games.painting_the_roses.lesson_words import MarksModel
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import Occupied, Spot, Under
from wonderland.ui.table.panel_puzzle import PanelPuzzleFrame
from wonderland.ui.table.puzzle_frame import GoalWords


class Side(Under[Layout]):
    """The side panel, in which a frame stands: so it covers no hedge."""

    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:  # noqa: ARG002
        """The hedges, and the cards of the hand, that are pointed at."""
        assert isinstance(marks, MarksModel)
        return (*marks.hedges, *marks.cards)

    def spot(self, canvas: Canvas, layout: Layout) -> Spot:
        """The panel; its lower edge is taken first."""
        panel = layout.panel.rect(canvas)
        return Spot(panel, panel.bottom - canvas.px(10))

    def taken(self, canvas: Canvas, layout: Layout, pointed: Sequence[str]) -> Occupied:  # noqa: ARG002
        """The seats at the panel's top."""
        top = layout.panel.rect(canvas)
        top.height //= 2
        return Occupied(asked=[top])


WORDS = GoalWords(
    wanted={"win": say("Finish your garden this turn"), "save": say("Leave {other} no win in the next turn")},
    slipped={
        "win": say("From here the garden can’t be finished any more."),
        "save": say("From here {other} can’t be stopped any more."),
    },
    missed={
        "win": say("That was the turn, and your garden is not red."),
        "save": say("Now {other} has a way to win in the next turn."),
    },
)


class PuzzleFrame(PanelPuzzleFrame[Layout]):
    """Says a puzzle below the seats in the side panel."""

    words = WORDS

    def squares(self) -> tuple[str, ...]:
        """The hedges and cards that the advised line is about."""
        advice = [self.session.advice] if self.session.advice else []
        return (*hedges_of(advice), *cards_of(advice))
