"""The table at which a lesson is taken: the match's scene, led by the lesson."""

from __future__ import annotations

from wonderland.session.lesson import LessonTable
from wonderland.ui.games.wonderland.room import Felt
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import LessonExits
from wonderland.ui.shell.guides import LessonGuide, under_a_frame


class LessonScene(MatchScene):
    """A lesson on the table.

    Args:
        app: the window.
        table: the lesson's table.
        lessons: how many lessons there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: LessonTable, lessons: int, exits: LessonExits) -> None:
        super().__init__(app, table, under_a_frame(exits.leave))
        self.taken = table
        felt = Felt(self.control, self.questions, app.logical_width)
        self.guide_by(LessonGuide(self, felt, table, lessons, exits))

    @property
    def looking(self) -> str:
        """The learner's side, also while the answer is shown."""
        return self.taken.runner.learner

    def let_go(self) -> None:
        """Let go of the being in hand; dominoes that were laid stay."""
        self.control.take_up(None)
