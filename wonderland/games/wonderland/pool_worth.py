"""What a pool is worth by what is certain of it: how many beings can come of it, and how strong they are."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from wonderland.games.wonderland.definitions import Definitions


class Worth(NamedTuple):
    """What a pool is worth.

    Attributes:
        beings: how many can be summoned: the last card of each level stays (W-20).
        strength, attack: the Str and the Atk of a being of its cards, on average.
    """

    beings: float
    strength: float
    attack: float


def worth_of(definitions: Definitions, chosen: Sequence[str]) -> Worth:
    """What some cards are worth as a pool; nothing where there are none."""
    cards = [definitions.cards[name] for name in chosen]
    if not cards:
        return Worth(0, 0.0, 0.0)
    return Worth(
        len(cards) - len({card.level for card in cards}),
        fmean(card.strength for card in cards),
        fmean(card.attack for card in cards),
    )


def usual_worth(definitions: Definitions) -> Worth:
    """What the named pools are worth, on average."""
    each = [worth_of(definitions, pool.cards) for pool in definitions.pools.values()]
    return Worth(*(fmean(numbers) for numbers in zip(*each, strict=True)))
