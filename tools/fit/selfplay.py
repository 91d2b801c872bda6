"""Matches of agents against themselves, as rows of features with what came of them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from operator import sub
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import wonderland
from wonderland.core.game import CHANCE, View
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.ai.agents import SeededAgent, search_agent
from wonderland.games.wonderland.ai.evaluator import read_evaluator
from wonderland.games.wonderland.ai.features import features
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import CHOOSE

PATHS = 20
"""The paths that an agent looks at which weighs each step by itself."""
DRAWN = 0.5
"""What a draw counts between a loss, 0, and a win, 1."""


class Row(NamedTuple):
    """A position at the start of a turn.

    Attributes:
        numbers: the features of the side to move less those of the other side.
        won: 1 if the side to move won, 0 if it lost, ``DRAWN`` if nobody won.
        weight: what the position counts: long matches tell little more than short ones.
        turn: the number of the turn.
        quiet: how many quiet turns have gone before it (W-69).
        left: how many turns the match still took.
    """

    numbers: list[float]
    won: float
    weight: float
    turn: int
    quiet: int
    left: int


@dataclass(frozen=True, slots=True)
class Task:
    """A match to play.

    Attributes:
        seed: what its pools, its dice and its agents draw from.
        search: how both sides search; ``noise`` makes them try what they think is worse.
        heuristics: whether one side weighs each step by itself, so that poor play is known too.
        preset: the options that it is played with.
        weights: the file of weights that both evaluate by.
    """

    seed: int
    search: SearchSettings
    heuristics: bool
    preset: str
    weights: Path


def rows(tasks: list[Task], jobs: int) -> Iterator[list[Row]]:
    """Play matches and yield the rows of each, in the order of the tasks whatever ``jobs`` is."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def play(task: Task) -> list[Row]:
    """Play a match and return a row for each of its turns."""
    game = wonderland.game("wonderland")
    match = game.new(options={"preset": task.preset}, seed=task.seed)
    rngs = {side: Random(f"{task.seed}:{side}") for side in "we"}
    choose: dict[str, Any] = {
        side: search_agent(task.search, None, read_evaluator(task.weights)).choose for side in "we"
    }
    if task.heuristics:
        easy = SeededAgent(partial(heuristics.choose, paths=PATHS), task.seed)
        choose["we"[task.seed % 2]] = lambda view, _: easy.choose(view)
    found: dict[int, tuple[int, int, list[float]]] = {}
    while (side := match.to_act) is not None:
        if side == CHANCE:
            match.draw()
            continue
        position = match.position
        assert isinstance(position, Position)
        state = position.value
        if state.phase == CHOOSE and state.turn not in found:
            numbers = list(map(sub, *features(state)))
            found[state.turn] = state.active, state.quiet, numbers
        view: View = match.view(side)
        match.play(choose[side](view, rngs[side])[0])
    winner = (match.result or {})["winner"]
    last = max(found)
    return [
        Row(
            numbers,
            DRAWN if winner is None else float("we"[mover] == winner),
            len(found) ** -0.5,
            turn,
            quiet,
            last - turn,
        )
        for turn, (mover, quiet, numbers) in found.items()
    ]
