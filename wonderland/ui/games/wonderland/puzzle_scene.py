"""The table at which a puzzle is solved: the match's scene, watched by the solver."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.session.puzzle import PuzzleSession
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.puzzle import PuzzleFrame
from wonderland.ui.games.wonderland.scene import MatchBoard, MatchScene
from wonderland.ui.table.puzzle_frame import PuzzleActs
from wonderland.ui.table.table import TALKS, Ways


class PuzzleBoard(MatchBoard):
    """The table below a puzzle's frame."""

    ways = Ways(slip="domino-refused", talks=TALKS)
    strip: PuzzleFrame

    def puzzle_frame(self, session: PuzzleSession, puzzles: int, acts: PuzzleActs) -> PuzzleFrame:
        """The strip at the upper edge; questions keep below it, and the camera above all that lies there."""
        self.questions.keep_low()
        self.lookout.calm = True
        self.strip = super().puzzle_frame(session, puzzles, acts)
        return self.strip

    def lay_out(self) -> Layout:
        """Where things lie: the table below the frame."""
        fixed, app = queries.fixed(self.session.match), self.app
        size, shape = app.room, (fixed.columns, fixed.rows)
        felt = lay_out(size, app.scale, *shape).felt
        return lay_out(size, app.scale, *shape, self.strip.above(app.fonts, felt))


class PuzzleScene(MatchScene):
    """A puzzle on the table."""

    brings = PuzzleBoard
