"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from wonderland.core.agent import Agent, Choice, Level
from wonderland.core.game import Action, View
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses import legal
from wonderland.games.painting_the_roses.ai.evaluator import Evaluator, shipped_evaluator
from wonderland.games.painting_the_roses.ai.levels import (
    LevelModel,
    SearchSettings,
    read_levels,
    shipped_levels,
)
from wonderland.games.painting_the_roses.ai.search_agent import SearchAgent
from wonderland.games.painting_the_roses.ai.sight_agent import SightAgent
from wonderland.games.painting_the_roses.position import Action as OwnAction
from wonderland.games.painting_the_roses.view import View as Own

HINT_LEVEL = "master"


class RosesAgents:
    """The levels of the game and what plays at each."""

    hint_level = HINT_LEVEL

    def levels(self) -> dict[str, Level]:
        """The levels by their short names, weakest first.

        Raises:
            BadInput: with every problem of their file.
        """
        return _described(shipped_levels())

    def read_levels(self, path: Path) -> dict[str, Level]:
        """Read another file of levels.

        Raises:
            BadInput: with every problem of the file.
        """
        return _described(read_levels(path))

    def agent(self, level: str, seed: int, seconds: float | None = None) -> Agent:
        """Make an agent of one of the levels (``core.agent.Agents.agent``)."""
        model = shipped_levels()[level]
        if model.kind == "random":
            return SeededAgent(_any, seed)
        if model.kind == "sight":
            return SeededAgent(SightAgent(shipped_evaluator(), model.noise).choose, seed)
        assert model.search is not None
        return search_agent(model.search, seed, seconds)


class SeededAgent:
    """Plays by a way to choose that is handed its chance.

    Args:
        decide: chooses an action for a view, and says why.
        seed: what its chance is drawn from.
    """

    def __init__(self, decide: Callable[[Any, Random], tuple[Action, str]], seed: int) -> None:
        self._decide = decide
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        if not view.legal():
            raise ValueError("the seat is not to act")
        return Choice(*self._decide(view, self._rng))


AGENTS = RosesAgents()


def _any(view: View, rng: Random) -> tuple[Action, str]:
    """Any legal action, but nobody gives up by chance."""
    assert isinstance(view, Own) and view.known.to_act is not None
    state = view.known
    found = [code for code in legal.choices(state) if not isinstance(code, act.Resign)]
    return OwnAction(state.config, state.to_act or 0, rng.choice(found)), "Any action will do."


def search_agent(
    settings: SearchSettings,
    seed: int,
    seconds: float | None,
    evaluator: Evaluator | None = None,
) -> Agent:
    """Make an agent that searches.

    Args:
        settings: how far it looks.
        seed: what its chance is drawn from.
        seconds: the most time for a turn; None for no limit.
        evaluator: says what positions are worth, if not the one that ships with the game.
    """
    chosen = evaluator or shipped_evaluator()
    return SeededAgent(SearchAgent(chosen, settings, seconds, time.monotonic).choose, seed)


def _described(models: dict[str, LevelModel]) -> dict[str, Level]:
    return {
        short: Level(
            model.name, model.character, model.says, model.search.seconds if model.search else None
        )
        for short, model in models.items()
    }
