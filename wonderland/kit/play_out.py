"""A position played on at random, without a match."""

from __future__ import annotations

from random import Random

from wonderland.core.game import CHANCE, Position


def play_out(position: Position, rng: Random, most: int) -> int:
    """Play a position on, each legal action as likely as the others and chance by its odds.

    Args:
        position: is changed.
        rng: chooses.
        most: actions after which to stop.

    Returns:
        How many actions were played.
    """
    for played in range(most):
        to_act = position.to_act
        if to_act is None:
            return played
        if to_act == CHANCE:
            position.perform(position.drawn(rng.getrandbits(64)), None)
        else:
            position.perform(position.legal().choose(rng), None)
    return most
