"""``python -m tools.speed``: how quick the flagship's engine is, held against python-chess.

Both are measured in turns within one run, a moment each, so that a machine that is busy for a
while slows both; what is told is the median of the quotients. The unit is one decision of random
play by python-chess, the same on any machine: list the legal moves, choose one, push it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

import chess

from tools.speed.searching import Positions
from wonderland import api
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.games.wonderland.ai.rollout import roll_out
from wonderland.games.wonderland.queries.asking import state_of

GAME = "wonderland"
MOST = 400
"""Decisions, rolls of dice among them, after which a random match is broken off."""
COPIES = 2000
ASKED = {
    "legal().choose": 2.5,
    "rng.choice(legal())": 1.0,
    "rollouts": 6.0,
    "copies of a state": 100.0,
}

Work = Callable[[int], int]
"""Does something, drawn by a seed, and returns how often."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each measurement")
    chosen = parser.parse_args()
    works: dict[str, Work] = {
        "legal().choose": lambda seed: random_match(seed, chosen_by_legal),
        "rng.choice(legal())": lambda seed: random_match(seed, chosen_by_rng),
        "rollouts": rollout,
        "copies of a state": Copies().work,
        "positions of master's search": Positions().work,
    }
    quotients: dict[str, list[float]] = {name: [] for name in works}
    units: list[float] = []
    for number in range(chosen.rounds):
        for name, work in works.items():
            before = rate(chess_match, number, chosen.seconds / 2)
            found = rate(work, number, chosen.seconds)
            unit = statistics.mean((before, rate(chess_match, number, chosen.seconds / 2)))
            quotients[name].append(found / unit)
            units.append(unit)
    print(f"python-chess {chess.__version__}: {statistics.median(units):,.0f} decisions a second")
    for name, found_quotients in quotients.items():
        asked = f"   (asked: {ASKED[name]:g})" if name in ASKED else ""
        low, middle, high = statistics.quantiles(found_quotients, n=4)
        print(f"{name:30} {middle:8.2f} times that, {low:.2f} to {high:.2f}{asked}")
    return 0


def rate(work: Work, seed: int, seconds: float) -> float:
    """How often a second something is done, in processor time."""
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        done += work(seed)
        seed += 1000
    return done / spent


def chess_match(seed: int) -> int:
    """A random match of chess; returns its decisions."""
    board, rng = chess.Board(), Random(seed)
    decisions = 0
    while decisions < MOST and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        decisions += 1
    return decisions


def chosen_by_legal(match: Match, rng: Random) -> None:
    """Play a legal action that is drawn without listing all."""
    match.play(match.legal().choose(rng))


def chosen_by_rng(match: Match, rng: Random) -> None:
    """Play one of the legal actions, listed as far as ``choice`` asks."""
    match.play(rng.choice(match.legal()))


def random_match(seed: int, decide: Callable[[Match, Random], None]) -> int:
    """A random match of ours with its log and events; returns its lines, rolls among them."""
    match, rng = api.game(GAME).new(seed=seed), Random(seed)
    while (side := match.to_act) is not None and len(match.lines) < MOST:
        if side == CHANCE:
            match.draw()
        else:
            decide(match, rng)
    return len(match.lines)


def rollout(seed: int) -> int:
    """A random match in numbers only, as a search plays one out."""
    start = state_of(api.game(GAME).new(seed=seed)).copy()
    return roll_out(start, Random(seed), MOST)


class Copies:
    """Copies of a state in the middle of a match."""

    def __init__(self) -> None:
        match, rng = api.game(GAME).new(seed=3), Random(3)
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


if __name__ == "__main__":
    sys.exit(main())
