"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time

from wonderland.core.agent import Agent, RandomAgent, SeededAgent
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator, shipped_evaluator
from wonderland.games.dungeon_dice.ai.levels import LevelModel, SearchSettings
from wonderland.games.dungeon_dice.ai.search_agent import SearchAgent
from wonderland.games.dungeon_dice.view import View as Own
from wonderland.search.deadline import Deadline


def search_agent(settings: SearchSettings, seed: int, seconds: float | None, evaluator: Evaluator) -> Agent:
    """An agent that searches as far as its settings say, and is content after so many seconds a turn."""
    deadline = Deadline(seconds, time.monotonic)
    return SeededAgent(Own, SearchAgent(evaluator, settings, deadline).choose, seed)


def agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return RandomAgent(seed)
    assert level.search is not None
    return search_agent(level.search, seed, seconds, shipped_evaluator())
