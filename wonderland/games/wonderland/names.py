"""What people call things: sides, cards, beings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wonderland.core.message import commas, rows, say, say_as
from wonderland.games.wonderland.card import Card, is_hooded
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.pairs import Kind, kind_bested
from wonderland.games.wonderland.unknown import CONCEALED

SIDE_NAMES = {"w": say("West"), "e": say("East")}
IT = say("it")
"""A being that was named just before."""
WITH_IT = say_as("with whom it is done", "it")
"""The same where it acts: languages with cases have another word."""


def card_name(definitions: Definitions, card: str) -> str:
    """``"6H"`` as ``"Six of Hearts"``, ``"#3"`` as ``"unknown being 3"``, ``"?"`` without (W-81, W-83)."""
    if card == CONCEALED:
        return say("unknown being")
    if is_hooded(card):
        return say("unknown being {n}", n=card[1:])
    rank = definitions.rank_names[card[0]]
    return say("{rank} of {suit}", rank=rank, suit=definitions.suits[card[1]].name)


def being_name(definitions: Definitions, being: str) -> str:
    """``"w6H"`` as ``"West’s Six of Hearts"``."""
    card = card_name(definitions, being[1:])
    return say("{side}’s {card}", side=SIDE_NAMES[being[0]], card=card)


KIND_NAMES: Mapping[Kind, str] = {"suit": say("one suit"), "colour": say("one colour"), "mixed": say("mixed")}


def what_bests(definitions: Definitions, card: Card) -> tuple[str, str]:
    """A card's suit and the one that it bests (W-7), of a pair the kinds (W-90)."""
    if card.back:
        kind = definitions.cards.kind(card)
        return KIND_NAMES[kind], KIND_NAMES[kind_bested(kind)]
    suit = definitions.suits[card.suit]
    return suit.name, definitions.suits[suit.bests].name


def by_suit(definitions: Definitions, cards: Iterable[str]) -> str:
    """Many cards, suit by suit: ``Hearts: Ace, Six``."""
    found = []
    given = set(cards)
    for letter, suit in definitions.suits.items():
        ranks = [name for rank, name in definitions.rank_names.items() if rank + letter in given]
        if ranks:
            found.append(say("{suit}: {ranks}.", suit=suit.name, ranks=commas(ranks)))
    return rows(*found)
