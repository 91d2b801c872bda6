"""Fixed moments of lessons and puzzles of any game, for pictures and tests."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeVar

from wonderland.session.progress import Progress, ProgressFile, Taken
from wonderland.session.worker import AtOnce
from wonderland.ui.shell.school import School
from wonderland.ui.shell.stage import Stage
from wonderland.ui.table.drawn_table import DrawnTable

Layout = TypeVar("Layout")
Form = TypeVar("Form")


def school(stage: Stage, done: Iterable[str], left: str, step: int) -> School:
    """A school of one who has taken some lessons, and left one at a step."""
    taken = {**{name: Taken(done=1) for name in done}, left: Taken(step=step)}
    return School(
        stage.app,
        stage.game,
        Progress(begun=ProgressFile(lessons={stage.game.name: taken})),
        AtOnce,
    )


def solve(scene: DrawnTable[Layout, Form]) -> None:
    """Play the solution of the puzzle that is in front."""
    for line in scene.solving.puzzle.solution:
        scene.do(partial(scene.control.say_line, line))
