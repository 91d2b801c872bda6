"""What a seat can't know of the cards in a match: where others were given some, and which can have been which.

A card that is in no place that lies open may have been in any hidden one; one that a seat showed was in
its hand before. So each card has, for every line, as many hidden copies as do not lie open then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.game import CHANCE
from wonderland.games.painting_the_roses.named_line import in_names
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import NONE, State, listed

BEGINNING = -1
"""Before the first line, in a custom start."""
NOBODY = ""
"""Whose slot a hedge is, and who showed a card that nobody did."""


class Slot(NamedTuple):
    """A card that was dealt or drawn hidden.

    Attributes:
        line: in which line, ``BEGINNING`` in a custom start.
        place: which of its cards; of a hedge which hedge.
        seat: for whom, ``NOBODY`` for a painted hedge whose rank none has seen (``ranks: memory``).
        number: whether it must be a number card; None if it need not be either.
    """

    line: int
    place: int
    seat: str
    number: bool | None = None


class Held(NamedTuple):
    """A card that was hidden.

    Attributes:
        card: which.
        seat: who showed it, ``NOBODY`` if it is hidden still.
        line: in which line; the number of lines if it is hidden still.
    """

    card: int
    seat: str
    line: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a seat does not know. Nothing of it depends on what is hidden.

    Attributes:
        slots: where others were given cards, in their order.
        shown: what they showed of them, in the order of the lines.
        unseen: the cards that are hidden at the end, in the order of their names.
        room: for each card how many hidden hands can hold one at most, line by line.
    """

    slots: tuple[Slot, ...]
    shown: tuple[Held, ...]
    unseen: tuple[Held, ...]
    room: tuple[tuple[int, ...], ...]


def hidden_from(position: Position, moves: Sequence[str], seat: str) -> Hidden:
    """Play a record's lines and note what a seat can't know.

    Raises:
        IllegalAction: if a line is refused.
    """
    number = position.config.seats.index(seat)
    covered = _covered(position.copy(), moves)
    slots = [*_given_before(position, number), *(Slot(BEGINNING, h, NOBODY, True) for h in covered)]
    shown: list[Held] = []
    room: list[list[int]] = [[] for _ in position.config.pack]
    for index, text in enumerate(moves):
        state = position.value
        hands = state.hands
        before = _not_open(state, number, covered)
        line = in_names(position.perform(text, None))
        if line.seat == CHANCE and line.verb in ("hand", "draw") and line.about != seat:
            slots += [Slot(index, word, line.about) for word in range(len(line.cards))]
        elif line.seat == CHANCE:
            for name in line.cards:  # it came from the pile, so that no hand held it
                before[position.config.kind[name]] -= 1
        else:
            shown += _let_go(state, hands, number, index)
            if line.verb == "guard":
                slots = _held_no_number(slots, shown[-1:], state)
        for card, copies in enumerate(before):
            room[card].append(copies)
    left = _not_open(position.value, number, covered)
    unseen = [Held(card, NOBODY, len(moves)) for card in listed(left)]
    return Hidden(tuple(slots), tuple(shown), tuple(unseen), tuple(map(tuple, room)))


def _given_before(position: Position, number: int) -> Iterator[Slot]:
    """What others hold in a custom start."""
    for seat, (letter, hand) in enumerate(zip(position.seats, position.value.hands, strict=True)):
        if seat != number:
            yield from (Slot(BEGINNING, place, letter) for place in range(len(hand)))


def _covered(position: Position, moves: Sequence[str]) -> list[int]:
    """The hedges that were painted in a custom start and ever since, where ranks are to be remembered."""
    if not position.config.memory:
        return []
    painted = position.value.paint
    for text in moves:
        position.perform(text, None)
        painted &= position.value.paint
    return [hedge for hedge in range(position.config.ring) if painted >> hedge & 1]


def _not_open(state: State, number: int, covered: Sequence[int]) -> list[int]:
    """How many of each card lie neither open nor in a seat's own hand."""
    config = state.config
    found = list(config.pack)
    hedges = [card for hedge, card in enumerate(state.hedges) if hedge not in covered]
    at_large = config.stalker if state.queen != NONE else NONE
    for cards in (
        hedges,
        state.guards,
        state.discards,
        state.tower,
        state.hands[number],
        *state.kings,
        (state.playing, at_large),
    ):
        for card in cards:
            if card != NONE:
                found[card] -= 1
    return found


def _let_go(state: State, before: Sequence[Sequence[int]], number: int, line: int) -> Iterator[Held]:
    """The cards that left others' hands."""
    for seat, (held, now) in enumerate(zip(before, state.hands, strict=True)):
        if seat == number or held == now:
            continue
        left = list(now)
        for card in held:
            if card in left:
                left.remove(card)
            else:
                yield Held(card, state.config.seats[seat], line)


def _held_no_number(slots: Sequence[Slot], posted: Sequence[Held], state: State) -> list[Slot]:
    """The slots, where a face card can be a guardsman only of a hand without numbers (PR-16)."""
    config = state.config
    if config.options.guard != "number" or not posted or config.steps[posted[0].card]:
        return list(slots)
    seat = posted[0].seat
    return [slot._replace(number=False) if slot.seat == seat else slot for slot in slots]
