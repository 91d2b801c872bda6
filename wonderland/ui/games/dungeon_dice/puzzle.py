"""A puzzle of the dungeon: what is wanted and how the player stands with it, on the felt."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.games.dungeon_dice.framed import Felt
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Form, spared
from wonderland.ui.table.panel_puzzle import PanelPuzzleFrame
from wonderland.ui.table.puzzle_frame import GoalWords, PuzzleActs

WORDS = GoalWords(
    wanted={
        "win": say("Win this turn, whatever {other} does"),
        "survive": say("Don’t lose before {other}’s next turn is over"),
    },
    slipped={
        "win": say("From here the win can’t be forced any more."),
        "survive": say("From here it can’t be saved any more."),
    },
    missed={
        "win": say("That was the turn, and {other}’s Master still stands."),
        "survive": say("That lost the match."),
    },
)
WIDE = 372.0


class PuzzleFrame(PanelPuzzleFrame[Layout]):
    """Says a puzzle where it covers least of the table."""

    words = WORDS

    def __init__(self, felt: Felt, session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> None:
        super().__init__(felt, session, puzzles, acts)
        self._felt = felt

    def squares(self) -> tuple[str, ...]:
        """The squares that the advised line is about."""
        return self._felt.named(self.session.advice) if self.session.advice else ()

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame stands: where it covers least, if it can in a corner."""
        spot = self._under.spot(canvas, layout)
        taken = self._under.taken(canvas, layout, self.squares())
        form = Form(WIDE, self._high(canvas, WIDE), False)
        return spared(canvas, spot, [form], taken)[0]
