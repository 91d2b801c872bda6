"""The garden in which a lesson is taken: the match's scene, led by the lesson."""

from __future__ import annotations

from wonderland.session.lesson import LessonTable
from wonderland.ui.games.painting_the_roses.framed import Side
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import LessonExits
from wonderland.ui.shell.guides import LessonGuide, under_a_frame


class LessonScene(MatchScene):
    """A lesson in the garden.

    Args:
        app: the window.
        table: the lesson's table.
        lessons: how many lessons there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: LessonTable, lessons: int, exits: LessonExits) -> None:
        super().__init__(app, table, under_a_frame(exits.leave))
        self.taken = table
        self.guide_by(LessonGuide(self, Side(app.logical_width), table, lessons, exits))
