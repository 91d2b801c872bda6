"""How quick the engines are, held against random play by python-chess.

The unit is one decision, the same on any machine: list the legal moves, choose one, push it; a
match is over where the list is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import chess

from tools.speed.rows import Row, quotient
from tools.speed.searching import Positions
from wonderland import api
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.games.wonderland.ai.rollout import roll_out
from wonderland.games.wonderland.queries.asking import state_of

FLAGSHIP = "wonderland"
OTHERS = ("dungeon-dice", "painting-the-roses")
MOST = 400
"""Decisions, rolls of dice among them, after which a random match is broken off."""
COPIES = 2000
TIMES = "times python-chess"


def rows(rounds: int, seconds: float) -> Iterator[Row]:
    """Measure the flagship in each way, and the others' usual one."""
    works = (
        ("legal().choose", partial(random_match, FLAGSHIP, chosen_by_legal), 2.5),
        ("rng.choice(legal())", partial(random_match, FLAGSHIP, chosen_by_rng), 2.0),
        ("rollouts", rollout, 6.0),
        ("copies of a state", Copies().work, None),
        ("positions of master's search", Positions().work, None),
    )
    for name, work, goal in works:
        found = quotient(work, chess_match, rounds, seconds)
        yield Row(f"{FLAGSHIP}: {name}", found, TIMES, goal, more=True)
    for game in OTHERS:
        work = partial(random_match, game, chosen_by_legal)
        found = quotient(work, chess_match, rounds, seconds)
        yield Row(f"{game}: legal().choose", found, TIMES, 1.5, more=True)


def chess_match(seed: int) -> int:
    """A random match of chess; returns its decisions."""
    board, rng = chess.Board(), Random(seed)
    decisions = 0
    while decisions < MOST and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
        decisions += 1
    return decisions


def chosen_by_legal(match: Match, rng: Random) -> None:
    """Play a legal action that is drawn without listing all."""
    match.play(match.legal().choose(rng))


def chosen_by_rng(match: Match, rng: Random) -> None:
    """Play one of the legal actions, listed as far as ``choice`` asks."""
    match.play(rng.choice(match.legal()))


def random_match(game: str, decide: Callable[[Match, Random], None], seed: int) -> int:
    """A random match of ours with its log and events; returns its lines, rolls among them."""
    match, rng = api.game(game).new(seed=seed), Random(seed)
    while (side := match.to_act) is not None and len(match.lines) < MOST:
        if side == CHANCE:
            match.draw()
        else:
            decide(match, rng)
    return len(match.lines)


def rollout(seed: int) -> int:
    """A random match in numbers only, as a search plays one out."""
    start = state_of(api.game(FLAGSHIP).new(seed=seed)).copy()
    return roll_out(start, Random(seed), MOST)


class Copies:
    """Copies of a state in the middle of a match."""

    def __init__(self) -> None:
        match, rng = api.game(FLAGSHIP).new(seed=3), Random(3)
        while (side := match.to_act) is not None and len(match.lines) < MOST // 3:
            if side == CHANCE:
                match.draw()
            else:
                chosen_by_legal(match, rng)
        self._state = state_of(match)

    def work(self, _: int) -> int:
        """Copy it some times."""
        copy = self._state.copy
        for _ in range(COPIES):
            copy()
        return COPIES
