"""What ``bench`` measures of the flagship alone."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai.rollout import roll_out
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.paths import Random
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.kit.measuring import Clock, microseconds, played_on

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
    state = state_of(played_on(Match(Wonderland(), Record("wonderland", seed=SEED)), rng, LINES))
    return {
        "decisions a second in rollouts": rate,
        "all legal paths, microseconds": microseconds(lambda: paths.placements(state, 0), 400 * scale, clock),
        "copy of a state, microseconds": microseconds(state.copy, 4000 * scale, clock),
    }
