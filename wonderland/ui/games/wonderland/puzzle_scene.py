"""The table at which a puzzle is solved: the match's scene, watched by the solver."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.puzzle import PuzzleFrame
from wonderland.ui.games.wonderland.room import Felt
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import PuzzleExits
from wonderland.ui.shell.guides import PuzzleGuide, under_a_frame
from wonderland.ui.shell.puzzle_frame import PuzzleActs


class PuzzleScene(MatchScene):
    """A puzzle on the table.

    Args:
        app: the window.
        table: the puzzle's table.
        puzzles: how many puzzles there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: PuzzleTable, puzzles: int, exits: PuzzleExits) -> None:
        super().__init__(app, table, under_a_frame(exits.leave))
        self.solving = table
        self.lookout.calm = True
        self.questions.keep_low()  # the puzzle's frame lies at the upper edge
        felt = Felt(self.control, self.questions, app.logical_width)
        self.strip: PuzzleFrame

        def framed(acts: PuzzleActs) -> PuzzleFrame:
            self.strip = PuzzleFrame(self.control, felt, table, puzzles, acts)
            return self.strip

        self.guide_by(PuzzleGuide(self, table, exits, framed, wrong="domino-refused"))

    def lay_out(self) -> Layout:
        """Where things lie: the table below the frame."""
        fixed, app = queries.fixed(self.match), self.app
        size, shape = app.room, (fixed.columns, fixed.rows)
        felt = lay_out(size, app.scale, *shape).felt
        return lay_out(size, app.scale, *shape, self.strip.above(app.fonts, felt))

    @property
    def looking(self) -> str:
        """The side that solves."""
        return self.solving.puzzle.side
