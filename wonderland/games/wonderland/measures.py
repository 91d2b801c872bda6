"""What ``bench`` measures of the flagship alone."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai.rollout import roll_out
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.paths import Random
from wonderland.games.wonderland.queries.asking import state_of

Clock = Callable[[], float]
RUNS = 5
SEED, LINES = 3, 120
"""The match whose position is measured."""


def measure(scale: int, clock: Clock, rng: Random) -> dict[str, float]:
    """Measure decisions of rollouts, the listing of paths and the copying of states.

    Args:
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    begun, decisions = clock(), 0
    start = state_of(Match(Wonderland(), Record("wonderland", seed=1)))
    for _ in range(10 * scale):
        decisions += roll_out(start.copy(), rng, 400)
    rate = decisions / (clock() - begun)
    state = state_of(_played(rng))
    return {
        "decisions a second in rollouts": rate,
        "all legal paths, microseconds": _each(
            lambda: paths.placements(state, 0), 400 * scale, clock
        ),
        "copy of a state, microseconds": _each(state.copy, 4000 * scale, clock),
    }


def _played(rng: Random) -> Match:
    match = Match(Wonderland(), Record("wonderland", seed=SEED))
    while (side := match.to_act) is not None and len(match.lines) < LINES:
        if side == CHANCE:
            match.draw()
        else:
            match.play(match.legal().choose(rng))
    return match


def _each(call: Callable[[], object], times: int, clock: Clock) -> float:
    """Microseconds a call, the median of some runs."""
    runs = []
    for _ in range(RUNS):
        begun = clock()
        for _ in range(times):
            call()
        runs.append((clock() - begun) / times * 1e6)
    return statistics.median(runs)
