"""The table at which a lesson is taken: the match's scene, narrowed by the lesson's runner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wonderland.session.lesson import LessonTable
from wonderland.ui.app import App
from wonderland.ui.table.board import Board
from wonderland.ui.table.lesson import LessonActs, LessonFrame
from wonderland.ui.table.scene import MatchScene


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a lesson leads: to the list, to its own beginning, to the next one."""

    leave: Callable[[], None]
    again: Callable[[], None]
    onward: Callable[[], None]


class LessonScene(MatchScene):
    """A lesson on the table.

    Args:
        app: the window.
        table: the lesson's table.
        lessons: how many lessons there are.
        ways: where it leads.
    """

    def __init__(self, app: App, table: LessonTable, lessons: int, ways: Ways) -> None:
        super().__init__(app, table, _nothing, ways.leave)
        self.taken = table
        acts = LessonActs(
            go_on=table.go_on,
            help=lambda: self.do(table.help),
            put_back=table.put_back,
            skip=ways.onward,
            leave=ways.leave,
            again=ways.again,
        )
        self.lesson = LessonFrame(self, table.runner, lessons, acts)
        self.control.ask = "always"
        self._match_shown = table.match
        self._step_shown = table.runner.at

    def enter(self) -> None:
        """A lesson asks in every window."""
        super().enter()
        self.control.ask = "always"

    @property
    def looking(self) -> str:
        """The learner's side."""
        return "w"

    def first_focus(self) -> str:
        """Enter goes on where there is something to read."""
        runner = self.taken.runner
        if runner.over:
            return "next"
        if runner.reading:
            return "go-on"
        return "" if runner.showing else super().first_focus()

    def do(self, act: Callable[[], object]) -> None:
        """Let the learner do something; what a lesson refuses is explained in the foot bar."""
        was_over = self.taken.runner.over
        super().do(act)
        if self.control.refused and self.control.refused.message.lower() == self._told():
            self.control.refused = None
        self._follow()
        if self.taken.runner.over and not was_over:
            self.app.sounds.play("win")

    def _told(self) -> str:
        return self.taken.runner.told.lower()

    def _go_on(self, elapsed: float) -> bool:
        moved = super()._go_on(elapsed)
        self._follow()
        return moved

    def _follow(self) -> None:
        """Let go of what was taken up in the step before; show another match if one was laid out."""
        if self._step_shown != self.taken.runner.at:
            self._step_shown = self.taken.runner.at
            self.control.take_up(None)
        if self._match_shown is self.match:
            return
        self._match_shown = self.match
        self.show.skip()
        self.dice = None
        self.control.clear()
        self.control.news.clear()
        self.cursor = None
        self.log.clear()
        self._turn = 1
        self._write_past_log()
        self.board = Board(self.match)
        self.app.dirty = True


def _nothing() -> None:
    """A lesson goes on when its match is over."""
