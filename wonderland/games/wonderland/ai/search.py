"""The flagship's search, as the levels of agents know it (``parts``)."""

from __future__ import annotations

import time
from dataclasses import replace

from wonderland.content.places import config_folder
from wonderland.games.wonderland.ai.evaluator import Evaluator, read_judge
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.search_settings import Search

CONTEMPT = 5.0
"""How little players think of a draw by stalling (W-69), in log-odds."""


def judge() -> Evaluator:
    """The weights that ship with the game.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return read_judge(config_folder() / "games" / "wonderland" / "judgement.yaml")


def mind(search: Search, seconds: float | None, weights: Evaluator | None = None) -> SearchAgent:
    """Make a player who thinks as hard as told, for so many seconds a turn at most.

    Args:
        search: how hard it thinks.
        seconds: None for no limit, so that what it does depends on the view and the seed alone.
        weights: what it judges by, if not by those that ship with the game.
    """
    opinion = replace(weights or judge(), contempt=CONTEMPT)
    return SearchAgent(opinion, search, seconds, time.monotonic)


def onlooker(search: Search) -> SearchAgent:
    """Make one who thinks for both sides alike, without a limit.

    He leaves out what being to move is worth, so that his opinion does not swing with every turn.
    """
    return SearchAgent(replace(judge(), bias=0.0, sober=True), search, None, time.monotonic)
