"""The levels of agents of a game, from its ``ai.yaml``."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from wonderland.ai.agent import Agent, GameAgent, RandomAgent
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Game
from wonderland.games import registry


class LevelModel(BaseModel):
    """A level: what it is called, and how it thinks.

    Attributes:
        name, says: what a player is told of it.
        character: who sits at the table.
        mind: ``chance`` takes any legal action, ``tactics`` judges each step by itself,
            ``search`` plans whole turns.
        paths: for ``tactics``: how many paths are looked at for a summon.
        slips: for ``tactics``: how often it takes any legal action without a thought, where the
            game lets it.
        search: for ``search``: how hard it thinks, in the game's own terms.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    character: str
    says: str
    mind: Literal["chance", "tactics", "search"]
    paths: Annotated[int, Field(ge=1, le=1000)] = 40
    slips: Annotated[float, Field(ge=0, le=1)] = 0.0
    search: Any = None


@cache
def levels(game: str) -> dict[str, LevelModel]:
    """Return the levels of a game, weakest first.

    Raises:
        BadInput: with every problem of the file.
    """
    return read_levels(game, config_folder() / "games" / game / "ai.yaml")


def read_levels(game: str, path: Path) -> dict[str, LevelModel]:
    """Read a file of levels for a game.

    Raises:
        BadInput: with every problem of the file.
    """
    search = registry.search(game).settings
    model = create_model("Level", __base__=LevelModel, search=(search | None, None))
    document = load(path)
    found: dict[str, LevelModel] = check_model(document, dict[str, model])
    problems = [
        Problem(str(path), document.line_of((level,)), "a level with `mind: search` needs `search`")
        for level, entry in found.items()
        if entry.mind == "search" and entry.search is None
    ]
    if problems:
        raise BadInput(problems)
    return found


def names(game: Game) -> tuple[str, ...]:
    """Return the names of a game's levels, weakest first."""
    return tuple(levels(game.name))


def level_of(game: Game, level: str) -> LevelModel:
    """Return a level of a game.

    Raises:
        BadInput: if there is no such level.
    """
    known = levels(game.name)
    if level not in known:
        what = f"there is no level {level}; there is {', '.join(known)}"
        raise BadInput([Problem(f"ai:{level}", 0, what)])
    return known[level]


def agent(game: Game, level: str, seed: int, seconds: float | None = None) -> Agent:
    """Return an agent of a level.

    Args:
        game: what it plays.
        level: the level's name.
        seed: what its chance is drawn from.
        seconds: how long it may think in a turn; None for no limit, so that what it does depends
            on the seed alone.

    Raises:
        BadInput: if there is no such level.
    """
    model = level_of(game, level)
    if model.mind == "chance":
        return RandomAgent(seed)
    if model.mind == "tactics":
        tactics = partial(registry.tactics(game.name), paths=model.paths, slips=model.slips)
        return GameAgent(tactics, seed)
    return GameAgent(registry.search(game.name).mind(model.search, seconds).choose, seed)
