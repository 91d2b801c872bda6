"""What a player has learnt so far: read with care, written whole, and kept aside where damaged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.places import home_folder
from wonderland.content.records import flow, save
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput
from wonderland.learn.runner import Left
from wonderland.session.autosave import keep_aside

FORMAT = "wonderland-progress/1"
Count = Annotated[int, Field(ge=0)]
NO_HELP, HINT, LINE, SHOWN = range(4)
"""The help that a player had at a puzzle: none, its hint, a line, or all of it was shown."""
_HELPED = ("", "with the hint", "with a line told", "after it was shown")


class Taken(BaseModel):
    """How far a lesson was taken.

    Attributes:
        done: how often it was brought to its end.
        misses: wrong lines, the last time.
        step: where it was left, from 0; None where it is not begun or done.
        begun, lines: as in ``lessons.runner.Left``.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    done: Count = 0
    misses: Count = 0
    step: Count | None = None
    begun: Count = 0
    lines: list[str] = []

    @property
    def left(self) -> Left | None:
        """Where the lesson was left, or None."""
        if self.step is None:
            return None
        return Left(self.step, self.begun, tuple(self.lines), self.misses)


class Solved(BaseModel):
    """How a puzzle was solved, the best time that it was.

    Attributes:
        done: how often it was solved.
        help: the most help that there was, from ``NO_HELP`` to ``SHOWN``.
        slips: how often the goal was let slip on the way.
        actions: how many of its own the solving side took.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    done: Count = 0
    help: Annotated[int, Field(ge=NO_HELP, le=SHOWN)] = NO_HELP
    slips: Count = 0
    actions: Count = 0

    @property
    def words(self) -> str:
        """How it went, in words."""
        said = [counted(self.actions, "action")]
        if self.slips:
            said.append(counted(self.slips, "slip"))
        if self.help:
            said.append(_HELPED[self.help])
        return ", ".join(said if len(said) > 1 else [*said, "straight off"])

    def better(self, other: Solved) -> bool:
        """Whether this went better than another time: less help, fewer slips, fewer actions."""
        mine = (self.help, self.slips, self.actions)
        return not other.done or mine < (other.help, other.slips, other.actions)


class Kept(BaseModel):
    """The file: the lessons and puzzles by game and name, and the tips that were seen."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    format: Literal["wonderland-progress/1"]
    lessons: dict[str, dict[str, Taken]] = {}
    puzzles: dict[str, dict[str, Solved]] = {}
    tips: list[str] = []


@dataclass(slots=True)
class Progress:
    """A player's progress, and the file that keeps it.

    Attributes:
        path: the file; None where nothing is to be kept.
        lessons, puzzles: by game and name.
        tips: the tips that were seen.
        new: whether there was no file: a player who has learnt nothing yet.
        fault: what was wrong with the file, or why it can't be written; ``""`` if nothing.
    """

    path: Path | None = None
    lessons: dict[str, dict[str, Taken]] = field(default_factory=dict)
    puzzles: dict[str, dict[str, Solved]] = field(default_factory=dict)
    tips: list[str] = field(default_factory=list)
    new: bool = False
    fault: str = ""

    def of(self, game: str, lesson: str) -> Taken:
        """How far a lesson was taken."""
        return self.lessons.get(game, {}).get(lesson, Taken())

    def leave(self, game: str, lesson: str, left: Left) -> None:
        """Remember where a lesson was left."""
        told = self.of(game, lesson)
        self._set(game, lesson, Taken(done=told.done, misses=left.misses, step=left.step,
                                      begun=left.begun, lines=list(left.lines)))  # fmt: skip

    def finish(self, game: str, lesson: str, misses: int) -> None:
        """Remember that a lesson was brought to its end."""
        self._set(game, lesson, Taken(done=self.of(game, lesson).done + 1, misses=misses))

    def restart(self, game: str, lesson: str) -> None:
        """Forget where a lesson was left; that it was done stays."""
        self._set(game, lesson, Taken(done=self.of(game, lesson).done))

    def of_puzzle(self, game: str, puzzle: str) -> Solved:
        """How a puzzle was solved best."""
        return self.puzzles.get(game, {}).get(puzzle, Solved())

    def solve(self, game: str, puzzle: str, now: Solved) -> None:
        """Remember that a puzzle was solved, and how if that was the best time."""
        before = self.of_puzzle(game, puzzle)
        best = now if now.better(before) else before
        kept = best.model_copy(update={"done": before.done + 1})
        self.puzzles.setdefault(game, {})[puzzle] = kept
        self._write()

    def see_tip(self, name: str) -> None:
        """Remember that a tip was seen."""
        if name not in self.tips:
            self.tips.append(name)
            self._write()

    def _set(self, game: str, lesson: str, taken: Taken) -> None:
        self.lessons.setdefault(game, {})[lesson] = taken
        self._write()

    def _write(self) -> None:
        """Write the file; if the disk refuses, the progress holds for this sitting."""
        if self.path is None:
            return
        try:
            save(self.path, self._text())
            self.fault = ""
        except BadInput as bad:
            self.fault = str(bad)

    def _text(self) -> str:
        lines = [f"format: {FORMAT}", f"tips: {flow(self.tips)}"]
        lines += _part("lessons", self.lessons) + _part("puzzles", self.puzzles)
        return "\n".join([*lines, ""])


def _part(name: str, of_games: Mapping[str, Mapping[str, BaseModel]]) -> list[str]:
    """Write what is kept of lessons or puzzles, by game and name."""
    lines = [f"{name}:"] if of_games else []
    for game, told in of_games.items():
        lines.append(f"  {game}:")
        for key, model in told.items():
            lines.append(f"    {key}: {flow(model.model_dump(exclude_defaults=True))}")
    return lines


def counted(number: int, thing: str) -> str:
    """Say how many there are of a thing."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def read_progress(path: Path | None = None) -> Progress:
    """Read the player's progress; a damaged file is kept aside, and the player begins anew."""
    path = path or home_folder() / "progress.yaml"
    if not path.exists():
        return Progress(path, new=True)
    try:
        kept: Kept = check_model(load(path), Kept)
        lessons = {game: dict(told) for game, told in kept.lessons.items()}
        puzzles = {game: dict(told) for game, told in kept.puzzles.items()}
        return Progress(path, lessons, puzzles, list(kept.tips))
    except BadInput as bad:
        aside = keep_aside(path)
        return Progress(path, fault=f"{bad} It was kept as {aside}.")
