"""The levels of a game's agents, from the part of the game that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wonderland.ai.monte_carlo import MonteCarloAgent
from wonderland.core.agent import Agent, Agents, Level, RandomAgent
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Game
from wonderland.core.message import say
from wonderland.games import registry

RANDOM, TRIALS = "random", "trials"
SECONDS = 2.0


class HouseAgents:
    """The agents of a game that brings none: they know any game by its protocols alone."""

    hint_level = TRIALS

    def levels(self) -> Mapping[str, Level]:
        """Whoever takes any legal action, and whoever tries some of them first."""
        says = say("Plays each action on at random, and takes the one that comes out best.")
        return {
            RANDOM: Level(say("Random"), say("Coin"), say("Takes any legal action.")),
            TRIALS: Level(say("Trials"), say("Abacus"), says, SECONDS),
        }

    def read_levels(self, path: Path) -> Mapping[str, Level]:
        """Refuse the file: there is nothing that its levels could play by.

        Raises:
            BadInput: in any case.
        """
        raise BadInput([Problem(str(path), 0, say("this game has no agents of its own"))])

    def agent(self, level: str, seed: int, seconds: float | None = None) -> Agent:
        """Make an agent."""
        return MonteCarloAgent(seed, seconds) if level == TRIALS else RandomAgent(seed)


def agents_of(game: str) -> Agents:
    """The part of a game that plays it; where it has none, the house's own."""
    return registry.parts(game).agents or HouseAgents()


def levels(game: str) -> Mapping[str, Level]:
    """Return the levels of a game by their short names, weakest first.

    Raises:
        BadInput: with every problem of their file.
    """
    return agents_of(game).levels()


def read_levels(game: str, path: Path) -> Mapping[str, Level]:
    """Read a file of levels for a game.

    Raises:
        BadInput: with every problem of the file.
    """
    return agents_of(game).read_levels(path)


def names(game: Game) -> tuple[str, ...]:
    """Return the names of a game's levels, weakest first."""
    return tuple(levels(game.name))


def level_of(game: Game, level: str) -> Level:
    """Return a level of a game.

    Raises:
        BadInput: if there is no such level.
    """
    known = levels(game.name)
    if level not in known:
        what = say("there is no level {level}; there is {known}", level=level, known=", ".join(known))
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
    level_of(game, level)
    return agents_of(game.name).agent(level, seed, seconds)
