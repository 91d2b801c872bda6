"""The levels of a game's agents, as its ``ai.yaml`` has them, and the agents that play at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Generic, TypeVar

from pydantic import Field

from wonderland.content.definition_files import neighbours
from wonderland.content.places import game_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.core.agent import Agent, Level
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

FILE = "ai.yaml"
HINT_LEVEL = "master"
"""The level that is asked where a person wants a hint."""
SEARCH = "search"


class SearchLimits(Strict):
    """How far a level looks that searches; a game adds what its own search is told.

    Attributes:
        seconds: the most time for a turn at the table.
    """

    seconds: Annotated[float, Field(gt=0, le=600)] = 1.0


class TrialLimits(SearchLimits):
    """How far a level looks that compares whole ways to play its turn.

    Attributes:
        plans: ways to play its turn that it tries against what others may do; 0 for none.
        worlds: in how many draws of what is hidden or open it tries them, all together.
    """

    plans: Annotated[int, Field(ge=0, le=100)] = 0
    worlds: Annotated[int, Field(ge=0, le=10_000)] = 0


class LevelModel(Strict):
    """A level: what it is called, and how it plays; a game adds what it says of that.

    Attributes:
        name, character, says: as ``core.agent.Level`` has them.
        kind: the way in which it plays; ``search`` wants ``search``.
        search: how far it looks, where it searches.
    """

    name: Text
    character: Text
    says: Text
    kind: str
    search: SearchLimits | None = None

    @property
    def beside(self) -> tuple[str, ...]:
        """The files by which it judges; they lie beside its own."""
        return ()

    @property
    def level(self) -> Level:
        """The level as players are told of it."""
        seconds = self.search.seconds if self.search else None
        return Level(self.name, self.character, self.says, seconds)


L = TypeVar("L", bound=LevelModel)


class LevelFile(Generic[L]):
    """Where a game's levels stand.

    Args:
        game: the game's name.
        model: what the file says of a level.
    """

    def __init__(self, game: str, model: type[L]) -> None:
        self._game, self._model = game, model

    def shipped(self) -> Mapping[str, L]:
        """The levels that ship with the game, weakest first, read once.

        Raises:
            BadInput: with every problem of the file.
        """
        return _read_once(game_folder(self._game) / FILE, self._model)

    def read(self, path: Path) -> Mapping[str, L]:
        """Read a file of levels, and see that what they judge by lies beside it.

        Raises:
            BadInput: with every problem of the file.
        """
        found = _read(path, self._model)
        if missing := [*_missing(path, found, neighbours(path, game_folder(self._game)))]:
            raise BadInput(missing)
        return found


class FileAgents(Generic[L]):
    """A game's agents by the levels of a file (``core.agent.Agents``).

    Args:
        file: the levels.
        make: makes an agent of a level, of what its chance is drawn from, and of the most seconds
            for a turn.
    """

    hint_level = HINT_LEVEL

    def __init__(self, file: LevelFile[L], make: Callable[[L, int, float | None], Agent]) -> None:
        self._file, self._make = file, make

    def levels(self) -> Mapping[str, Level]:
        """The levels by their short names, weakest first.

        Raises:
            BadInput: with every problem of their file.
        """
        return {short: model.level for short, model in self._file.shipped().items()}

    def read_levels(self, path: Path) -> Mapping[str, Level]:
        """Read another file of levels.

        Raises:
            BadInput: with every problem of the file.
        """
        return {short: model.level for short, model in self._file.read(path).items()}

    def agent(self, level: str, seed: int, seconds: float | None = None) -> Agent:
        """Make an agent of one of the levels (``core.agent.Agents.agent``)."""
        return self._make(self._file.shipped()[level], seed, seconds)


def _missing(path: Path, levels: Mapping[str, LevelModel], otherwise: Path | None) -> Iterator[Problem]:
    """The files that levels judge by and that are not there, each at the first level that wants it."""
    wanted = {file: level for level in reversed([*levels]) for file in levels[level].beside}
    document = load(path)
    for file, level in wanted.items():
        if not any((folder / file).exists() for folder in (path.parent, otherwise or path.parent)):
            what = say("there is no {file} in its folder", file=file)
            mend = say(
                "Level {level} judges by its weights. Put it back beside {levels}.", level=level, levels=path.name
            )
            yield Problem(str(path), document.line_of((level,)), what, mend)


def _read(path: Path, model: type[L]) -> dict[str, L]:
    document = load(path)
    found: dict[str, L] = check_model(document, dict[str, model])  # type: ignore[valid-type]
    problems = [
        Problem(str(path), document.line_of((level,)), say("a level with `kind: search` needs `search`"))
        for level, entry in found.items()
        if entry.kind == SEARCH and entry.search is None
    ]
    if problems:
        raise BadInput(problems)
    return found


@cache
def _read_once(path: Path, model: type[L]) -> dict[str, L]:
    return _read(path, model)
