"""What a set of dice may bring, by exact chances, worked out once for each set (DD-5, DD-29 to DD-31)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from wonderland.games.dungeon_dice.crests import ATTACK, CRESTS, MOVE
from wonderland.games.dungeon_dice.definitions import NO_CREST, Definitions
from wonderland.games.dungeon_dice.pools import LEAST_TO_SUMMON

_FACES = 6

Faces = tuple[tuple[tuple[int, int], ...], ...]
"""For each die what its six faces give: a crest and how many."""


class RollChances(NamedTuple):
    """What a set of dice may bring.

    Attributes:
        calls: the kinds that may call together, each set of them with its chance.
        crests: for each crest how many may come, each number with its chance.
        both: how many Move and Attack may come together, each pair with its chance.
    """

    calls: tuple[tuple[frozenset[int], float], ...]
    crests: tuple[tuple[tuple[int, float], ...], ...]
    both: tuple[tuple[int, int, float], ...]


Outcome = tuple[frozenset[int], int, int, float]
"""What a roll may bring together: kinds that call (none, too), Move, Attack, and the chance of it."""


def table(definitions: Definitions, kinds: tuple[int, ...]) -> RollChances:
    """The exact chances of a set of dice, each kind of outcome by itself."""
    return _table(*_dice(definitions, kinds))


def outcomes(definitions: Definitions, kinds: tuple[int, ...]) -> tuple[Outcome, ...]:
    """The exact chances of a set of dice: who calls, Move and Attack together."""
    return _outcomes(*_dice(definitions, kinds))


def _dice(definitions: Definitions, kinds: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...], Faces]:
    faces = tuple(tuple(definitions.gives[f] for f in definitions.faces[k]) for k in kinds)
    return kinds, tuple(definitions.level[k] for k in kinds), faces


def _calling(kinds: tuple[int, ...], levels: tuple[int, ...], lit: list[int]) -> frozenset[int]:
    """The kinds that call where these of the dice show S (DD-31)."""
    stars = [levels[at] for at in lit]
    return frozenset([kinds[at] for at in lit if stars.count(levels[at]) >= LEAST_TO_SUMMON])


@lru_cache(maxsize=4096)
def _table(kinds: tuple[int, ...], levels: tuple[int, ...], faces: Faces) -> RollChances:
    stars = [sum([crest == NO_CREST for crest, _ in die]) / _FACES for die in faces]
    calls: dict[frozenset[int], float] = {}
    for shown in product((True, False), repeat=len(kinds)):
        able = _calling(kinds, levels, [at for at, s in enumerate(shown) if s])
        if able:
            chance = prod([p if s else 1 - p for p, s in zip(stars, shown, strict=True)])
            calls[able] = calls.get(able, 0.0) + chance
    crests = []
    for crest in range(len(CRESTS)):
        sums = {0: 1.0}
        for die in faces:
            numbers = Counter([number if given == crest else 0 for given, number in die])
            sums = _added(sums, numbers)
        crests.append(tuple(sorted(sums.items())))
    pairs = {(0, 0): 1.0}
    for die in faces:
        more = Counter([(n * (given == MOVE), n * (given == ATTACK)) for given, n in die])
        found: dict[tuple[int, int], float] = {}
        for (move, attack), chance in pairs.items():
            for (m, a), count in more.items():
                key = move + m, attack + a
                found[key] = found.get(key, 0.0) + chance * count / _FACES
        pairs = found
    both = tuple((move, attack, chance) for (move, attack), chance in sorted(pairs.items()))
    return RollChances(tuple(calls.items()), tuple(crests), both)


def _added(sums: dict[int, float], numbers: Counter[int]) -> dict[int, float]:
    """Sums and their chances once a die is added."""
    if len(numbers) == 1:
        return sums
    found: dict[int, float] = {}
    for have, chance in sums.items():
        for number, count in numbers.items():
            found[have + number] = found.get(have + number, 0.0) + chance * count / _FACES
    return found


@lru_cache(maxsize=4096)
def _outcomes(kinds: tuple[int, ...], levels: tuple[int, ...], faces: Faces) -> tuple[Outcome, ...]:
    found: dict[tuple[frozenset[int], int, int], float] = {}
    for rolled in product(*[Counter(die).items() for die in faces]):
        shown = [face for face, _ in rolled]
        chance = prod([count / _FACES for _, count in rolled])
        lit = [at for at, (crest, _) in enumerate(shown) if crest == NO_CREST]
        move = sum([number for crest, number in shown if crest == MOVE])
        attack = sum([number for crest, number in shown if crest == ATTACK])
        key = _calling(kinds, levels, lit), move, attack
        found[key] = found.get(key, 0.0) + chance
    return tuple((*key, chance) for key, chance in found.items())
