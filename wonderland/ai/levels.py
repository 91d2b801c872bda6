"""The levels of agents of a game, from its ``ai.yaml``."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.ai.agent import Agent, GameAgent, RandomAgent
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Game
from wonderland.games import registry


class LevelModel(BaseModel):
    """A level: what it is called, and how it thinks."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    says: str
    mind: Literal["chance", "tactics"]
    paths: Annotated[int, Field(ge=1, le=1000)] = 40


@cache
def levels(game: str) -> dict[str, LevelModel]:
    """Return the levels of a game, weakest first.

    Raises:
        BadInput: with every problem of the file.
    """
    document = load(config_folder() / "games" / game / "ai.yaml")
    found: dict[str, LevelModel] = check_model(document, dict[str, LevelModel])
    return found


def names(game: Game) -> tuple[str, ...]:
    """Return the names of a game's levels, weakest first."""
    return tuple(levels(game.name))


def agent(game: Game, level: str, seed: int) -> Agent:
    """Return an agent of a level.

    Raises:
        BadInput: if there is no such level.
    """
    known = levels(game.name)
    model = known.get(level)
    if model is None:
        what = f"there is no level {level}; there is {', '.join(known)}"
        raise BadInput([Problem(f"ai:{level}", 0, what)])
    if model.mind == "chance":
        return RandomAgent(seed)
    return GameAgent(partial(registry.tactics(game.name), paths=model.paths), seed)
