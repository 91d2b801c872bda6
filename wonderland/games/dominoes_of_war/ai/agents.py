"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time
from random import Random

from wonderland.content.levels import FileAgents
from wonderland.core.agent import Agent, SeededAgent
from wonderland.core.game import Action
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.ai.agent import SearchAgent, SightAgent
from wonderland.games.dominoes_of_war.ai.levels import LEVELS, LevelModel
from wonderland.games.dominoes_of_war.view import View
from wonderland.search.deadline import Deadline


def _any(view: View, rng: Random) -> tuple[Action, str]:
    """Any legal action."""
    return view.legal().choose(rng), say("Any action will do.")


def _agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return SeededAgent(View, _any, seed)
    if level.kind == "sight":
        return SeededAgent(View, SightAgent(level.noise).choose, seed)
    assert level.search is not None
    deadline = Deadline(seconds, time.monotonic)
    return SeededAgent(View, SearchAgent(level.search, deadline).choose, seed)


AGENTS = FileAgents(LEVELS, _agent)
