"""A match as one seat may know it: a record that holds nothing hidden (section 13).

Others' cards that were shown stay, though drawn in any turn in which they can have been; those that
never were are guessed, and what chance would draw next is another draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE, Game
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.named_line import in_names, with_cards
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import NONE, State, listed

TRIES, FREE = 120, 20
"""How often hands are guessed at most; after some guesses what was shown stays as it was drawn."""
BEGINNING, NEVER = -1, -2
"""Before the first line, in the hands of a custom start; and before that."""
LAST = 1_000_000
"""After any line: a card that was never shown."""


class Slot(NamedTuple):
    """A card that was dealt or drawn hidden: the line, which of its cards, and for whom."""

    line: int
    place: int
    seat: str


class Use(NamedTuple):
    """A card that a seat showed.

    Attributes:
        line: in which line; ``LAST`` for one that it never did.
        since: the line since which it can have been drawn.
        seat: who showed it, ``""`` for nobody.
        card: which.
        came: where it was drawn, None for one that was never shown.
    """

    line: int
    since: int
    seat: str
    card: str
    came: Slot | None = None


class Hidden(NamedTuple):
    """What a seat does not know.

    Attributes:
        slots: where others were given cards.
        uses: what they showed of them.
        unseen: the cards that are hidden at the end, and since which line each has been.
    """

    slots: tuple[Slot, ...]
    uses: tuple[Use, ...]
    unseen: tuple[tuple[str, int], ...]


def as_known(game: Game, record: Record, seat: str) -> Record:
    """Return a record of the same lines as far as a seat may know it.

    Args:
        game: the roses.
        record: the match.
        seat: who looks.

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
        LookupError: if no hands were found by which the match could have gone as it went.
    """
    position = _opened(game, record)
    hidden = _hidden(position, record.moves, seat)
    rng = Random(f"{seat}:{len(record.moves)}")
    barred: set[tuple[Slot, str]] = set()
    for attempt in range(TRIES):
        if attempt == FREE:  # with two packs so many draws may stand in each other's way
            barred.clear()
        cards = _guessed(hidden, barred, rng, as_drawn=attempt >= FREE)
        if cards is None:
            barred.clear()
            continue
        moves = _rewritten(record.moves, cards)
        known = replace(record, moves=moves, lines=[], seed=_another(record.seed),
                        setup=_begun(record.setup, cards))  # fmt: skip
        wrong = _first_wrong(game, known)
        if wrong is None:
            return known
        barred.add(_blamed(cards, in_names(moves[wrong]).cards, wrong, rng))
    raise LookupError(f"no hands of {TRIES} that were guessed fit the match")


def _opened(game: Game, record: Record) -> Position:
    position = game.open(record)
    assert isinstance(position, Position)
    return position


def _first_wrong(game: Game, record: Record) -> int | None:
    """The first line that can't have been, where two seats were given the same card of two packs."""
    position = _opened(game, record)
    for index, line in enumerate(record.moves):
        try:
            position.perform(line, None)
        except IllegalAction:
            return index
    return None


def _blamed(
    cards: dict[Slot, str], named: Sequence[str], line: int, rng: Random
) -> tuple[Slot, str]:
    """The slot and the card of it that a wrong line speaks against."""
    here = [slot for slot in cards if slot.line == line]
    before = [slot for slot, card in cards.items() if slot.line < line and card in named]
    slot = rng.choice(sorted(here or before or cards))
    return slot, cards[slot]


def _hidden(position: Position, moves: Sequence[str], seat: str) -> Hidden:
    """Play the lines and note what of the others' cards is hidden, and since when each can be."""
    slots: list[Slot] = []
    uses: list[Use] = []
    came: dict[tuple[str, str], list[Slot]] = {}
    state, config = position.value, position.config
    number = config.seats.index(seat)
    for slot, name in _held_before(position, seat):
        slots.append(slot)
        came.setdefault((slot.seat, name), []).append(slot)
    since = dict.fromkeys(config.names, NEVER)
    once = {name: n == 1 for name, n in zip(config.names, config.pack, strict=True)}
    for index, text in enumerate(moves):
        held = state.hands
        for card in _in_sight(state, number):
            since[config.names[card]] = index
        line = in_names(position.perform(text, None))
        if line.seat == CHANCE and line.verb in ("hand", "draw") and line.about != seat:
            given = [Slot(index, word, line.about) for word in range(len(line.cards))]
            slots += given
            for slot in given:
                came.setdefault((slot.seat, line.cards[slot.place]), []).append(slot)
        elif line.seat not in (CHANCE, seat):
            own = config.seats.index(line.seat)
            if state.hands[own] != held[own]:
                uses += [
                    Use(index, since[card], line.seat, card, came[line.seat, card].pop(0))
                    for card in line.cards
                ]
        shuffled = not any(state.discards) and line.verb in ("reveal", "discard")
        if shuffled:  # in the same line
            since.update((card, index) for card in line.cards if once.get(card))
    bag = listed(state.pile)
    for other, hand in enumerate(state.hands):
        if other != number:
            bag += hand
    unseen = tuple((config.names[card], since[config.names[card]]) for card in sorted(bag))
    return Hidden(tuple(slots), tuple(uses), unseen)


