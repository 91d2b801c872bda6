"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time
from random import Random

from wonderland.content.levels import FileAgents
from wonderland.core.agent import Agent, SeededAgent
from wonderland.core.game import Action
from wonderland.core.message import say
from wonderland.games.painting_the_roses import legal
from wonderland.games.painting_the_roses.ai.evaluator import Evaluator, shipped_evaluator
from wonderland.games.painting_the_roses.ai.levels import LEVELS, LevelModel, SearchSettings
from wonderland.games.painting_the_roses.ai.search_agent import SearchAgent
from wonderland.games.painting_the_roses.ai.sight_agent import SightAgent
from wonderland.games.painting_the_roses.notation import Action as OwnAction
from wonderland.games.painting_the_roses.view import View as Own
from wonderland.search.deadline import Deadline


def _any(view: Own, rng: Random) -> tuple[Action, str]:
    """Any legal action."""
    state = view.known
    assert state.to_act is not None
    code = legal.choices(state).draw(rng)
    return OwnAction(state.config, state.to_act, code), say("Any action will do.")


def search_agent(
    settings: SearchSettings, seed: int, seconds: float | None, evaluator: Evaluator
) -> Agent:
    """An agent that searches as far as its settings say, and is content after so many seconds a turn."""
    deadline = Deadline(seconds, time.monotonic)
    return SeededAgent(Own, SearchAgent(evaluator, settings, deadline).choose, seed)


def _agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return SeededAgent(Own, _any, seed)
    if level.kind == "sight":
        return SeededAgent(Own, SightAgent(shipped_evaluator(), level.noise).choose, seed)
    assert level.search is not None
    return search_agent(level.search, seed, seconds, shipped_evaluator())


AGENTS = FileAgents(LEVELS, _agent)
