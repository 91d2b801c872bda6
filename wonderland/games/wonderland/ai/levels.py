"""The levels of the flagship's agents, as ``ai.yaml`` has them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games.wonderland.ai.search_settings import SearchSettings


class LevelModel(BaseModel):
    """A level: what it is called, and how it plays.

    Attributes:
        name, character, says: as ``core.agent.Level`` has them.
        kind: ``random`` takes any legal action, ``heuristics`` weighs each step by itself,
            ``search`` plans whole turns.
        paths: for ``heuristics``: how many paths are looked at for a summon.
        slips: for ``heuristics``: how often it takes any legal action instead, where the rules
            of thumb let it.
        search: for ``search``: how far it looks.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    character: str
    says: str
    kind: Literal["random", "heuristics", "search"]
    paths: Annotated[int, Field(ge=1, le=1000)] = 40
    slips: Annotated[float, Field(ge=0, le=1)] = 0.0
    search: SearchSettings | None = None


@cache
def shipped_levels() -> dict[str, LevelModel]:
    """The levels that ship with the game, weakest first.

    Raises:
        BadInput: with every problem of the file.
    """
    return read_levels(config_folder() / "games" / "wonderland" / "ai.yaml")


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
