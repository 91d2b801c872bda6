"""How the lessons lead to one another: the list, a lesson, the next one."""

from __future__ import annotations

from wonderland import api
from wonderland.lessons import library
from wonderland.lessons.library import Lesson
from wonderland.session.lesson import LessonTable, take
from wonderland.session.progress import Progress, read_progress
from wonderland.ui.app import App
from wonderland.ui.screens.lessons import LessonsScreen
from wonderland.ui.table.lesson_scene import LessonScene, Ways


class School:
    """Opens the lessons of a game.

    Args:
        app: the window.
        game: what is learnt.
        progress: how far the player has come; read from its file where it isn't given.

    Attributes:
        progress: how far the player has come.
    """

    def __init__(self, app: App, game: api.Game, progress: Progress | None = None) -> None:
        self.app = app
        self.game = game
        self.progress = progress or read_progress()
        self._lessons: list[Lesson] = []

    @property
    def lessons(self) -> list[Lesson]:
        """The lessons, read when they are first wanted.

        Raises:
            BadInput: with all that is wrong in their files.
        """
        if not self._lessons:
            self._lessons = library.lessons(self.game.name)
        return self._lessons

    @property
    def standing(self) -> str:
        """How many lessons are done, ``""`` if none is."""
        done = sum(
            taken.done > 0 for taken in self.progress.lessons.get(self.game.name, {}).values()
        )
        return f"{done} done" if done else ""

    def open(self, word: str = "") -> None:
        """Open the list, and over it a lesson by its number or name."""
        self.app.push(LessonsScreen(self.app, self.lessons, self.progress, self._take_over_list))
        if word:
            self._take_over_list(library.find(self.lessons, word), False)

    def _take_over_list(self, lesson: Lesson, anew: bool) -> None:
        self.app.push(self._scene(lesson, anew=anew))

    def _scene(self, lesson: Lesson, *, anew: bool) -> LessonScene:
        if anew:
            self.progress.restart(lesson.game, lesson.name)
        table = LessonTable(self.game, take(self.game, lesson, self.progress), self.progress)
        ways = Ways(
            leave=self.app.pop,
            again=lambda: self.app.replace(self._scene(lesson, anew=True)),
            onward=lambda: self._onward(lesson),
        )
        return LessonScene(self.app, table, len(self.lessons), ways)

    def _onward(self, lesson: Lesson) -> None:
        """Go to the lesson after this one; after the last, to the list."""
        at = self.lessons.index(lesson) + 1
        if at < len(self.lessons):
            self.app.replace(self._scene(self.lessons[at], anew=False))
        else:
            self.app.pop()
