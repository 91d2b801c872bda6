"""The part of the game that plays it (``core.agent.Agents``).

A menu names levels: what plays at them is loaded when an agent is made.
"""

from __future__ import annotations

from wonderland.content.levels import FileAgents
from wonderland.core.agent import Agent
from wonderland.games.dungeon_dice.ai.levels import LEVELS, LevelModel


def _agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    from wonderland.games.dungeon_dice.ai.agents import agent  # noqa: PLC0415

    return agent(level, seed, seconds)


AGENTS = FileAgents(LEVELS, _agent)
