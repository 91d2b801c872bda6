"""What ``bench`` measures of this game alone."""

from __future__ import annotations

from random import Random

from wonderland.core.game import CHANCE
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.games.painting_the_roses.position import Position
from wonderland.kit.measuring import Clock

MOST = 2000
"""Lines after which a random match is broken off."""
COPIES = 2000


def measure(scale: int, clock: Clock, rng: Random) -> dict[str, float]:
    """Measure random play, listing and copying.

    Args:
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    rules = PaintingTheRoses()
    found: dict[str, float] = {}
    for players in (2, 6):
        begun, decisions = clock(), 0
        for _ in range(2 * scale):
            decisions += _play(rules.open(Record(NAME, options={"players": players})), rng, MOST)
        rate = decisions / (clock() - begun)
        found[f"decisions a second in random play, {players} players"] = rate
    position = rules.open(Record(NAME, options={"players": 6, "dealer": "a"}))
    _play(position, rng, 120)
    begun = clock()
    for _ in range(COPIES * scale):
        position.copy()
    found["copying a position, microseconds"] = (clock() - begun) / COPIES / scale * 1e6
    return found


def _play(position: Position, rng: Random, most: int) -> int:
    """Play on at random; return how many actions were played."""
    for played in range(most):
        to_act = position.to_act
        if to_act is None:
            return played
        if to_act == CHANCE:
            position.perform(position.drawn(rng.getrandbits(64)), None)
            continue
        position.perform(position.legal().choose(rng), None)
    return most
