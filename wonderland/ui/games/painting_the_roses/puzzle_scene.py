"""The garden in which a puzzle is solved: the match's scene, watched by the solver."""

from __future__ import annotations

from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.painting_the_roses.framed import FramedScene, Side
from wonderland.ui.games.painting_the_roses.puzzle import PuzzleFrame
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import PuzzleExits
from wonderland.ui.shell.puzzle_frame import PuzzleActs

LONG_MS = 1000.0


class PuzzleScene(FramedScene):
    """A puzzle in the garden.

    Args:
        app: the window.
        table: the puzzle's table.
        puzzles: how many puzzles there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: PuzzleTable, puzzles: int, exits: PuzzleExits) -> None:
        super().__init__(app, table, exits.leave)
        self.solving = table
        acts = PuzzleActs(
            ask=table.ask,
            show=self.show_solution,
            go_on=table.go_on,
            take_back=self.take_back,
            again=table.again,
            onward=exits.onward,
            leave=exits.leave,
        )
        side = Side(app.logical_width)
        self.frame_by(PuzzleFrame(self.control, side, table, puzzles, acts))
        self._slipped = self._solved = False
        table.attend()

    def first_focus(self) -> str:
        """Enter goes on: to the next puzzle, with what is shown, or back where it slipped."""
        table = self.solving
        if table.verdict is True:
            return "again" if table.shown else "next"
        if table.showing:
            return "go-on"
        if table.verdict is False or table.slipped:
            return "take-back"
        return super().first_focus()

    def take_back(self) -> None:
        """Take the player's last line back, and what was written of it."""
        if self.solving.may_undo().allowed:
            self.solving.undo()
            self.show_anew()

    def show_solution(self) -> None:
        """Show a solution; what the player has begun is let go."""
        self.control.clear()
        self.solving.show()

    def _go_on(self, elapsed: float) -> bool:
        said = self.solving.attend()
        if self.solving.verdict is not None:
            self._hear()  # what would be drawn now is no part of the puzzle
            return said
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
            self.control.clear()
            self.app.sounds.play("error")
        self._solved, self._slipped = solved, slipped
