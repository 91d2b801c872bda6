"""What a choice of dice promises: the chance of a summon and the crests to be expected (DD-5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from wonderland.games.dungeon_dice.figure import ITEM_COLOUR

Faces = Callable[[str], tuple[str, ...]]


class Odds(NamedTuple):
    """What a choice promises.

    Attributes:
        summon: the chance that a figure can be called.
        crests: how many of each crest are expected.
    """

    summon: float
    crests: tuple[tuple[str, float], ...]

    @property
    def total(self) -> float:
        """How many crests are expected in all."""
        return sum(share for _, share in self.crests)


@lru_cache(4000)
def odds_of(kinds: tuple[str, ...], faces: Faces, able: frozenset[str]) -> Odds:
    """What dice of some kinds promise.

    Args:
        kinds: of the dice.
        faces: says what a die of a kind may show.
        able: the kinds of which there is a figure to call.
    """
    sides = [faces(kind) for kind in kinds]
    hits = total = 0
    for thrown in product(*sides):
        total += 1
        hits += summons(kinds, thrown, able)
    expected: dict[str, float] = {}
    for side in sides:
        for face in side:
            if face[0] != "S":
                gives = int(face[1:] or 1) / len(side)
                expected[face[0]] = expected.get(face[0], 0.0) + gives
    return Odds(hits / max(1, total), tuple(sorted(expected.items())))


def summons(kinds: Sequence[str], thrown: Sequence[str], able: Collection[str]) -> bool:
    """Whether a roll lets a figure be called (DD-31)."""
    stars = [kind for kind, face in zip(kinds, thrown, strict=True) if face == "S"]
    levels = [kind[0] for kind in stars]
    return any(levels.count(kind[0]) >= 2 and kind in able for kind in stars)


def lit(kinds: Sequence[str], thrown: Sequence[str]) -> tuple[bool, ...]:
    """Which dice of a roll are among the two or more that summon."""
    levels = [kind[0] for kind, face in zip(kinds, thrown, strict=True) if face == "S"]
    return tuple(face == "S" and levels.count(kind[0]) >= 2 for kind, face in zip(kinds, thrown, strict=True))


def choices(dice: Sequence[str], count: int) -> set[tuple[str, ...]]:
    """The sets of so many dice that can be chosen from some."""
    return {tuple(sorted(chosen)) for chosen in combinations(sorted(dice), count)}


def best(sets: Collection[tuple[str, ...]], faces: Faces, able: frozenset[str]) -> tuple[str, ...]:
    """The set of dice that summons most likely: of these one that calls figures, not items, and gives most crests."""

    def worth(chosen: tuple[str, ...]) -> tuple[float, int, float, tuple[str, ...]]:
        odds = odds_of(chosen, faces, able)
        items = sum(kind[1] == ITEM_COLOUR for kind in chosen)
        return (round(odds.summon, 6), -items, round(odds.total, 6), chosen)

    return max(sets, key=worth, default=())
