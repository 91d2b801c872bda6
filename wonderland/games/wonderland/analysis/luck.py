"""The luck of the dice by itself: what was rolled, what was to be expected, how rare that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wonderland.games.wonderland.ai.roll_odds import rolls, shown
from wonderland.games.wonderland.definitions import Definitions


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that were rolled: for each its level, and the face it showed."""

    levels: tuple[int, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """Something counted over a match's rolls.

    Attributes:
        rolled: how many there were.
        expected: how many were to be expected.
        at_least: whether ``chance`` is that of at least so many, or of at most so many.
        chance: the exact probability of that.
    """

    rolled: int
    expected: float
    at_least: bool
    chance: float


def summons_rolled(definitions: Definitions, rolled: Iterable[Roll]) -> Count:
    """Count the rolls that showed two S of a level (W-19)."""
    chances: list[float] = []
    hits = 0
    for roll in rolled:
        dice = tuple((level, tuple(definitions.faces[level])) for level in roll.levels)
        chances.append(sum(p for _, pairs, p in rolls(dice, len(definitions.factors)) if pairs))
        hits += bool(shown(roll.levels, roll.faces, len(definitions.factors))[1])
    return counted(hits, chances)


def factors_rolled(definitions: Definitions, rolled: Iterable[Roll]) -> Count:
    """Count the dice that gave a factor (W-18)."""
    chances: list[float] = []
    hits = 0
    for roll in rolled:
        for level in roll.levels:
            faces = definitions.faces[level]
            chances.append(sum(face != 0 for face in faces) / len(faces))
        hits += sum(face != 0 for face in roll.faces)
    return counted(hits, chances)


def counted(hits: int, chances: Sequence[float]) -> Count:
    """Hold so many successes against the chances of the single trials."""
    spread = distribution(chances)
    expected = sum(chances)
    at_least = hits >= expected
    tail = spread[hits:] if at_least else spread[: hits + 1]
    return Count(hits, expected, at_least, min(1.0, sum(tail)))


def distribution(chances: Sequence[float]) -> list[float]:
    """The probability of 0, 1, 2 ... successes in trials that have each its own chance."""
    spread = [1.0]
    for p in chances:
        fails = [q * (1 - p) for q in spread]
        wins = [q * p for q in spread]
        spread = [a + b for a, b in zip([*fails, 0.0], [0.0, *wins], strict=True)]
    return spread
