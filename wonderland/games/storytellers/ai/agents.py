"""The game's agents: the part of the game that plays it (``core.agent.Agents``)."""

from __future__ import annotations

from wonderland.content.levels import FileAgents
from wonderland.games.storytellers.ai.agent import StoryAgent
from wonderland.games.storytellers.ai.levels import LEVELS, LevelModel


class StoryAgents(FileAgents[LevelModel]):
    """The levels of ``ai.yaml``; the strongest is asked for hints."""

    hint_level = "hard"


AGENTS = StoryAgents(LEVELS, StoryAgent)