def _held_before(position: Position, seat: str) -> Iterator[tuple[Slot, str]]:
    """What others hold in a custom start."""
    names = position.config.names
    for letter, hand in zip(position.seats, position.value.hands, strict=True):
        if letter != seat:
            for word, card in enumerate(hand):
                yield Slot(BEGINNING, word, letter), names[card]


def _in_sight(state: State, number: int) -> list[int]:
    """The cards of which all that there are lie open, or in the own hand: nobody can draw one."""
    config = state.config
    shown = bytearray(state.discards)
    for cards in (state.hedges, state.guards, state.tower, state.hands[number], *state.kings):
        for card in cards:
            if card != NONE:
                shown[card] += 1
    if state.queen != NONE:
        shown[config.stalker] += 1
    return [card for card, count in enumerate(shown) if count >= config.pack[card]]


def _guessed(
    hidden: Hidden, barred: set[tuple[Slot, str]], rng: Random, *, as_drawn: bool
) -> dict[Slot, str] | None:
    """A card for each slot; None where this guess leads nowhere."""
    slots, uses = list(hidden.slots), list(hidden.uses)
    rng.shuffle(slots)
    rng.shuffle(uses)
    items: list[Use] = uses + [Use(LAST, since, "", card) for card, since in hidden.unseen]
    rest = list(range(len(uses), len(items)))
    rng.shuffle(rest)
    order = [*range(len(uses)), *rest]

    def fits(slot: Slot, item: Use) -> bool:
        return _fits(slot, item, as_drawn) and (slot, item.card) not in barred

    at_slot: dict[int, int] = {}
    at_item: dict[int, int] = {}

    def give(item: int, tried: set[int]) -> bool:
        """Find a slot for what was shown; whoever is there finds another."""
        for number, slot in enumerate(slots):
            if number not in tried and fits(slot, items[item]):
                tried.add(number)
                if number not in at_slot or give(at_slot[number], tried):
                    at_slot[number], at_item[item] = item, number
                    return True
        return False

    def fill(number: int, tried: set[int]) -> bool:
        """Find a card for a slot; the slot that has it finds another."""
        for item in order:
            if item not in tried and fits(slots[number], items[item]):
                tried.add(item)
                if item not in at_item or fill(at_item[item], tried):
                    at_slot[number], at_item[item] = item, number
                    return True
        return False

    if not all(give(item, set()) for item in range(len(uses))):
        return None
    if not all(n in at_slot or fill(n, set()) for n in range(len(slots))):
        return None
    return {slots[number]: items[item].card for number, item in at_slot.items()}


def _fits(slot: Slot, item: Use, as_drawn: bool) -> bool:
    """Whether a card can have been drawn in a slot."""
    if as_drawn and item.came is not None:
        return item.came == slot
    return item.since < slot.line < item.line and item.seat in ("", slot.seat)


def _rewritten(moves: Sequence[str], cards: dict[Slot, str]) -> list[str]:
    """The lines with other cards in the slots."""
    lines = list(moves)
    for slot, card in cards.items():
        if slot.line != BEGINNING:
            given = list(in_names(lines[slot.line]).cards)
            given[slot.place] = card
            lines[slot.line] = with_cards(lines[slot.line], given)
    return lines


def _begun(setup: Mapping[str, object], cards: dict[Slot, str]) -> dict[str, object]:
    """The record's start with other cards in the hands that are hidden."""
    hands: dict[str, list[str]] = {}
    for slot in sorted(cards):
        if slot.line == BEGINNING:
            hands.setdefault(slot.seat, []).append(cards[slot])
    position = setup.get("position")
    if not hands or not isinstance(position, Mapping):
        return dict(setup)
    held = {**position["hands"], **{seat: " ".join(hand) for seat, hand in hands.items()}}
    return {**setup, "position": {**position, "hands": held}}


def _another(seed: int | None) -> int:
    """Another seed, by which nothing of the match's own draws can be told."""
    return int.from_bytes(blake2b(f"known {seed}".encode(), digest_size=6).digest(), "big")
