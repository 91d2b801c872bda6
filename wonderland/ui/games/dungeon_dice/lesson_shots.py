"""Fixed moments of the lessons and puzzles, for pictures and tests."""

from __future__ import annotations

from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.shell.school import School
from wonderland.ui.shell.school_shots import school, solve
from wonderland.ui.shell.stage import Stage


def _school(stage: Stage, left: str = "unfolding") -> School:
    return school(stage, ("two-stars", "crests"), left, 2)


def _opened(stage: Stage, name: str) -> MatchScene:
    """A lesson or a puzzle, in front."""
    _school(stage, left="chain").open(
        name
    )  # one that was left goes on by the lines it was left with
    scene = stage.app.scene
    assert isinstance(scene, MatchScene)
    return scene


def _lesson(stage: Stage, name: str, step: int) -> MatchScene:
    scene = _opened(stage, name)
    runner = scene.taken.runner
    for _ in range(60):
        if runner.at >= step:
            break
        scene.do(scene.taken.go_on if runner.reading else runner.show)
        scene.update(5000)
    for _ in range(20):
        scene.update(5000)
    scene.presentation.skip()
    return scene


def lesson(stage: Stage) -> None:
    """A march is asked for, and who shall march is taken up."""
    scene = _lesson(stage, "marching", 1)
    for key in sorted(scene.control.able()):
        scene.control.pick(key)
        break


def lesson_unfolding(stage: Stage) -> None:
    """A net is asked for."""
    _lesson(stage, "unfolding", 2)


def lessons(stage: Stage) -> None:
    """The list, some of them done."""
    _school(stage).open()
    stage.read_list()


def puzzle(stage: Stage) -> None:
    """A puzzle whose hint was asked for."""
    _opened(stage, "04-roar").solving.ask()


def puzzle_solved(stage: Stage) -> None:
    """A puzzle that is solved."""
    scene = _opened(stage, "04-roar")
    solve(scene)
    scene.presentation.skip()
