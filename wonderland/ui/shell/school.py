"""How lessons and puzzles lead to one another: the list, one of them, the next one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from wonderland import api
from wonderland.core.message import say
from wonderland.core.puzzle import Puzzle
from wonderland.games import registry
from wonderland.learn import library, puzzles
from wonderland.learn.library import Lesson
from wonderland.learn.puzzles import PuzzleSet
from wonderland.session.lesson import LessonSession, take
from wonderland.session.progress import Progress, read_progress
from wonderland.session.puzzle import PuzzleSession
from wonderland.session.worker import Worker
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.lessons import LessonsScreen, Openers
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.table.exits import LessonExits, PuzzleExits


class School:
    """Opens the lessons and the puzzles of a game.

    Args:
        app: the window.
        game: the name of what is learnt.
        progress: how far the player has come; read from its file where it isn't given.
        solver: makes what solves puzzles: a process of its own.

    Attributes:
        progress: how far the player has come.
        shelf: the puzzles.
    """

    def __init__(
        self, app: App, game: str, progress: Progress | None = None, solver: Callable[[], Worker] = Worker
    ) -> None:
        self.app = app
        self._name = game
        self.progress = progress or read_progress()
        self.shelf = PuzzleSet(game)
        self._solver = solver
        self._lessons: list[Lesson] = []

    @cached_property
    def game(self) -> api.Game:
        """The game as it ships."""
        return api.shipped(self._name)

    @property
    def offered(self) -> bool:
        """Whether there is anything to learn by playing."""
        return bool(self._files)

    @property
    def _files(self) -> list[Path]:
        return library.paths(self._name)

    @property
    def lessons(self) -> list[Lesson]:
        """The lessons, read when they are first wanted.

        Raises:
            BadInput: with all that is wrong in their files.
        """
        if not self._lessons:
            self._lessons = library.lessons(self._name)
        return self._lessons

    @property
    def to_take(self) -> Path | None:
        """The file of the first lesson that is not done, None once all are."""
        taken = self.progress.lessons.get(self._name, {})
        done = {name for name, lesson in taken.items() if lesson.done}
        return next((path for path in self._files if library.named(path)[1] not in done), None)

    @property
    def standing(self) -> str:
        """Which lesson comes next, and of how many; how many are done, once all are."""
        path, most = self.to_take, len(self._files)
        if path is None:
            return say("{n} of {most}", n=most, most=most)
        return say("lesson {n} of {most}", n=library.named(path)[0], most=most)

    @property
    def solved(self) -> str:
        """How many puzzles are solved, and of how many; ``""`` where there are none."""
        solved, known = self.progress.puzzles.get(self._name, {}), len(self.shelf)
        return say("{n} of {most}", n=len(solved), most=known) if known else ""

    def open(self, word: str = "") -> None:
        """Open the list, and over it a lesson or puzzle by the word that ``named`` it.

        Raises:
            BadInput: if there is none of that name.
        """
        screen = self._open_list()
        if not word:
            return
        found = puzzles.named(self.shelf, word) or library.find(self.lessons, word)
        if isinstance(found, Lesson):
            self._take_over_list(found, False)
        else:
            screen.turn_to("puzzles")
            self._solve_over_list(found)

    def open_puzzles(self) -> None:
        """Open the list at the puzzles."""
        self._open_list().turn_to("puzzles")

    def _open_list(self) -> LessonsScreen:
        others = self._choose_game if len(games_taught()) > 1 else None
        openers = Openers(self._take_over_list, self._solve_over_list, others)
        screen = LessonsScreen(self.app, self.lessons, self.shelf, self.progress, openers)
        self.app.push(screen)
        return screen

    def _choose_game(self) -> None:
        """Choose among the games that have lessons."""
        self.app.push(Shelf(self.app, self._turn_to, ("Learn", "Learn"), games_taught()))

    def _turn_to(self, name: str) -> None:
        """Show what there is to learn of another game."""
        self.app.pop()
        if name != self._name:
            self.app.pop()
            School(self.app, name, self.progress, self._solver).open()

    # --- lessons -----------------------------------------------------------------------------
    def _take_over_list(self, lesson: Lesson, anew: bool) -> None:
        self.app.push(self._scene(lesson, anew=anew))

    def _scene(self, lesson: Lesson, *, anew: bool) -> Scene:
        if anew:
            self.progress.restart(lesson.game, lesson.name)
        session = LessonSession(self.game, take(self.game, lesson, self.progress), self.progress)
        exits = LessonExits(
            leave=self.app.pop,
            again=lambda: self.app.replace(self._scene(lesson, anew=True)),
            onward=lambda: self._onward(lesson),
        )
        return table_of(self._name).lesson(self.app, session, len(self.lessons), exits)

    def _onward(self, lesson: Lesson) -> None:
        """Go to the lesson after this one; after the last, to the list."""
        at = self.lessons.index(lesson) + 1
        if at < len(self.lessons):
            self.app.replace(self._scene(self.lessons[at], anew=False))
        else:
            self.app.pop()

    # --- puzzles -----------------------------------------------------------------------------
    def _solve_over_list(self, puzzle: Puzzle) -> None:
        self.app.push(self._puzzle_scene(puzzle))

    def _puzzle_scene(self, puzzle: Puzzle) -> Scene:
        session = PuzzleSession(self.game, puzzle, self.progress, self._solver())
        exits = PuzzleExits(leave=self.app.pop, onward=lambda: self._next_puzzle(puzzle))
        return table_of(self._name).puzzle(self.app, session, len(self.shelf), exits)

    def _next_puzzle(self, puzzle: Puzzle) -> None:
        """Go to the puzzle after this one; after the last, to the list."""
        after = [other for other in self.shelf.all() if other.number > puzzle.number]
        if after:
            self.app.replace(self._puzzle_scene(after[0]))
        else:
            self.app.pop()


def games_taught() -> list[str]:
    """The names of the games that have lessons."""
    return [name for name in registry.names() if library.paths(name)]
