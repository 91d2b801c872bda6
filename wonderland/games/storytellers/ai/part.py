"""The part of the game that plays it (``core.agent.Agents``).

A menu names levels: what plays at them is loaded when an agent is made.
"""

from __future__ import annotations

from wonderland.content.levels import FileAgents
from wonderland.core.agent import Agent
from wonderland.games.storytellers.ai.levels import LEVELS, LevelModel


class StoryAgents(FileAgents[LevelModel]):
    """The levels of ``ai.yaml``; the strongest is asked for hints."""

    hint_level = "hard"


def _agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    from wonderland.games.storytellers.ai.agent import StoryAgent  # noqa: PLC0415

    return StoryAgent(level, seed, seconds)


AGENTS = StoryAgents(LEVELS, _agent)
