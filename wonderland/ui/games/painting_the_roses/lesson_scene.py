"""The garden in which a lesson is taken: the match's scene, narrowed by the lesson's runner."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.session.lesson import LessonTable
from wonderland.ui.games.painting_the_roses.framed import FramedScene, Side
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import LessonExits
from wonderland.ui.shell.lesson_frame import LessonActs, LessonFrame


class LessonScene(FramedScene):
    """A lesson in the garden.

    Args:
        app: the window.
        table: the lesson's table.
        lessons: how many lessons there are.
        exits: where it leads.
    """

    def __init__(self, app: App, table: LessonTable, lessons: int, exits: LessonExits) -> None:
        super().__init__(app, table, exits.leave)
        self.taken = table
        acts = LessonActs(
            go_on=table.go_on,
            help=lambda: self.do(table.help),
            put_back=table.put_back,
            skip=exits.onward,
            leave=exits.leave,
            again=exits.again,
        )
        self.frame_by(LessonFrame(Side(app.logical_width), table.runner, lessons, acts))
        self._step_shown = table.runner.at

    def first_focus(self) -> str:
        """Enter goes on where there is something to read."""
        runner = self.taken.runner
        if runner.over:
            return "next"
        if runner.reading:
            return "go-on"
        return "" if runner.showing else super().first_focus()

    def do(self, act: Callable[[], object]) -> None:
        """Let the learner do something; the end of the lesson is heard."""
        was_over = self.taken.runner.over
        super().do(act)
        if self.taken.runner.over and not was_over:
            self.app.sounds.play("win")

    def _follow(self) -> None:
        """Let go of what was taken up in the step before."""
        if self._step_shown != self.taken.runner.at:
            self._step_shown = self.taken.runner.at
            self.control.clear()
        super()._follow()
