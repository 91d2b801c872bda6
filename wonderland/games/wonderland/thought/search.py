"""The flagship's search, as the levels of agents know it (``games.registry.search``)."""

from __future__ import annotations

import time

from wonderland.content.places import config_folder
from wonderland.games.wonderland.thought.judge import Judge, read_judge
from wonderland.games.wonderland.thought.mind import Mind
from wonderland.games.wonderland.thought.settings import Search

settings = Search


def judge() -> Judge:
    """The weights that ship with the game.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return read_judge(config_folder() / "games" / "wonderland" / "judgement.yaml")


def mind(search: Search, seconds: float | None) -> Mind:
    """Make a player who thinks as hard as told, for so many seconds a turn at most."""
    return Mind(judge(), search, seconds, time.monotonic)
