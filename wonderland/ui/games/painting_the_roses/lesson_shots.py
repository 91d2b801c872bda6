"""Fixed moments of the lessons and puzzles, for pictures and tests."""

from __future__ import annotations

from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.school import School
from wonderland.ui.shell.school_shots import school, solve
from wonderland.ui.shell.stage import Stage


def lesson(stage: Stage) -> None:
    """A walk is asked for, and its card taken up."""
    _opened(stage, "walk").control.pick("2D")


def lesson_refused(stage: Stage) -> None:
    """The wrong way was taken twice, so that the hint stands there too."""
    scene = _opened(stage, "walk")
    for _ in range(2):
        scene.do(lambda: scene.control.say("move 2D a5"))


def lessons(stage: Stage) -> None:
    """The list, some of them done."""
    _school(stage).open()
    stage.read_list()


def _school(stage: Stage) -> School:
    return school(stage, ("garden", "paint"), "walk", 1)


def _opened(stage: Stage, name: str) -> MatchScene:
    """A lesson or a puzzle, in front."""
    _school(stage).open(name)
    scene = stage.app.scene
    assert isinstance(scene, MatchScene)
    return scene


def puzzle(stage: Stage) -> None:
    """A puzzle whose hint was asked for."""
    _opened(stage, "10-bait").solving.ask()


def puzzle_solved(stage: Stage) -> None:
    """A puzzle that is solved."""
    scene = _opened(stage, "12-the-best-defence")
    solve(scene)
    scene.presentation.show.skip()
