"""A chance point whose outcomes are weighed by whole numbers: cards of a pile, faces of dice."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from itertools import accumulate
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
    return weights[index_drawn([weight for _, weight in weights], number)][0]


def index_drawn(weights: Iterable[int], number: int) -> int:
    """The index of the weight that a uniform 64-bit number draws.

    Raises:
        ValueError: if there is none above 0.
    """
    ends = [*accumulate(weights)]
    if not ends or not ends[-1]:
        raise ValueError("there is nothing to draw now")
    return bisect(ends, number * ends[-1] >> RANDOM_BITS)
