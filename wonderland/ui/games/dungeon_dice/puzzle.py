"""A puzzle of the dungeon: what is wanted and how the player stands with it, on the felt."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dungeon_dice import queries
from wonderland.ui.games.dungeon_dice.hinted import squares_of
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Form, spared
from wonderland.ui.table.panel_puzzle import PanelPuzzleFrame
from wonderland.ui.table.puzzle_frame import GoalWords

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

    def squares(self) -> tuple[str, ...]:
        """The squares that the advised line is about."""
        advice = [self.session.advice] if self.session.advice else []
        return squares_of(advice, queries.form_of(self.session.match))

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame stands: where it covers least, if it can in a corner."""
        spot = self._under.spot(canvas, layout)
        taken = self._under.taken(canvas, layout, self.squares())
        form = Form(WIDE, self._high(canvas, WIDE), False)
        return spared(canvas, spot, [form], taken)[0]
