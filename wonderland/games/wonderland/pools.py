"""Pools as they are filled and drawn: named ones cut to a size, the rest of the deck, chance (W-14)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from wonderland.core.game import Random
from wonderland.games.wonderland.definitions import SUITS, Definitions

WHOLE = 15
"""How many cards a pool has where no option says otherwise (W-14)."""


def named_pool(definitions: Definitions, key: str, size: int) -> list[str]:
    """Return a named pool cut or filled to ``size`` cards (see ``pools.yaml``)."""
    return filled_pool(definitions, definitions.pools[key].cards, size)


def filled_pool(definitions: Definitions, chosen: Sequence[str], size: int) -> list[str]:
    """Return the first ``size`` of some cards, with the rest of the deck added where they end."""
    cards = list(chosen)
    have = {definitions.cards[name].rank_and_colour for name in cards}
    for suit in SUITS[:2]:
        for name, card in definitions.cards.items():
            if card.suit == suit and card.rank_and_colour not in have:
                cards.append(name)
    return cards[:size]


def random_pool(definitions: Definitions, size: int, rng: Random) -> list[str]:
    """Return ``size`` cards drawn from the deck, no two of the same rank and colour (W-14)."""
    left = list(definitions.cards.values())
    drawn: dict[tuple[str, str], str] = {}
    while len(drawn) < size:
        card = left.pop(int(rng.random() * len(left)))
        drawn.setdefault(card.rank_and_colour, card.name)
    return list(drawn.values())


def drawn_pool(definitions: Definitions, size: int, side: str, seed: int) -> list[str]:
    """Return the named pool that a seed gives a side."""
    digest = blake2b(f"{seed}:pool:{side}".encode(), digest_size=8).digest()
    names = sorted(definitions.pools)
    return named_pool(definitions, names[int.from_bytes(digest, "big") % len(names)], size)
