"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time

from wonderland.core.agent import Agent, RandomAgent, SeededAgent
from wonderland.games.painting_the_roses.ai.evaluator import Evaluator, shipped_evaluator
from wonderland.games.painting_the_roses.ai.levels import LevelModel, SearchSettings
from wonderland.games.painting_the_roses.ai.search_agent import SearchAgent
from wonderland.games.painting_the_roses.ai.sight_agent import SightAgent
from wonderland.games.painting_the_roses.view import View as Own
from wonderland.search.deadline import Deadline


def search_agent(settings: SearchSettings, seed: int, seconds: float | None, evaluator: Evaluator) -> Agent:
    """An agent that searches as far as its settings say, and is content after so many seconds a turn."""
    deadline = Deadline(seconds, time.monotonic)
    return SeededAgent(Own, SearchAgent(evaluator, settings, deadline).choose, seed)


def agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return RandomAgent(seed)
    if level.kind == "sight":
        return SeededAgent(Own, SightAgent(shipped_evaluator(), level.noise).choose, seed)
    assert level.search is not None
    return search_agent(level.search, seed, seconds, shipped_evaluator())
