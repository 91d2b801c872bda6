"""Whether any box lies over a control or a place that is asked for: every lesson, puzzle and screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Concatenate, ParamSpec

from wonderland import api
from wonderland.core.errors import IllegalAction
from wonderland.core.match import Match
from wonderland.core.puzzle import Puzzle
from wonderland.games import registry
from wonderland.learn import library
from wonderland.session.lesson import LessonSession
from wonderland.session.progress import Progress
from wonderland.session.puzzle import PuzzleSession
from wonderland.session.worker import AtOnce, Desk, Report
from wonderland.ui.kit.app import App
from wonderland.ui.shell.school import School
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.shots import shots
from wonderland.ui.shell.studio import Studio

P = ParamSpec("P")
SIZES = ((960, 600), (1280, 720), (1920, 1080))
LOOKS = (((960, 600), 100), ((1280, 720), 150), ((1920, 1080), 100))
"""Windows that are walked, each with a size of the words in per cent."""
MOST_STEPS = 400
FRAME_MS = 400.0
QUIET = 3
"""After so many frames in which nothing moved, nothing more is to come."""
LETS_BE = ("pass", "done", "no")
"""What others say in a solution where it does not name what they say."""


def faults(app: App) -> list[str]:
    """What lies under a box on the screen that is shown."""
    app.draw()
    found = [f"{region.key} under a box at {tuple(box)}" for region, box in app.canvas.covered()]
    for place in app.scene.asked():
        boxes = [cover.rect for cover in app.canvas.covers if cover.rect.colliderect(place)]
        found += [f"what is asked at {tuple(place)} under a box at {tuple(box)}" for box in boxes]
    return found


def studio_of(game: str, size: tuple[int, int], scale: int = 100) -> Studio:
    """A studio of a size, with words of a scale."""
    studio = Studio(size, None, game)
    studio.app.settings.values = studio.app.settings.values.model_copy(update={"scale": scale})
    studio.app.refit()
    return studio


# --- lessons -------------------------------------------------------------------------------------
def lesson_steps(game: str, size: tuple[int, int], scale: int = 100) -> Iterator[tuple[str, App]]:
    """Every moment of every lesson of a game, as it is shown to who takes it.

    Yields:
        What is shown, and the app that shows it.
    """
    studio = studio_of(game, size, scale)
    school = School(studio.app, studio.game.name, Progress(), AtOnce)
    for number, lesson in enumerate(school.lessons, start=1):
        if lesson.name == FREE:
            continue
        school.open(lesson.name)
        session = _session(studio.app, "taken", LessonSession)
        runner, scene = session.runner, studio.app.scene
        for _ in range(MOST_STEPS):
            _rest(studio.app)
            yield f"{game}, lesson {number}, step {runner.at + 1}", studio.app
            if runner.over:
                break
            _call(scene, "do", session.go_on if runner.reading else runner.show)
        _leave(studio.app)


FREE = "first-match"
"""A lesson that is a whole match: no two go the same way."""


# --- puzzles -------------------------------------------------------------------------------------
class Known(AtOnce):
    """What answers in puzzles without looking for it: the solution says it all.

    Args:
        lines: every line of the solution, those included that only let things be.
    """

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines
        self._told: list[Report] = []

    @property
    def busy(self) -> bool:
        """Whether something is still to be reported."""
        return bool(self._told)

    def start(
        self,
        work: Callable[Concatenate[Desk, P], object],  # noqa: ARG002 - the solution says it all
        *arguments: P.args,
        **named: P.kwargs,  # noqa: ARG002
    ) -> None:
        """Say the line that the solution goes on with."""
        said: Any = arguments[1]  # the lines that were played, as the solver takes them
        here = tuple(self._lines[: len(said)]) == tuple(said) and len(said) < len(self._lines)
        self._told = [Report("progress", True)]
        self._told.append(Report("done", self._lines[len(said)] if here else None))

    def poll(self) -> Report | None:
        """What is still to be reported."""
        return self._told.pop(0) if self._told else None


def whole_solution(puzzle: Puzzle) -> list[str]:
    """A puzzle's solution with the lines by which seats only let things be.

    Raises:
        IllegalAction: if a line can't be said.
    """
    match = puzzle.open()
    for line in puzzle.solution:
        while match.to_act not in (None, line.split()[0]):
            match.play(_least(match))
        match.play(line)
    while match.to_act is not None and puzzle.verdict(match) is None:
        match.play(_least(match))
    return list(match.lines)


def _least(match: Match) -> str:
    """The line by which whoever is asked only lets things be.

    Raises:
        IllegalAction: if there is none.
    """
    words = [f"{match.to_act} {word}" for word in LETS_BE]
    found = next((line for line in words if match.check(line) is None), None)
    if found is None:
        raise IllegalAction("", f"{match.to_act} can't only let things be")
    return found


def puzzle_moments(
    game: str, size: tuple[int, int], scale: int = 100, only: Sequence[int] = ()
) -> Iterator[tuple[str, App]]:
    """Every moment of every puzzle's solution, as it is shown to who solves it.

    Args:
        game: whose puzzles.
        size: of the window, in pixels.
        scale: of the words, in per cent.
        only: the numbers of the puzzles; all of them where there are none.

    Yields:
        What is shown, and the app that shows it.
    """
    studio = studio_of(game, size, scale)
    app = studio.app
    shelf = School(app, studio.game.name, Progress(), AtOnce).shelf
    for puzzle in shelf.all():
        if only and puzzle.number not in only:
            continue
        lines = whole_solution(puzzle)
        school = School(app, studio.game.name, Progress(), partial(Known, lines))
        school.open(f"puzzle:{puzzle.name}")
        session = _session(app, "solving", PuzzleSession)
        for _ in range(MOST_STEPS):
            _rest(app)
            said = len(session.lines)
            yield f"{game}, puzzle {puzzle.number}, after {said} lines", app
            if session.verdict is not None or said >= len(lines):
                break
            _call(app.scene, "do", partial(session.play, lines[said]))
        _leave(app)


# --- screens -------------------------------------------------------------------------------------
def screens(size: tuple[int, int], scale: int = 100) -> Iterator[tuple[str, App]]:
    """Every fixed moment of every screen: prompts, confirmations, notes, tips.

    Yields:
        What is shown, and the app that shows it.
    """
    for name, (game, shot) in shots().items():
        studio = studio_of(game, size, scale)
        shot(studio)
        yield name, studio.app


def with_lessons() -> list[str]:
    """The games that have lessons or puzzles on a table of their own."""
    return [name for name in registry.names() if screens_of(name).match and library.paths(name)]


def with_puzzles() -> list[str]:
    """The games that have puzzles on a table of their own."""
    return [name for name in registry.names() if screens_of(name).match and "puzzles" in api.game(name).parts]


# --- what is done to a scene ---------------------------------------------------------------------
def _rest(app: App) -> None:
    still = 0
    for _ in range(MOST_STEPS):
        still = 0 if app.scene.update(FRAME_MS) else still + 1
        if still > QUIET:
            return


def _leave(app: App) -> None:
    while app.scenes:
        app.scenes.pop().leave()


def _session(app: App, name: str, kind: type[Any]) -> Any:
    found = getattr(app.scene, name, None)
    if not isinstance(found, kind):
        raise TypeError(f"{app.scene} has no {kind.__name__}")
    return found


def _call(scene: object, name: str, act: object) -> None:
    getattr(scene, name)(act)
