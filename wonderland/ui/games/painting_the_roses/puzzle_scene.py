"""The garden in which a puzzle is solved: the match's scene, watched by the solver."""

from __future__ import annotations

from functools import partial

from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.painting_the_roses.framed import Side
from wonderland.ui.games.painting_the_roses.puzzle import PuzzleFrame
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import PuzzleExits
from wonderland.ui.shell.guides import PuzzleGuide, under_a_frame


class PuzzleScene(MatchScene):
    """A puzzle in the garden.

    Args:
        app: the window.
        table: the puzzle's table.
        puzzles: how many puzzles there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: PuzzleTable, puzzles: int, exits: PuzzleExits) -> None:
        super().__init__(app, table, under_a_frame(exits.leave))
        self.solving = table
        framed = partial(PuzzleFrame, self.control, Side(app.logical_width), table, puzzles)
        self.guide_by(PuzzleGuide(self, table, exits, framed))
