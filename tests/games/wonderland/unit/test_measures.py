"""The figures that ``bench`` takes from the flagship, with a clock that ticks evenly."""

import itertools
import random

from wonderland import api
from wonderland.games.wonderland.ai.rollout import roll_out
from wonderland.games.wonderland.measures import measure


def test_a_rollout_plays_so_many_decisions_or_to_the_end():
    match = api.game("wonderland").new(options={"preset": "quick"}, seed=1)
    state = match.position.value
    rng = random.Random(1)
    begun = state.copy()
    assert roll_out(begun, rng, 50) == 50
    assert begun.result is None
    whole = state.copy()
    played = roll_out(whole, rng, 100_000)
    assert whole.result is not None
    assert 50 < played < 100_000
    assert roll_out(whole, rng, 10) == 0
    assert state.result is None


def test_the_flagships_figures_are_counts_by_the_clock():
    ticks = itertools.count()
    figures = measure(1, lambda: float(next(ticks)), random.Random(1))
    assert 0 < figures["decisions a second in rollouts"] <= 4000
    assert figures["all legal paths, microseconds"] == 1e6 / 400
    assert figures["copy of a state, microseconds"] == 1e6 / 4000
