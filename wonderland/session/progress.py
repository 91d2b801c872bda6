"""What a player has learnt so far: read with care, written whole, and kept aside where damaged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from wonderland.content.places import home_folder
from wonderland.content.records import flow
from wonderland.content.yamlfile import check_model, load
from wonderland.core.message import commas, say, say_n
from wonderland.kit.strict import Strict
from wonderland.learn.runner import LeftLesson
from wonderland.session.shared import Keeping, Shared

FORMAT: Literal["wonderland-progress/1"] = "wonderland-progress/1"
Count = Annotated[int, Field(ge=0)]
NO_HELP, HINT, LINE, SHOWN = range(4)
"""The help that a player had at a puzzle: none, its hint, a line, or all of it was shown."""
_HELPED = ("", say("with the hint"), say("with a line told"), say("after it was shown"))


class Taken(Strict):
    """How far a lesson was taken.

    Attributes:
        done: how often it was brought to its end.
        misses: wrong lines, the last time.
        step: where it was left, from 0; None where it is not begun or done.
        begun, lines: as in ``lessons.runner.Left``.
    """

    done: Count = 0
    misses: Count = 0
    step: Count | None = None
    begun: Count = 0
    lines: list[str] = Field(default=[])

    @property
    def left(self) -> LeftLesson | None:
        """Where the lesson was left, or None."""
        if self.step is None:
            return None
        return LeftLesson(self.step, self.begun, tuple(self.lines), self.misses)


class Solved(Strict):
    """How a puzzle was solved, the best time that it was.

    Attributes:
        done: how often it was solved.
        help: the most help that there was, from ``NO_HELP`` to ``SHOWN``.
        slips: how often the goal was let slip on the way.
        actions: how many of its own the solving side took.
    """

    done: Count = 0
    help: Annotated[int, Field(ge=NO_HELP, le=SHOWN)] = NO_HELP
    slips: Count = 0
    actions: Count = 0

    @property
    def summary(self) -> str:
        """How it went, in words."""
        said = [counted(self.actions)]
        if self.slips:
            said.append(say_n("{n} slip", "{n} slips", self.slips))
        if self.help:
            said.append(_HELPED[self.help])
        return commas(said if len(said) > 1 else [*said, say("straight off")])

    def better(self, other: Solved) -> bool:
        """Whether this went better than another time: less help, fewer slips, fewer actions."""
        mine = (self.help, self.slips, self.actions)
        return not other.done or mine < (other.help, other.slips, other.actions)


class ProgressFile(Strict):
    """The file: the lessons and puzzles by game and name, and the tips that were seen."""

    format: Literal["wonderland-progress/1"] = FORMAT
    lessons: dict[str, dict[str, Taken]] = Field(default={})
    puzzles: dict[str, dict[str, Solved]] = Field(default={})
    tips: list[str] = Field(default=[])

    def lesson(self, game: str, name: str) -> Taken:
        """How far a lesson was taken."""
        return self.lessons.get(game, {}).get(name, Taken())

    def puzzle(self, game: str, name: str) -> Solved:
        """How a puzzle was solved best."""
        return self.puzzles.get(game, {}).get(name, Solved())

    def with_lesson(self, game: str, name: str, do: Callable[[Taken], Taken]) -> ProgressFile:
        """Return this, but for a lesson."""
        of_game = {**self.lessons.get(game, {}), name: do(self.lesson(game, name))}
        return self.model_copy(update={"lessons": {**self.lessons, game: of_game}})

    def with_solved(self, game: str, name: str, now: Solved) -> ProgressFile:
        """Return this, with a puzzle solved once more: the best time stays."""
        before = self.puzzle(game, name)
        best = now if now.better(before) else before
        solved = best.model_copy(update={"done": before.done + 1})
        of_game = {**self.puzzles.get(game, {}), name: solved}
        return self.model_copy(update={"puzzles": {**self.puzzles, game: of_game}})

    def with_tip(self, name: str) -> ProgressFile:
        """Return this, with a tip seen."""
        seen = self.tips if name in self.tips else [*self.tips, name]
        return self.model_copy(update={"tips": seen})


class Progress(Keeping[ProgressFile]):
    """A player's progress, and the file that keeps it.

    Args:
        path: the file; None where nothing is to be kept.
        begun: what there is to begin with where there is no file.
    """

    def __init__(self, path: Path | None = None, begun: ProgressFile | None = None) -> None:
        self.path = path
        self._file = Shared(path, _read, _text, begun or ProgressFile())

    @property
    def lessons(self) -> Mapping[str, Mapping[str, Taken]]:
        """The lessons, by game and name."""
        return self._file.value.lessons

    @property
    def puzzles(self) -> Mapping[str, Mapping[str, Solved]]:
        """The puzzles, by game and name."""
        return self._file.value.puzzles

    @property
    def tips(self) -> Sequence[str]:
        """The tips that were seen."""
        return self._file.value.tips

    def of(self, game: str, lesson: str) -> Taken:
        """How far a lesson was taken."""
        return self._file.value.lesson(game, lesson)

    def leave(self, game: str, lesson: str, left: LeftLesson) -> None:
        """Remember where a lesson was left."""

        def do(taken: Taken) -> Taken:
            return Taken(done=taken.done, misses=left.misses, step=left.step, begun=left.begun, lines=list(left.lines))

        self._file.change(lambda kept: kept.with_lesson(game, lesson, do))

    def finish(self, game: str, lesson: str, misses: int) -> None:
        """Remember that a lesson was brought to its end."""

        def do(taken: Taken) -> Taken:
            return Taken(done=taken.done + 1, misses=misses)

        self._file.change(lambda kept: kept.with_lesson(game, lesson, do))

    def restart(self, game: str, lesson: str) -> None:
        """Forget where a lesson was left; that it was done stays."""
        self._file.change(lambda k: k.with_lesson(game, lesson, lambda taken: Taken(done=taken.done)))

    def of_puzzle(self, game: str, puzzle: str) -> Solved:
        """How a puzzle was solved best."""
        return self._file.value.puzzle(game, puzzle)

    def solve(self, game: str, puzzle: str, now: Solved) -> None:
        """Remember that a puzzle was solved, and how if that was the best time."""
        self._file.change(lambda kept: kept.with_solved(game, puzzle, now))

    def see_tip(self, name: str) -> None:
        """Remember that a tip was seen."""
        if name not in self.tips:
            self._file.change(lambda kept: kept.with_tip(name))


def _read(path: Path) -> ProgressFile:
    return check_model(load(path), ProgressFile)


def _text(kept: ProgressFile) -> str:
    lines = [f"format: {FORMAT}", f"tips: {flow(kept.tips)}"]
    lines += _part("lessons", kept.lessons) + _part("puzzles", kept.puzzles)
    return "\n".join([*lines, ""])


def _part(name: str, of_games: Mapping[str, Mapping[str, BaseModel]]) -> list[str]:
    """Write what is kept of lessons or puzzles, by game and name."""
    lines = [f"{name}:"] if of_games else []
    for game, entries in of_games.items():
        lines.append(f"  {flow(game)}:" if entries else f"  {flow(game)}: {{}}")
        for key, model in entries.items():
            lines.append(f"    {flow(key)}: {flow(model.model_dump(exclude_defaults=True))}")
    return lines


def counted(actions: int) -> str:
    """Say how many actions there were."""
    return say_n("{n} action", "{n} actions", actions)


def check_progress(path: Path) -> None:
    """Hold a file of progress against what it may hold.

    Raises:
        BadInput: with all that is wrong in it.
    """
    _read(path)


def read_progress(path: Path | None = None) -> Progress:
    """Read the player's progress; a damaged file is kept aside, and the player begins anew."""
    return Progress(path or home_folder() / "progress.yaml")
