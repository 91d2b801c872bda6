"""What the measurements of ``bench`` share: a match to measure in, and the time that a call takes."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from wonderland.core.game import CHANCE, Random
from wonderland.core.match import Match

Clock = Callable[[], float]
"""Says the time in seconds."""
RUNS = 5


def played_on(match: Match, rng: Random, lines: int) -> Match:
    """A match, played on at random until it has so many lines, or is over."""
    while (seat := match.to_act) is not None and len(match.lines) < lines:
        if seat == CHANCE:
            match.draw()
        else:
            match.play(match.legal().choose(rng))
    return match


def microseconds(call: Callable[[], object], times: int, clock: Clock) -> float:
    """How long a call takes: the median of some runs."""
    runs = []
    for _ in range(RUNS):
        begun = clock()
        for _ in range(times):
            call()
        runs.append((clock() - begun) / times * 1e6)
    return statistics.median(runs)
