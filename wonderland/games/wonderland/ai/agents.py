"""The flagship's agents: the part of the game that plays it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from wonderland.content.levels import FileAgents
from wonderland.content.places import config_folder
from wonderland.core.agent import Agent, RandomAgent, SeededAgent
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.ai.evaluator import Evaluator, read_evaluator
from wonderland.games.wonderland.ai.levels import LEVELS, LevelModel
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.ai.weighing import Counted, Scales
from wonderland.games.wonderland.view import View as Own
from wonderland.search.deadline import Deadline

CONTEMPT = 5.0
"""How little players think of a draw by stalling (W-69), in log-odds."""


def shipped_evaluator(weights: str = "evaluation.yaml") -> Evaluator:
    """The evaluator whose weights ship with the game, or one by another of its files of weights.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return read_evaluator(config_folder() / "games" / "wonderland" / weights)


def search_agent(
    settings: SearchSettings,
    seconds: float | None,
    evaluator: Evaluator | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> SearchAgent:
    """Make an agent that searches.

    Args:
        settings: how far it looks.
        seconds: the most time for a turn; None for no limit, so that what it does depends on the
            view and the seed alone.
        evaluator: says what positions are worth, if not the one that the settings name.
        clock: seconds that only ever rise, by which the time is told.
    """
    judge = evaluator or shipped_evaluator(settings.weights)
    cautious = replace(judge, contempt=CONTEMPT)
    return SearchAgent(cautious, settings, Deadline(seconds, clock))


def counting_agent(
    settings: SearchSettings, positions: int
) -> tuple[SearchAgent, Callable[[], int]]:
    """Make an agent whose time is told by the positions that it weighs: the same on any machine.

    Args:
        settings: how far it looks.
        positions: how many stand for a turn's time.

    Returns:
        The agent, and what tells how many it has weighed.
    """
    evaluator = shipped_evaluator(settings.weights)
    counted = Counted(Scales(evaluator.mover, evaluator.other))
    cautious = replace(evaluator, contempt=CONTEMPT, weigher=counted)
    deadline = Deadline(float(positions), lambda: float(counted.seen))
    return SearchAgent(cautious, settings, deadline), lambda: counted.seen


def analyst(settings: SearchSettings) -> SearchAgent:
    """Make an agent that looks at both sides alike, without a limit of time.

    It leaves out what being to move is worth, so that its estimate does not swing with every turn.
    """
    evaluator = replace(shipped_evaluator(settings.weights), bias=0.0, sober=True)
    return SearchAgent(evaluator, settings, Deadline(None, time.monotonic))


def _agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return RandomAgent(seed)
    if level.kind == "heuristics":
        return SeededAgent(
            Own, partial(heuristics.choose, paths=level.paths, slips=level.slips), seed
        )
    assert level.search is not None
    return SeededAgent(Own, search_agent(level.search, seconds).choose, seed)


AGENTS = FileAgents(LEVELS, _agent)
