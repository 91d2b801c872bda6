"""Pools as they are filled and drawn: named ones cut to a size, the rest of the deck, chance.

Those of single cards keep W-14, those of pairs W-86.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b

from wonderland.core.game import Random
from wonderland.games.wonderland.card import Card, label_of
from wonderland.games.wonderland.definitions import SUITS, Definitions
from wonderland.games.wonderland.pairs import cards_in

WHOLE = 15
"""How many cards a pool has where no option says otherwise (W-14)."""
EVEN_TRIES = 8
"""So often even levels are drawn anew before one of them is left to chance."""


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
    return [card.name for card in _drawn(list(definitions.cards.values()), size, rng)]


def drawn_pool(definitions: Definitions, size: int, side: str, seed: int, *, pairs: bool = False) -> list[str]:
    """Return the named pool that a seed gives a side, of single cards or of ``pairs``."""
    digest = blake2b(f"{seed}:pool:{side}".encode(), digest_size=8).digest()
    named = definitions.pair_pools if pairs else definitions.pools
    key = sorted(named)[int.from_bytes(digest, "big") % len(named)]
    if pairs:
        return filled_pairs(definitions, named[key].cards, size)
    return named_pool(definitions, key, size)


def filled_pairs(definitions: Definitions, chosen: Sequence[str], size: int) -> list[str]:
    """Return the first ``size`` of some pairs, with others of the deck added where they end (W-86).

    Those at the end make room where their cards leave too few fronts for the rest.
    """
    for kept in range(min(size, len(chosen)), -1, -1):
        pairs = list(chosen[:kept])
        pairs += _more_pairs(definitions, pairs, size - kept)
        if len(pairs) == size:
            break
    return pairs


def _more_pairs(definitions: Definitions, pairs: Sequence[str], count: int) -> list[str]:
    """So many pairs of what some leave in the deck, or fewer; long walks are spread over them."""
    free, taken = left_of(definitions, pairs)
    fronts: dict[tuple[str, str], Card] = {}
    for card in sorted(free, key=lambda card: card.spots):
        if card.rank_and_colour not in taken:
            fronts.setdefault(card.rank_and_colour, card)
    ahead = list(fronts.values())[:count]
    behind = [card for card in free if card not in ahead]
    backs = sorted(behind, key=lambda card: -card.spots)[: len(ahead)]
    return [label_of(front.name, back.name) for front, back in zip(ahead, backs, strict=False)]


def random_pairs(definitions: Definitions, size: int, rng: Random) -> list[str]:
    """Return ``size`` pairs drawn from the deck (W-86)."""
    drawn = pairs_beside(definitions, size, rng)
    assert drawn is not None, "a whole deck has room for as many pairs as any pool"
    return drawn


def even_pairs(definitions: Definitions, size: int, rng: Random, held: Sequence[str] = ()) -> list[str]:
    """Return ``size`` pairs, as many of each level as can be, among them all that are ``held``.

    Where those that were drawn first leave no room for the rest, it is drawn anew, and at last
    with levels as they come.
    """
    most = len(definitions.faces)
    wanted = Counter(1 + at % most for at in range(size))
    wanted -= Counter(definitions.cards[label].level for label in held)
    levels = sorted(wanted.elements())[: size - len(held)]
    while True:
        for _ in range(EVEN_TRIES):
            order = sorted(levels, key=lambda _: rng.random())
            more = pairs_beside(definitions, size - len(held), rng, held, order)
            if more is not None:
                return [*held, *more]
        if not levels:
            return filled_pairs(definitions, held, size)
        levels.pop(int(rng.random() * len(levels)))


def evened(definitions: Definitions, chosen: Sequence[str], size: int, rng: Random) -> list[str]:
    """Return ``size`` pairs with as many of each level as can be, among them what fits of ``chosen``."""
    most, kept = -(-size // len(definitions.faces)), []
    count: Counter[int] = Counter()
    for label in chosen:
        level = definitions.cards[label].level
        count[level] += 1
        if count[level] <= most:
            kept.append(label)
    return even_pairs(definitions, size, rng, kept)


def pairs_beside(
    definitions: Definitions, size: int, rng: Random, held: Sequence[str] = (), levels: Sequence[int] = ()
) -> list[str] | None:
    """Return ``size`` pairs drawn from what some leave in the deck (W-86).

    Args:
        definitions: the cards.
        size: how many.
        rng: draws them.
        held: pairs that are chosen already.
        levels: of the first of those that are drawn.

    Returns:
        None where those that were drawn first leave no room for the rest.
    """
    drawn = [*held]
    for level in levels:
        drawn += _of_level(definitions, drawn, level, rng)
    free, taken = left_of(definitions, drawn)
    open_cards = [card for card in free if card.rank_and_colour not in taken]
    rest = size - len(levels)
    kinds = {card.rank_and_colour for card in open_cards}
    if len(drawn) < len(held) + len(levels) or len(kinds) < rest:
        return None
    fronts = _drawn(open_cards, rest, rng)
    backs = _picked([card for card in free if card not in fronts], rest, rng)
    more = [label_of(front.name, back.name) for front, back in zip(fronts, backs, strict=True)]
    return [*drawn[len(held) :], *more]


def _of_level(definitions: Definitions, drawn: Sequence[str], level: int, rng: Random) -> list[str]:
    """One pair of a level that goes with those that are drawn; none where there is none."""
    free, taken = left_of(definitions, drawn)
    names = {card.name for card in free}
    fit = [
        pair.label
        for pair in definitions.cards.pairs()
        if pair.level == level and pair.name in names and pair.back in names and pair.rank_and_colour not in taken
    ]
    return [fit[int(rng.random() * len(fit))]] if fit else []


def left_of(definitions: Definitions, pairs: Sequence[str]) -> tuple[list[Card], set[tuple[str, str]]]:
    """The cards that some pairs leave in the deck, and the ranks and colours of their fronts."""
    used = {card for label in pairs for card in cards_in(label)}
    taken = {definitions.cards[label].rank_and_colour for label in pairs}
    return [card for name, card in definitions.cards.items() if name not in used], taken


def _drawn(cards: list[Card], size: int, rng: Random) -> list[Card]:
    """So many cards, no two of the same rank and colour."""
    drawn: dict[tuple[str, str], Card] = {}
    while len(drawn) < size:
        card = cards.pop(int(rng.random() * len(cards)))
        drawn.setdefault(card.rank_and_colour, card)
    return list(drawn.values())


def _picked(cards: list[Card], size: int, rng: Random) -> list[Card]:
    return [cards.pop(int(rng.random() * len(cards))) for _ in range(size)]
