"""What is hidden, drawn: positions that could be the true one, and play on from them at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wonderland.core.game import CHANCE, Position, View


def determinizations(view: View, rng: Random, count: int) -> Iterator[Position]:
    """Draw positions that a seat can't tell from the true one, each as likely as it may be.

    Args:
        view: what the seat knows.
        rng: draws what it does not know.
        count: how many positions.
    """
    for _ in range(count):
        yield view.sample(rng)


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
