"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

import time
from random import Random

from wonderland.content.levels import FileAgents
from wonderland.core.agent import Agent, SeededAgent
from wonderland.core.game import Action
from wonderland.core.message import say
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Action as OwnAction
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator, shipped_evaluator
from wonderland.games.dungeon_dice.ai.levels import LEVELS, LevelModel, SearchSettings
from wonderland.games.dungeon_dice.ai.search_agent import SearchAgent
from wonderland.games.dungeon_dice.view import View as Own


def _any(view: Own, rng: Random) -> tuple[Action, str]:
    """Any legal action, each as likely as the others."""
    state, side = view.known, view.known.to_act
    assert side is not None
    return OwnAction(state, side, legal.choices(state).draw(rng)), say("Any action will do.")


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
    return SeededAgent(Own, SearchAgent(chosen, settings, seconds, time.monotonic).choose, seed)


def _agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return SeededAgent(Own, _any, seed)
    assert level.search is not None
    return search_agent(level.search, seed, seconds)


AGENTS = FileAgents(LEVELS, _agent)
"""The levels of the game's agents, as ``ai.yaml`` has them."""
