"""What the measurements of ``bench`` share: a match to measure in, and the time that a call takes."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence

from wonderland.core.game import CHANCE, Game, Random
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.kit.play_out import play_out

Clock = Callable[[], float]
"""Says the time in seconds."""
RUNS = 5
MOST, SOME = 2000, 120
"""Lines after which a random match is broken off, and those that lead to the position that is copied."""
COPIES = 2000


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


def by_players(
    rules: Game, name: str, players: Sequence[int], begun_by: str, scale: int, clock: Clock, rng: random.Random
) -> dict[str, float]:
    """Measure random play with so many players, and copying with the most of them.

    Args:
        rules: the game.
        name: what it is called in records.
        players: how many may play, the most last.
        begun_by: the option that says who begins.
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    found: dict[str, float] = {}
    for count in players:
        begun, decisions = clock(), 0
        for _ in range(2 * scale):
            position = rules.open(Record(name, options={"players": count}))
            decisions += play_out(position, rng, MOST)
        rate = decisions / (clock() - begun)
        found[f"decisions a second in random play, {count} players"] = rate
    position = rules.open(Record(name, options={"players": players[-1], begun_by: "a"}))
    play_out(position, rng, SOME)
    begun = clock()
    for _ in range(COPIES * scale):
        position.copy()
    found["copying a position, microseconds"] = (clock() - begun) / COPIES / scale * 1e6
    return found
