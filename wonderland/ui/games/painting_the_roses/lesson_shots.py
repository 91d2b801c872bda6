"""Fixed moments of the lessons and puzzles, for pictures and tests."""

from __future__ import annotations

from functools import partial

from wonderland.session.progress import Kept, Progress, Taken
from wonderland.session.worker import AtOnce
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.school import School
from wonderland.ui.shell.stage import Stage


def lesson(stage: Stage) -> None:
    """A walk is asked for, and its card taken up."""
    _second_step(stage).control.pick("2D")


def lesson_refused(stage: Stage) -> None:
    """The wrong way was taken twice, so that the hint stands there too."""
    scene = _second_step(stage)
    for _ in range(2):
        scene.do(lambda: scene.control.say("move 2D a5"))


def lessons(stage: Stage) -> None:
    """The list, some of them done."""
    _school(stage).open()
    stage.read_list()


def _school(stage: Stage) -> School:
    done = {name: Taken(done=1) for name in ("garden", "paint")}
    taken = {stage.game.name: {**done, "walk": Taken(step=1)}}
    return School(stage.app, stage.game, Progress(begun=Kept(lessons=taken)), AtOnce)


def _second_step(stage: Stage) -> MatchScene:
    _school(stage).open("walk")
    scene = stage.app.scene
    assert isinstance(scene, MatchScene)
    return scene


def puzzle(stage: Stage) -> None:
    """A puzzle whose hint was asked for."""
    _school(stage).open("10-bait")
    scene = stage.app.scene
    assert isinstance(scene, MatchScene)
    scene.solving.ask()


def puzzle_solved(stage: Stage) -> None:
    """A puzzle that is solved."""
    _school(stage).open("12-the-best-defence")
    scene = stage.app.scene
    assert isinstance(scene, MatchScene)
    for line in scene.solving.puzzle.solution:
        scene.do(partial(scene.control.say_line, line))
    scene.presentation.show.skip()
