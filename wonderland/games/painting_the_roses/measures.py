"""What ``bench`` measures of this game alone."""

from __future__ import annotations

from random import Random

from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.game import PaintingTheRoses
from wonderland.kit.measuring import Clock, by_players


def measure(scale: int, clock: Clock, rng: Random) -> dict[str, float]:
    """Measure random play and copying.

    Args:
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    return by_players(PaintingTheRoses(), NAME, (2, 6), "dealer", scale, clock, rng)
