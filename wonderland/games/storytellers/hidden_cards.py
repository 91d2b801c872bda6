"""What a seat can't know of the word cards in a match: where others were given some, and what they showed of them.

A card lies hidden in a deck or in another's hand; from time to time it comes to light, and a card
that vanishes, or that a deck is made of anew, is hidden again from there on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.game import CHANCE
from wonderland.games.storytellers.actions import GRAMMAR
from wonderland.games.storytellers.actions.base import CARD
from wonderland.games.storytellers.definitions import ANY
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import State, each
from wonderland.kit.grammar import SEAT, NamedLine

BEGINNING = -1
"""Before the first line, in a custom start."""


class Slot(NamedTuple):
    """A card that another seat was given hidden.

    Attributes:
        line: in which line, ``BEGINNING`` in a custom start.
        place: which of its cards.
        seat: whom.
        kind: its type, ``ANY`` where nobody saw from which deck it came.
    """

    line: int
    place: int
    seat: int
    kind: int


class Held(NamedTuple):
    """A card that another seat showed.

    Attributes:
        card, seat: which, and who.
        since: the line since which it had been hidden.
        line: in which it was shown.
    """

    card: int
    seat: int
    since: int
    line: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a seat does not know; nothing of it depends on what is hidden.

    Attributes:
        slots: where others were given cards, in their order.
        held: what they showed of them, in the order of the lines.
        unseen: the cards that are hidden at the end, each with the line since when.
        left: for each type how many of these lie in the deck.
    """

    slots: tuple[Slot, ...]
    held: tuple[Held, ...]
    unseen: Mapping[int, int]
    left: tuple[int, ...]


def hidden_from(position: Position, moves: Sequence[str], seat: int) -> Hidden:
    """Play a record's lines and note what a seat can't know.

    Raises:
        IllegalAction: if a line is refused.
    """
    state = position.value
    since = dict.fromkeys(_hidden(state, seat), BEGINNING)
    slots = [
        Slot(BEGINNING, place, other, ANY)
        for other, hand in enumerate(state.hands)
        for place in range(len(hand))
        if other != seat
    ]
    held: list[Held] = []
    for number, text in enumerate(moves):
        hands = state.hands
        line = NamedLine(*GRAMMAR.parted(text))
        slots += _given(line, state, seat, number)
        position.perform(text, None)
        now = _hidden(state, seat)
        for card in sorted(since.keys() - now):
            before = since.pop(card)
            owner = next((s for s, hand in enumerate(hands) if card in hand and s != seat), None)
            if owner is not None:
                held.append(Held(card, owner, before, number))
        since |= dict.fromkeys(now - since.keys(), number)
    return Hidden(tuple(slots), tuple(held), dict(sorted(since.items())), state.sizes)


def _hidden(state: State, seat: int) -> set[int]:
    """The cards that lie in decks and in others' hands."""
    found = {card for deck in state.decks for card in each(deck)}
    return found.union(*[hand for other, hand in enumerate(state.hands) if other != seat])


def _given(line: NamedLine, state: State, seat: int, number: int) -> Iterator[Slot]:
    """The slots of a line by which chance gives another seat cards."""
    about = line.one(SEAT)
    if line.seat != CHANCE or not about or about == state.config.seats[seat]:
        return
    other = state.config.seats.index(about)
    for place, card in enumerate(line.all(CARD)):
        kind = state.config.kinds[state.config.definitions.card_of[card]]
        yield Slot(number, place, other, kind)
