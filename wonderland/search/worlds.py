"""What is hidden, drawn: positions that could be the true one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wonderland.core.game import Position, View


def determinizations(view: View, rng: Random, count: int) -> Iterator[Position]:
    """Draw positions that a seat can't tell from the true one, each as likely as it may be.

    Args:
        view: what the seat knows.
        rng: draws what it does not know.
        count: how many positions.
    """
    for _ in range(count):
        yield view.sample(rng)
