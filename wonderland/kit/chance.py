"""A chance point whose outcomes are weighed by whole numbers: cards of a pile, faces of dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

C = TypeVar("C")

RANDOM_BITS = 64
"""The bits of the number by which chance is drawn (``core.game.Position.drawn``)."""


def probabilities(weights: Sequence[tuple[C, int]]) -> list[tuple[C, float]]:
    """Each outcome with its probability; they sum to 1."""
    total = sum(weight for _, weight in weights)
    return [(code, weight / total) for code, weight in weights]


def drawn(weights: Sequence[tuple[C, int]], number: int) -> C:
    """The outcome that a uniform 64-bit number draws.

    Raises:
        ValueError: if there is none.
    """
    at = number * sum(weight for _, weight in weights) >> RANDOM_BITS
    for code, weight in weights:
        at -= weight
        if at < 0:
            return code
    raise ValueError("there is nothing to draw now")
