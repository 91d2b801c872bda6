"""The flagship's agents: the part of the game that plays it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from wonderland.content.places import config_folder
from wonderland.core.agent import Agent, Choice, Level, RandomAgent
from wonderland.core.game import Action, View
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.ai.evaluator import Evaluator, read_evaluator
from wonderland.games.wonderland.ai.levels import LevelModel, read_levels, shipped_levels
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.search_settings import SearchSettings

HINT_LEVEL = "master"
CONTEMPT = 5.0
"""How little players think of a draw by stalling (W-69), in log-odds."""


class WonderlandAgents:
    """The levels of the flagship and what plays at each (``core.agent.Agents``)."""

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
            return RandomAgent(seed)
        if model.kind == "heuristics":
            return SeededAgent(
                partial(heuristics.choose, paths=model.paths, slips=model.slips), seed
            )
        assert model.search is not None
        return SeededAgent(search_agent(model.search, seconds).choose, seed)


class SeededAgent:
    """Plays by a way to choose that is handed its chance.

    Args:
        decide: chooses an action for a view, and says why.
        seed: what its chance is drawn from.
    """

    def __init__(
        self, decide: Callable[[Any, Random], tuple[Action, str]], seed: int | str
    ) -> None:
        self._decide = decide
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        if not view.legal():
            raise ValueError("the seat is not to act")
        return Choice(*self._decide(view, self._rng))


AGENTS = WonderlandAgents()


def _described(models: dict[str, LevelModel]) -> dict[str, Level]:
    return {
        short: Level(
            model.name, model.character, model.says, model.search.seconds if model.search else None
        )
        for short, model in models.items()
    }


def shipped_evaluator() -> Evaluator:
    """The evaluator whose weights ship with the game.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return read_evaluator(config_folder() / "games" / "wonderland" / "evaluation.yaml")


def search_agent(
    settings: SearchSettings, seconds: float | None, evaluator: Evaluator | None = None
) -> SearchAgent:
    """Make an agent that searches.

    Args:
        settings: how far it looks.
        seconds: the most time for a turn; None for no limit, so that what it does depends on the
            view and the seed alone.
        evaluator: says what positions are worth, if not the one that ships with the game.
    """
    cautious = replace(evaluator or shipped_evaluator(), contempt=CONTEMPT)
    return SearchAgent(cautious, settings, seconds, time.monotonic)


def analyst(settings: SearchSettings) -> SearchAgent:
    """Make an agent that looks at both sides alike, without a limit of time.

    It leaves out what being to move is worth, so that its estimate does not swing with every turn.
    """
    evaluator = replace(shipped_evaluator(), bias=0.0, sober=True)
    return SearchAgent(evaluator, settings, None, time.monotonic)
