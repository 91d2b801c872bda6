"""The table at which a lesson is taken: the match's scene, led by the lesson."""

from __future__ import annotations

from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.scene import MatchBoard, MatchScene
from wonderland.ui.table.table import Table

FAR = (modes.SUMMONING, modes.LAYING, modes.ANSWERING, modes.DEFENDING)
"""What a player is asked for while the camera sees the whole table."""


class LessonBoard(MatchBoard):
    """The table under a lesson."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.lookout.calm = True
        self.lookout.below = self._covered_below

    def _comes_close(self) -> bool:
        """Whether the camera comes near, which it does while all is done on what lies there.

        A path may lead anywhere, and a question leaves too little room beside the frame.
        """
        return super()._comes_close() and self.control.mode not in FAR

    def _covered_below(self) -> float:
        """How high the lesson's frame is, where it was drawn at the table's lower edge."""
        covers, layout = self.view.covers, self.lay_out()
        if not covers or covers[0].bottom < layout.room.centery:
            return 0.0
        return float((layout.room.bottom - covers[0].top) / self.app.scale)

    def let_go(self) -> None:
        """Let go of the being in hand; dominoes that were laid stay."""
        self.control.take_up(None)


class LessonScene(MatchScene):
    """A lesson on the table."""

    brings = LessonBoard
