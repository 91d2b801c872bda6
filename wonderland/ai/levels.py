"""The levels of agents of a game, from its ``ai.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from wonderland.ai.agent import Agent, RandomAgent
from wonderland.content.yamlfile import Document, check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry
from wonderland.games.parts import Mind

LEVELS = "ai.yaml"
CHANCE = "chance"
"""The mind that every game has: it takes any legal action."""
SETTINGS = "settings"


class LevelModel(BaseModel):
    """A level of ``ai.yaml``: what it is called, and how it thinks.

    Attributes:
        name, says: what a player is told of it.
        character: who sits at the table.
        mind: ``chance``, or one of the game's own ways to think (``games.parts.Mind``).
        settings: how hard it thinks, in that mind's own terms.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    character: str
    says: str
    mind: str
    settings: dict[str, object] = {}


@dataclass(frozen=True, slots=True)
class Level:
    """A level that was read.

    Attributes:
        name, character, says: what a player is told of it.
        mind: how it thinks; None for by chance.
        settings: how hard, in the mind's own terms.
    """

    name: str
    character: str
    says: str
    mind: Mind | None
    settings: BaseModel

    @property
    def seconds(self) -> float | None:
        """How long it thinks in a turn at a table; None for as long as it needs."""
        return self.mind.seconds(self.settings) if self.mind else None


class NoSettings(BaseModel):
    """What there is to say of a mind that has no settings: nothing."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


_ANY = Level("Random", "Coin", "Takes any legal action.", None, NoSettings())


def levels(game: str) -> Mapping[str, Level]:
    """Return the levels of a game, weakest first; ``random`` alone where it has no ``ai.yaml``.

    Raises:
        BadInput: with every problem of the file.
    """
    return _levels(game, registry.info(game).folder / LEVELS)


@cache
def _levels(game: str, path: Path) -> Mapping[str, Level]:
    return read_levels(game, path) if path.is_file() else {"random": _ANY}


def read_levels(game: str, path: Path) -> dict[str, Level]:
    """Read a file of levels for a game.

    Raises:
        BadInput: with every problem of the file.
    """
    own = registry.parts(game).minds
    minds: Mapping[str, Mind] = own() if own else {}
    document = load(path)
    models: dict[str, LevelModel] = check_model(document, dict[str, LevelModel])
    found: dict[str, Level] = {}
    problems: list[Problem] = []
    for key, model in models.items():
        mind = minds.get(model.mind)
        if mind is None and model.mind != CHANCE:
            what = f"there is no mind {model.mind}; there is {', '.join([CHANCE, *minds])}"
            problems.append(Problem(str(path), document.line_of((key, "mind")), what))
            continue
        form = mind.settings if mind else NoSettings
        given = (
            document.part(key, SETTINGS) if SETTINGS in document.data[key] else _bare(document, key)
        )
        try:
            settings = check_model(given, form)
        except BadInput as bad:
            problems += bad.problems
            continue
        found[key] = Level(model.name, model.character, model.says, mind, settings)
    if problems:
        raise BadInput(problems)
    return found


def _bare(document: Document, key: str) -> Document:
    """No settings at all, at the line of their level."""
    return Document({}, document.name, {(): document.line_of((key,))})


def names(game: str) -> tuple[str, ...]:
    """Return the names of a game's levels, weakest first."""
    return tuple(levels(game))


def level_of(game: str, level: str) -> Level:
    """Return a level of a game.

    Raises:
        BadInput: if there is no such level.
    """
    known = levels(game)
    if level not in known:
        what = f"there is no level {level}; there is {', '.join(known)}"
        raise BadInput([Problem(f"ai:{level}", 0, what)])
    return known[level]


def agent(game: str, level: str, seed: int, seconds: float | None = None) -> Agent:
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
    found = level_of(game, level)
    if found.mind is None:
        return RandomAgent(seed)
    return found.mind.agent(found.settings, seed, seconds)
