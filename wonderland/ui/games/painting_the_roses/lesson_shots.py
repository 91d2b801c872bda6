"""Fixed moments of the lessons and puzzles, for pictures and tests."""

from __future__ import annotations

from functools import partial

from wonderland.session.progress import Kept, Progress, Taken
from wonderland.session.worker import AtOnce
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.school import School
from wonderland.ui.shell.studio import Studio


def lesson(studio: Studio) -> None:
    """A walk is asked for, and its card taken up."""
    _second_step(studio).control.pick("2D")


def lesson_refused(studio: Studio) -> None:
    """The wrong way was taken twice, so that the hint stands there too."""
    scene = _second_step(studio)
    for _ in range(2):
        scene.do(lambda: scene.control.say("move 2D a5"))


def lessons(studio: Studio) -> None:
    """The list, some of them done."""
    _school(studio).open()
    studio.read_list()


def _school(studio: Studio) -> School:
    done = {name: Taken(done=1) for name in ("garden", "paint")}
    taken = {studio.game.name: {**done, "walk": Taken(step=1)}}
    return School(studio.app, studio.game, Progress(begun=Kept(lessons=taken)), AtOnce)


def _second_step(studio: Studio) -> MatchScene:
    _school(studio).open("walk")
    scene = studio.app.scene
    assert isinstance(scene, MatchScene)
    return scene


def puzzle(studio: Studio) -> None:
    """A puzzle whose hint was asked for."""
    _school(studio).open("10-bait")
    scene = studio.app.scene
    assert isinstance(scene, MatchScene)
    scene.solving.ask()


def puzzle_solved(studio: Studio) -> None:
    """A puzzle that is solved."""
    _school(studio).open("12-the-best-defence")
    scene = studio.app.scene
    assert isinstance(scene, MatchScene)
    for line in scene.solving.puzzle.solution:
        scene.do(partial(scene.control.say_line, line))
    scene.presentation.show.skip()
