"""What a set of dice may bring, by exact chances, worked out once for each set (DD-5, DD-29 to DD-31)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from wonderland.games.dungeon_dice.definitions import NO_CREST, Definitions
from wonderland.games.dungeon_dice.figure import ATTACK, CRESTS, MOVE
from wonderland.games.dungeon_dice.pools import LEAST_TO_SUMMON

_FACES = 6

Faces = tuple[tuple[tuple[int, int], ...], ...]
"""For each die what its six faces give: a crest and how many."""


class Table(NamedTuple):
    """What a set of dice may bring.

    Attributes:
        calls: the kinds that may call together, each set of them with its chance.
        crests: for each crest how many may come, each number with its chance.
        both: how many Move and Attack may come together, each pair with its chance.
        all: the kinds that call (none, too), Move and Attack together, with their chance.
    """

    calls: tuple[tuple[frozenset[int], float], ...]
    crests: tuple[tuple[tuple[int, float], ...], ...]
    both: tuple[tuple[int, int, float], ...]
    all: tuple[tuple[frozenset[int], int, int, float], ...]


def table(definitions: Definitions, kinds: tuple[int, ...]) -> Table:
    """The exact chances of a set of dice."""
    faces = tuple(tuple(definitions.gives[f] for f in definitions.faces[k]) for k in kinds)
    return _table(kinds, tuple(definitions.level[k] for k in kinds), faces)


@lru_cache(maxsize=4096)
def _table(kinds: tuple[int, ...], levels: tuple[int, ...], faces: Faces) -> Table:
    calls: dict[frozenset[int], float] = {}
    both: dict[tuple[int, int], float] = {}
    together: dict[tuple[frozenset[int], int, int], float] = {}
    crests: list[dict[int, float]] = [{} for _ in CRESTS]
    each = 1 / _FACES ** len(kinds)
    for rolled in product(*faces):
        come = [0] * len(CRESTS)
        lit = []
        for at, (crest, number) in enumerate(rolled):
            if crest == NO_CREST:
                lit.append(at)
            else:
                come[crest] += number
        stars = [levels[at] for at in lit]
        able = frozenset(kinds[at] for at in lit if stars.count(levels[at]) >= LEAST_TO_SUMMON)
        if able:
            calls[able] = calls.get(able, 0.0) + each
        pair = come[MOVE], come[ATTACK]
        both[pair] = both.get(pair, 0.0) + each
        key = (able, *pair)
        together[key] = together.get(key, 0.0) + each
        for sums, number in zip(crests, come, strict=True):
            sums[number] = sums.get(number, 0.0) + each
    return Table(
        tuple(calls.items()),
        tuple(tuple(sorted(sums.items())) for sums in crests),
        tuple((move, attack, chance) for (move, attack), chance in sorted(both.items())),
        tuple((*key, chance) for key, chance in together.items()),
    )
