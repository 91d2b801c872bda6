"""The flagship's agents: the part of the game that plays it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from wonderland.content.places import config_folder
from wonderland.core.agent import Agent, RandomAgent, SeededAgent
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.ai.evaluator import Evaluator, read_evaluator
from wonderland.games.wonderland.ai.levels import LevelModel
from wonderland.games.wonderland.ai.oversights import Oversight, drawn, without
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.search_settings import SHORT, SearchSettings
from wonderland.games.wonderland.ai.weighing import Counted, Scales
from wonderland.games.wonderland.legal import Action
from wonderland.games.wonderland.view import View as Own
from wonderland.search.deadline import Deadline

CONTEMPT = 5.0
"""How little players think of a draw by stalling (W-69), in log-odds."""
SHORT_LINE = 6
"""Up to so many dominoes between the Images a table is short (W-75). A newcomer is at the enemy's door
in two summons there, and few matches take thirty turns.
"""


def shipped_evaluator(weights: str = "evaluation.yaml") -> Evaluator:
    """The evaluator whose weights ship with the game, or one by another of its files of weights.

    Raises:
        BadInput: with all that is wrong in their file.
    """
    return read_evaluator(config_folder() / "games" / "wonderland" / weights)


def weights_for(line: int, weights: str) -> str:
    """The file of weights for a table.

    Args:
        line: how many dominoes lie between its Images.
        weights: the file for all tables but short ones.
    """
    return SHORT if line <= SHORT_LINE else weights


class Searcher:
    """Plays a level that searches.

    It weighs by the weights that the table wants, and overlooks something now and then: the same for
    as long as a turn lasts.

    Args:
        settings: how far it looks, and how it errs.
        seconds: see ``search_agent``.

    Raises:
        BadInput: with all that is wrong in a file of weights.

    Attributes:
        overlooked: what it overlooks in this turn; None for nothing.
    """

    def __init__(self, settings: SearchSettings, seconds: float | None) -> None:
        self._settings, self._seconds = settings, seconds
        self._judges = {file: shipped_evaluator(file) for file in (settings.weights, SHORT)}
        self._agents: dict[tuple[str, Oversight | None], SearchAgent] = {}
        self.overlooked: Oversight | None = None
        self._turn = 0

    def choose(self, view: Own, rng: Random) -> tuple[Action, str]:
        """Choose a legal action for the seat of a view and say why."""
        known, chance = view.known, self._settings.overlooks
        if chance and self._turn != known.turn:
            self._turn, self.overlooked = known.turn, drawn(chance, rng)
        weights = weights_for(known.config.options.line, self._settings.weights)
        return self._agent(weights, self.overlooked).choose(view, rng)

    def _agent(self, weights: str, overlooked: Oversight | None) -> SearchAgent:
        found = self._agents.get((weights, overlooked))
        if found is None:
            judge = self._judges[weights]
            found = search_agent(self._settings, self._seconds, judge, overlooked=overlooked)
            self._agents[weights, overlooked] = found
        return found


def search_agent(
    settings: SearchSettings,
    seconds: float | None,
    evaluator: Evaluator | None = None,
    clock: Callable[[], float] = time.monotonic,
    overlooked: Oversight | None = None,
) -> SearchAgent:
    """Make an agent that searches.

    Args:
        settings: how far it looks.
        seconds: the most time for a turn; None for no limit, so that what it does depends on the
            view and the seed alone.
        evaluator: says what positions are worth, if not the one that the settings name.
        clock: seconds that only ever rise, by which the time is told.
        overlooked: what counts for nothing.
    """
    judge = evaluator or shipped_evaluator(settings.weights)
    truth = replace(judge, contempt=CONTEMPT)
    believed = without(truth, overlooked) if overlooked else truth
    return SearchAgent(believed, settings, Deadline(seconds, clock), truth)


def counting_agent(settings: SearchSettings, positions: int) -> tuple[SearchAgent, Callable[[], int]]:
    """Make an agent whose time is told by the positions that it weighs: the same on any machine.

    Args:
        settings: how far it looks.
        positions: how many stand for a turn's time.

    Returns:
        The agent, and what tells how many it has weighed.
    """
    evaluator = shipped_evaluator(settings.weights)
    counted = Counted(Scales(evaluator.mover, evaluator.other))
    cautious = replace(evaluator, contempt=CONTEMPT, weigher=counted)
    deadline = Deadline(float(positions), lambda: float(counted.seen))
    return SearchAgent(cautious, settings, deadline), lambda: counted.seen


def analyst(settings: SearchSettings, line: int) -> SearchAgent:
    """Make an agent that looks at both sides alike, without a limit of time.

    It leaves out what being to move is worth, so that its estimate does not swing with every turn.

    Args:
        settings: how far it looks.
        line: how many dominoes lie between the Images.
    """
    weights = weights_for(line, settings.weights)
    evaluator = replace(shipped_evaluator(weights), bias=0.0, sober=True)
    return SearchAgent(evaluator, settings, Deadline(None, time.monotonic))


def agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    """Make an agent of a level."""
    if level.kind == "random":
        return RandomAgent(seed)
    if level.kind == "heuristics":
        return SeededAgent(Own, partial(heuristics.choose, paths=level.paths, slips=level.slips), seed)
    assert level.search is not None
    return SeededAgent(Own, Searcher(level.search, seconds).choose, seed)
