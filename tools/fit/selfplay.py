"""Matches of agents and sparring partners, as rows of features with what came of them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from operator import sub
from pathlib import Path
from random import Random
from typing import NamedTuple

import wonderland
from tools.partners.registry import PARTNERS, brought
from wonderland.core.agent import Agent, SeededAgent
from wonderland.core.game import CHANCE
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.ai.agents import search_agent
from wonderland.games.wonderland.ai.evaluator import read_evaluator
from wonderland.games.wonderland.ai.features import features
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import ACTION, CHOOSE
from wonderland.games.wonderland.view import View

PATHS = 20
"""The paths that an agent looks at which weighs each step by itself."""
DRAWN = 0.5
"""What a draw counts between a loss, 0, and a win, 1."""


class Row(NamedTuple):
    """A position at the start of a turn.

    Attributes:
        numbers: the features of the side to move less those of the other side.
        sides: the features of the side to move, then those of the other.
        won: 1 if the side to move won, 0 if it lost, ``DRAWN`` if nobody won.
        weight: what the position counts: long matches tell little more than short ones.
        turn: the number of the turn.
        quiet: how many quiet turns have gone before it (W-69).
        left: how many turns the match still took.
        players: who plays the side to move, and the other.
    """

    numbers: list[float]
    sides: list[float]
    won: float
    weight: float
    turn: int
    quiet: int
    left: int
    players: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Task:
    """A match to play.

    Attributes:
        seed: what its pools, its dice and its agents draw from.
        searches: how West and East search; ``noise`` makes them try what they think is worse.
        players: who plays West and East: ``search``, ``careful``, ``heuristics`` or a sparring
            partner. Those who play otherwise than the search lead to positions that it would
            never see.
        preset: the options that it is played with.
        weights: the file of weights that both evaluate by.
    """

    seed: int
    searches: tuple[SearchSettings, SearchSettings]
    players: tuple[str, str]
    preset: str
    weights: Path


def rows(tasks: list[Task], jobs: int) -> Iterator[list[Row]]:
    """Play matches and yield the rows of each, in the order of the tasks whatever ``jobs`` is."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def play(task: Task) -> list[Row]:
    """Play a match and return a row for each of its turns."""
    game = wonderland.game("wonderland")
    options = {"preset": task.preset}
    size = int(str(game.options.values(options)["pool"]))
    pools = brought(dict(zip("we", task.players, strict=True)), size)
    match = game.new(options=options, pools=pools, seed=task.seed)
    agents = {
        side: _agent(player, search, task.weights, f"{task.seed}:{side}")
        for side, player, search in zip("we", task.players, task.searches, strict=True)
    }
    found: dict[int, tuple[int, int, list[float], list[float]]] = {}
    while (side := match.to_act) is not None:
        if side == CHANCE:
            match.draw()
            continue
        position = match.position
        assert isinstance(position, Position)
        state = position.value
        if state.phase in (CHOOSE, ACTION) and state.turn not in found:
            mine, theirs = features(state)
            numbers = list(map(sub, mine, theirs))
            found[state.turn] = state.active, state.quiet, numbers, mine + theirs
        action = agents[side].choose(match.view(side)).action
        assert action is not None
        match.play(action)
    winner = (match.result or {})["winner"]
    last = max(found)
    return [
        Row(
            numbers,
            sides,
            DRAWN if winner is None else float("we"[mover] == winner),
            len(found) ** -0.5,
            turn,
            quiet,
            last - turn,
            (task.players[mover], task.players[1 - mover]),
        )
        for turn, (mover, quiet, numbers, sides) in found.items()
    ]


def _agent(player: str, search: SearchSettings, weights: Path, seed: str) -> Agent:
    """Who plays a side; the seed tells the two sides of a match apart."""
    if player in PARTNERS:
        return PARTNERS[player](Random(seed).getrandbits(32))
    if player == "heuristics":
        return SeededAgent(View, partial(heuristics.choose, paths=PATHS), seed)
    evaluator = read_evaluator(weights)
    return SeededAgent(View, search_agent(search, None, evaluator).choose, seed)
