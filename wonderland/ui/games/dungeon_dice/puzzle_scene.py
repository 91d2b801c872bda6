"""The table on which a puzzle is solved: the match's scene, watched by the solver."""

from __future__ import annotations

from functools import partial

from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.dungeon_dice.framed import Felt
from wonderland.ui.games.dungeon_dice.puzzle import PuzzleFrame
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import PuzzleExits
from wonderland.ui.shell.guides import PuzzleGuide, under_a_frame


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
        felt = Felt(self.view, lambda: self.control.mode, app.logical_width)
        framed = partial(PuzzleFrame, self.control, felt, table, puzzles)
        self.guide_by(PuzzleGuide(self, table, exits, framed, "dungeon-refused"))
