"""The table at which a puzzle is solved: the match's scene, watched by the solver."""

from __future__ import annotations

from wonderland.games.wonderland import queries
from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.framed import FramedScene
from wonderland.ui.games.wonderland.geometry import Layout, lay_out
from wonderland.ui.games.wonderland.puzzle import PuzzleFrame
from wonderland.ui.games.wonderland.room import Felt
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import PuzzleExits
from wonderland.ui.shell.puzzle_frame import PuzzleActs

LONG_MS = 1000.0


class PuzzleScene(FramedScene):
    """A puzzle on the table.

    Args:
        app: the window.
        table: the puzzle's table.
        puzzles: how many puzzles there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: PuzzleTable, puzzles: int, exits: PuzzleExits) -> None:
        super().__init__(app, table, exits.leave)
        self.solving = table
        self.questions.keep_low()  # the puzzle's frame lies at the upper edge
        acts = PuzzleActs(
            ask=table.ask,
            show=self.show_solution,
            go_on=table.go_on,
            take_back=self.take_back,
            again=table.again,
            onward=exits.onward,
            leave=exits.leave,
        )
        felt = Felt(self.control, self.questions, app.logical_width)
        self.strip = PuzzleFrame(self.control, felt, table, puzzles, acts)
        self.frame_by(self.strip)
        self._slipped = self._solved = False
        table.attend()

    @property
    def layout(self) -> Layout:
        """Where things lie now: the table below the frame."""
        fixed, app = queries.fixed(self.match), self.app
        size, shape = app.room, (fixed.columns, fixed.rows)
        felt = lay_out(size, app.scale, *shape).felt
        return lay_out(size, app.scale, *shape, self.strip.above(app.fonts, felt))

    @property
    def looking(self) -> str:
        """The side that solves."""
        return self.solving.puzzle.side

    def first_focus(self) -> str:
        """Enter goes on: to the next puzzle, with what is shown, or back where it slipped."""
        table = self.solving
        if table.verdict is True:
            return "again" if table.shown else "next"
        if table.showing:
            return "go-on"
        if table.verdict is False or (table.slipped and self.control.mode == modes.ACTING):
            return "take-back"
        return super().first_focus()

    def take_back(self) -> None:
        """Take the player's last line back, and what was written of it."""
        if self.solving.may_undo().allowed:
            self.solving.undo()
            self.control.begin_anew()
            self.show_anew()

    def show_solution(self) -> None:
        """Show a solution; what the player has begun is let go."""
        self.control.clear()
        self.solving.show()

    def _go_on(self, elapsed: float) -> bool:
        said = self.solving.attend()
        if self.solving.lets_pass:
            self._pause = LONG_MS  # nobody need wait to see that
        moved = super()._go_on(elapsed)
        self._hear()
        return said or moved

    def _follow(self) -> None:
        super()._follow()
        self._hear()

    def _hear(self) -> None:
        """Let it be heard once that the goal was reached, or has slipped away."""
        solved, slipped = self.solving.verdict is True, self.solving.slipped
        if solved and not self._solved and not self.solving.shown:
            self.app.sounds.play("win")
        if slipped and not self._slipped:
            self.control.stay()
            self.control.take_up(None)
            self.app.sounds.play("domino-refused")
        self._solved, self._slipped = solved, slipped
