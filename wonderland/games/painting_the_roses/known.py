"""A match as one seat may know it: a record that holds nothing hidden (section 13).

Others' cards that were shown stay, though drawn in any turn in which they can have been; those that
never were are dealt anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.hidden_cards import BEGINNING, NOBODY, Slot, hidden_from
from wonderland.games.painting_the_roses.named_line import in_names, with_cards
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.redeal import Redeal
from wonderland.games.painting_the_roses.state import State, listed

TRIES = 20
"""How often cards are dealt at most: with two packs a first deal may not become one that can have been."""


def as_known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """Return a record of the same lines as far as a seat may know it (``games.parts.Known``).

    Args:
        game: the roses.
        record: the match, under way.
        seat: who looks.
        chance: deals what is hidden.

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
        LookupError: if no hands were found by which the match could have gone as it went.
    """
    begun = Position.opened(game, record)
    hidden = hidden_from(Position.opened(game, record), record.moves, seat)
    for _ in range(TRIES):
        cards = Redeal(hidden, begun.config.steps, chance).deal()
        if cards is None:
            continue
        known = _with(record, begun.value, begun.config.seats.index(seat), cards)
        with suppress(IllegalAction):
            Position.played(game, known)
            return known
    raise LookupError(f"no hands of {TRIES} that were dealt fit the match")


def _with(record: Record, begun: State, number: int, cards: Mapping[Slot, int]) -> Record:
    """The record with other cards in the slots."""
    names, lines = begun.config.names, list(record.moves)
    first: list[Slot] = []
    for slot, card in cards.items():
        if slot.line == BEGINNING:
            first.append(slot)
            continue
        words = list(in_names(lines[slot.line]).cards)
        words[slot.place] = names[card]
        lines[slot.line] = with_cards(lines[slot.line], words)
    position = record.setup.get("position")
    if not isinstance(position, Mapping):
        return replace(record, moves=lines, lines=[])
    hidden = Counter(listed(begun.pile))
    for seat, hand in enumerate(begun.hands):
        hidden.update(() if seat == number else hand)
    hidden.update(begun.hedges[slot.place] for slot in first if slot.seat == NOBODY)
    hidden.subtract(cards[slot] for slot in first)
    given = _begun(position, begun, {slot: cards[slot] for slot in first}, [*hidden.elements()])
    return replace(record, moves=lines, lines=[], setup={**record.setup, "position": given})


def _begun(
    position: Mapping[str, object], begun: State, cards: Mapping[Slot, int], pile: Sequence[int]
) -> dict[str, object]:
    """A custom start with other cards where they are hidden."""
    config, hedges = begun.config, list(begun.hedges)
    hands: dict[str, list[int]] = {}
    for slot, card in cards.items():
        if slot.seat == NOBODY:
            hedges[slot.place] = card
        else:
            hands.setdefault(slot.seat, []).append(card)
    found = dict(position)
    if hands:
        held = position["hands"]
        assert isinstance(held, Mapping)
        found["hands"] = {**held, **{seat: " ".join(config.names_of(hands[seat])) for seat in hands}}
    if any(slot.seat == NOBODY for slot in cards):
        found["gardens"] = {
            letter: " ".join(
                config.names[hedges[h]] + ("*" if begun.paint >> h & 1 else "") for h in begun.garden(seat)
            )
            for seat, letter in enumerate(config.seats)
        }
    if position.get("pile") is not None:
        found["pile"] = " ".join(config.names_of(pile))
    return found
