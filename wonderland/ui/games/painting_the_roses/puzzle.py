"""A puzzle of the roses: what is wanted and how the player stands with it, in the side panel."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.table.panel_puzzle import PanelPuzzleFrame
from wonderland.ui.table.puzzle_frame import GoalWords

WORDS = GoalWords(
    wanted={
        "win": say("Finish your garden this turn"),
        "save": say("Leave {other} no win in the next turn"),
    },
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
