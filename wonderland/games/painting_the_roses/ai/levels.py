"""The levels of the game's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games.painting_the_roses.definitions import folder

FILE = "ai.yaml"


class SearchSettings(BaseModel):
    """How far a level looks.

    Attributes:
        states: positions of its own turn that it looks at, at most.
        noise: how far it misjudges a position, in log-odds.
        plans: ways to play its turn that it tries against what others may do; 0 for none.
        worlds: for each decision how many deals of the hidden cards it tries them in, all plans
            together.
        reply_states: positions of another's turn that it looks at.
        seconds: the most time for a turn.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    states: Annotated[int, Field(ge=1, le=100_000)] = 3000
    noise: Annotated[float, Field(ge=0, le=20)] = 0.0
    plans: Annotated[int, Field(ge=0, le=100)] = 0
    worlds: Annotated[int, Field(ge=0, le=10_000)] = 0
    reply_states: Annotated[int, Field(ge=1, le=100_000)] = 200
    seconds: Annotated[float, Field(gt=0, le=60)] = 1.0


class LevelModel(BaseModel):
    """A level: what it is called, and how it plays.

    Attributes:
        name, character, says: as ``core.agent.Level`` has them.
        kind: ``random`` takes any legal action, ``sight`` weighs each action by itself and thinks
            of nobody else, ``search`` plays out its turn.
        noise: for ``sight``: how far it misjudges.
        search: for ``search``: how far it looks.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    character: str
    says: str
    kind: Literal["random", "sight", "search"]
    noise: Annotated[float, Field(ge=0, le=20)] = 0.0
    search: SearchSettings | None = None


@cache
def shipped_levels() -> dict[str, LevelModel]:
    """The levels that ship with the game, weakest first.

    Raises:
        BadInput: with every problem of the file.
    """
    return read_levels(folder() / FILE)


def read_levels(path: Path) -> dict[str, LevelModel]:
    """Read a file of levels.

    Raises:
        BadInput: with every problem of the file.
    """
    document = load(path)
    found: dict[str, LevelModel] = check_model(document, dict[str, LevelModel])
    problems = [
        Problem(str(path), document.line_of((level,)), "a level with `kind: search` needs `search`")
        for level, entry in found.items()
        if entry.kind == "search" and entry.search is None
    ]
    if problems:
        raise BadInput(problems)
    return found
