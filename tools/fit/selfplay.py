"""Matches of agents against themselves, as rows of features with what came of them."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import wonderland
from wonderland.core.game import CHANCE, View
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import CHOOSE
from wonderland.games.wonderland.thought.features import features
from wonderland.games.wonderland.thought.judge import read_judge
from wonderland.games.wonderland.thought.mind import Mind
from wonderland.games.wonderland.thought.settings import Search

DRAWN = 0.5

Row = tuple[list[float], float]
"""The features of the side to move, those of the other side, and the share it won: 1, 0 or a half."""


@dataclass(frozen=True, slots=True)
class Task:
    """A match to play.

    Attributes:
        seed: what its pools, its dice and its agents draw from.
        search: how both sides think; ``blur`` makes them try what they think is worse.
        tactics: whether one side plays as the easy agent does, so that poor play is known too.
        preset: the options that it is played with.
        weights: the file of weights that both judge by.
    """

    seed: int
    search: Search
    tactics: bool
    preset: str
    weights: Path


def rows(tasks: list[Task], jobs: int) -> Iterator[list[Row]]:
    """Play matches and yield the rows of each, in the order of the tasks whatever ``jobs`` is."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def play(task: Task) -> list[Row]:
    """Play a match and return a row for the start of every turn."""
    game = wonderland.game("wonderland")
    match = game.new(options={"preset": task.preset}, seed=task.seed)
    rngs = {side: Random(f"{task.seed}:{side}") for side in "we"}
    minds: dict[str, Any] = {
        side: Mind(read_judge(task.weights), task.search, None, time.monotonic).choose
        for side in "we"
    }
    if task.tactics:
        easy = game.agent("easy", task.seed)
        minds["we"[task.seed % 2]] = lambda view, _: easy.choose(view)
    found: list[tuple[int, list[float]]] = []
    turn = 0
    while (side := match.to_act) is not None:
        if side == CHANCE:
            match.draw()
            continue
        position = match.position
        assert isinstance(position, Position)
        state = position.value
        if state.phase == CHOOSE and state.turn != turn:
            turn = state.turn
            mover, other = features(state)
            found.append((state.active, [*mover, *other]))
        view: View = match.view(side)
        match.play(minds[side](view, rngs[side])[0])
    winner = (match.result or {})["winner"]
    return [
        (numbers, DRAWN if winner is None else float("we"[mover] == winner))
        for mover, numbers in found
    ]
