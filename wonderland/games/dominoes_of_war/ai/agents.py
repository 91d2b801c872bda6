"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time

from wonderland.core.agent import Agent, RandomAgent, SeededAgent
from wonderland.games.dominoes_of_war.ai.agent import SearchAgent, SightAgent
from wonderland.games.dominoes_of_war.ai.levels import LevelModel
from wonderland.games.dominoes_of_war.view import View
from wonderland.search.deadline import Deadline


def agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return RandomAgent(seed)
    if level.kind == "sight":
        return SeededAgent(View, SightAgent(level.noise).choose, seed)
    assert level.search is not None
    deadline = Deadline(seconds, time.monotonic)
    return SeededAgent(View, SearchAgent(level.search, deadline).choose, seed)
