"""What ``bench`` measures of this game: with a clock that ticks evenly, the figures are known."""

from __future__ import annotations

from itertools import count
from random import Random

from wonderland.games.dominoes_of_war.measures import measure


def test_calls_are_counted_by_the_clock():
    ticks = count()
    found = measure(1, lambda: next(ticks), Random(1))
    assert found == {"all actions counted, microseconds": 1e6 / 400, "copy of a state, microseconds": 1e6 / 4000}
