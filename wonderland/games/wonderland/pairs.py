"""Pairs of cards: what a front and a back make together (W-86 to W-90)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Literal, TypeAlias

from wonderland.core.message import say
from wonderland.core.quoting import word
from wonderland.games.wonderland.card import BETWEEN, Card, label_of

Kind: TypeAlias = Literal["suit", "colour", "mixed"]
KINDS: tuple[Kind, ...] = ("suit", "colour", "mixed")
"""Each bests the next, the last the first (W-90)."""
_LEVELS = ((4, 1), (6, 2), (8, 3))
"""Up to which sum a pair has which level; above, it has level 4 (W-89)."""


def paired(front: Card, back: Card) -> Card:
    """The being of a pair: the front, with numbers from both cards (W-87, W-89)."""
    mov = back.spots - front.spots
    total = back.strength + front.strength + back.defense + max(0, mov) // 2
    return replace(
        front,
        level=next((level for most, level in _LEVELS if total <= most), 4),
        strength=back.strength,
        attack=front.strength,
        defense=back.defense,
        back=back.name,
        mov=mov,
    )


def front_of(label: str) -> str:
    """The card by which lines name what a pool holds: ``"4H/KS"`` is called ``"4H"`` (W-91)."""
    return cards_in(label)[0]


def cards_in(label: str) -> list[str]:
    """The cards of a label: the front and the back of a pair, or one alone."""
    return label.split(BETWEEN)


class Deck(dict[str, Card]):
    """The cards by name, and every pair of them once it is asked for (``deck["4H/KS"]``).

    Only the cards are counted and listed.
    """

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__(cards)
        self._pairs: dict[str, Card] = {}

    def __missing__(self, label: str) -> Card:
        if label not in self._pairs:
            front, between, back = label.partition(BETWEEN)
            if not between or front == back or front not in self or back not in self:
                raise KeyError(label)
            self._pairs[label] = paired(self[front], self[back])
        return self._pairs[label]

    def pairs(self) -> list[Card]:
        """Every pair of two different cards."""
        return [self[label_of(front, back)] for front, back in permutations(self, 2)]

    def kind(self, pair: Card) -> Kind:
        """Whether a pair is of one suit, of two of one colour, or mixed (W-90)."""
        back = self[pair.back]
        if back.suit == pair.suit:
            return "suit"
        return "colour" if back.colour == pair.colour else "mixed"


def kind_bested(kind: Kind) -> Kind:
    """The kind of pairs that one bests (W-90)."""
    return KINDS[(KINDS.index(kind) + 1) % len(KINDS)]


def pair_faults(deck: Deck, chosen: Sequence[object], *, begun: bool = False) -> list[str]:
    """Say for each pair of a selection what is wrong with it by W-86, ``""`` where nothing is.

    Args:
        deck: the cards.
        chosen: the pairs.
        begun: whether they are under way, so that a front may still want its back.
    """
    used: dict[str, str] = {}
    fronts: dict[tuple[str, str], str] = {}
    fewest = 1 if begun else 2
    return [_fault(deck, label, used, fronts, fewest) for label in chosen]


def _fault(deck: Deck, label: object, used: dict[str, str], fronts: dict[tuple[str, str], str], fewest: int) -> str:
    """What is wrong with the next pair of so many cards at least; what it takes is noted."""
    cards = cards_in(label) if isinstance(label, str) else []
    if not fewest <= len(cards) <= 2 or not all(card in deck for card in cards):
        return say("a pair is a front and a back card, such as 4H/KS, not {pair}", pair=word(label))
    front = cards[0]
    if cards[1:] == [front]:
        return say("{pair} has one card twice", pair=label)
    for card in cards:
        if card in used:
            return say("{card} is in {pair} already", card=card, pair=used[card])
    key = deck[front].rank_and_colour
    if key in fronts:
        return say("{card} and {other} are fronts of the same rank and colour", card=front, other=fronts[key])
    used.update(dict.fromkeys(cards, str(label)))
    fronts[key] = front
    return ""
