"""A match as one seat may know it: a record that holds nothing hidden (section 10).

Others' cards that were shown stay theirs, though drawn at any time when that can have been; the rest
are any that the seat hasn't seen. So it is with missions, characters, and ratings that are secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Game
from wonderland.core.record import Record, unsigned
from wonderland.games.storytellers.actions import GRAMMAR
from wonderland.games.storytellers.actions.base import ACHIEVEMENT, CARD, CHARACTER, RATING
from wonderland.games.storytellers.actions.telling import RATINGS, Rate, may_be_bored
from wonderland.games.storytellers.definitions import ANY, TYPES
from wonderland.games.storytellers.hidden_cards import BEGINNING, Hidden, Slot, hidden_from
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import NONE, State, each
from wonderland.games.storytellers.view import dealt_out, secret
from wonderland.kit.grammar import SEAT, NamedLine, Role

TRIES = 20
"""How often cards are dealt at most: an early choice may leave a later card without a place."""
RATE = GRAMMAR.of_kind[Rate].verb
_SECRETS = ("hands", "achievements", "characters", "ratings")
"""What of a custom start only its own seat may know; ratings while they are secret."""


def as_known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """Return a record of the same lines as far as a seat may know it (``games.parts.Known``).

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
        LookupError: if no cards were found by which the match could have gone as it went.
    """
    begun, ended = Position.opened(game, record), Position.opened(game, record)
    number = begun.seats.index(seat)
    hidden = hidden_from(ended, record.moves, number)
    view = ended.view(seat)
    for _ in range(TRIES):
        cards = _dealt(hidden, begun.value, chance)
        if cards is None:
            continue
        truth = dealt_out(view.known, view.unseen, chance)
        known = _Rewritten(record, begun.value, ended.value, truth, number, cards, chance).record()
        with suppress(IllegalAction):
            Position.played(game, known)
            return known
    raise LookupError(f"no hands of {TRIES} that were dealt fit the match")


def _dealt(hidden: Hidden, begun: State, chance: Random) -> Mapping[Slot, int] | None:
    """A card for each slot, None where one was left without."""
    kinds, free = begun.config.kinds, list(hidden.slots)
    found: dict[Slot, int] = {}
    for held in hidden.held:
        fitting = [
            slot
            for slot in free
            if slot.seat == held.seat and held.since <= slot.line < held.line and slot.kind in (ANY, kinds[held.card])
        ]
        if not fitting:
            return None
        slot = chance.choice(fitting)
        free.remove(slot)
        found[slot] = held.card
    unseen = dict(hidden.unseen)
    for slot in [slot for slot in free if slot.kind != ANY]:
        if not _put(slot, slot.kind, unseen, kinds, found, chance):
            return None
    loose = [slot for slot in free if slot.kind == ANY]
    spare = [
        kind
        for kind in range(len(TYPES))
        for _ in range(sum(kinds[card] == kind for card in unseen) - hidden.left[kind])
    ]
    chance.shuffle(spare)
    fits = len(spare) == len(loose) and all(
        _put(slot, kind, unseen, kinds, found, chance) for slot, kind in zip(loose, spare, strict=True)
    )
    return found if fits else None


def _put(
    slot: Slot, kind: int, unseen: dict[int, int], kinds: Sequence[int], found: dict[Slot, int], chance: Random
) -> bool:
    """Put one of the unseen cards into a slot; whether there was any."""
    fitting = [c for c, since in unseen.items() if kinds[c] == kind and since <= slot.line]
    if fitting:
        found[slot] = chance.choice(fitting)
        del unseen[found[slot]]
    return bool(fitting)


class _Rewritten:
    """A record with other cards, missions, characters and ratings where a seat doesn't know them.

    Args:
        record: as it was played.
        begun, ended: the states before its first line and after its last.
        truth: a state that looks to the seat as the last one does: whose missions and characters are told.
        number: the seat.
        cards: the word cards in the slots.
        chance: draws secret ratings.
    """

    def __init__(
        self, record: Record, begun: State, ended: State, truth: State, number: int,
        cards: Mapping[Slot, int], chance: Random,
    ) -> None:  # fmt: skip
        self._record, self._begun, self._ended, self._truth = record, begun, ended, truth
        self._number, self._chance = number, chance
        self._config = begun.config
        self._cards: dict[int, list[str]] = {}
        self._first: dict[int, list[int]] = {}
        for slot, card in sorted(cards.items()):
            if slot.line == BEGINNING:
                self._first.setdefault(slot.seat, []).append(card)
            else:
                self._cards.setdefault(slot.line, []).append(self._config.names[card])
        self._missions = {
            seat: [self._config.achievement_names[card] for card in own]
            for seat, own in enumerate(truth.achievements)
            if seat != number
        }

    def record(self) -> Record:
        """The record, its start too."""
        missions = {seat: list(own) for seat, own in self._missions.items()}
        moves = [self._line(number, line, missions) for number, line in enumerate(self._record.moves)]
        setup = dict(self._record.setup)
        position = setup.get("position")
        if isinstance(position, Mapping):
            setup["position"] = self._start(position)
        return replace(self._record, moves=moves, lines=[], setup=setup)

    # --- lines
    def _line(self, number: int, text: str, missions: Mapping[int, list[str]]) -> str:
        line = NamedLine(*GRAMMAR.parted(text))
        if line.verb == RATE:
            return self._rating(number, line, text)
        seat = line.one(SEAT)
        if not seat or self._config.seats.index(seat) == self._number:
            return text
        other = self._config.seats.index(seat)
        new: dict[Role, Sequence[str]] = {
            CARD: self._cards.get(number, ()),
            ACHIEVEMENT: [missions[other].pop(0) for _ in line.all(ACHIEVEMENT)],
            CHARACTER: [self._config.character_names[self._truth.characters[other]]],
        }
        for role, words in new.items():
            if line.all(role):
                return str(line.with_all(role, words))
        return text

    def _rating(self, number: int, line: NamedLine, text: str) -> str:
        """A rating of the round that is being rated; those of others before lie open."""
        own = self._config.seats.index(line.seat)
        given = sum(rating != NONE for rating in self._ended.ratings)
        last = number >= len(self._record.moves) - given - self._config.players
        if own == self._number or not secret(self._ended) or not last or number < self._told():
            return text
        return str(line.with_all(RATING, [self._guess(own)]))

    def _told(self) -> int:
        """The line with which the last story was told; 0 in a start that came after it."""
        told = [n for n, line in enumerate(self._record.moves) if unsigned(line).startswith("tell ")]
        return max(told, default=0)

    def _guess(self, seat: int) -> str:
        return self._chance.choice(RATINGS[not may_be_bored(self._ended, seat) :])

    # --- the start
    def _start(self, position: Mapping[str, object]) -> dict[str, object]:
        """A custom start with other cards where they are hidden: of what it names alone."""
        new = {"decks": {name: self._deck(kind) for kind, name in enumerate(TYPES)}, **self._secrets()}
        return {
            key: {name: new[key].get(name, value) for name, value in own.items()}
            if key in new and isinstance(own, Mapping)
            else own
            for key, own in position.items()
        }

    def _secrets(self) -> dict[str, dict[str, str]]:
        """What others have that the seat does not know, by the keys of a custom start and by seats."""
        begun, config = self._begun, self._config
        found: dict[str, dict[str, str]] = {key: {} for key in _SECRETS}
        for seat, letter in enumerate(config.seats):
            if seat == self._number:
                continue
            if own := self._first.get(seat):
                found["hands"][letter] = self._named(own)
            found["achievements"][letter] = " ".join(self._missions[seat])
            if begun.characters[seat] != NONE:
                face = "down" if not begun.shown >> seat & 1 else "used" if begun.used >> seat & 1 else "up"
                name = config.character_names[self._truth.characters[seat]]
                found["characters"][letter] = f"{name} {face}"
            if secret(self._ended):
                found["ratings"][letter] = self._guess(seat)
        return found

    def _deck(self, kind: int) -> str:
        """The cards of a type that were hidden in the beginning, less what was dealt of them now."""
        begun = self._begun
        hidden = {*each(begun.decks[kind])}
        for seat, hand in enumerate(begun.hands):
            if seat != self._number:
                hidden |= {card for card in hand if self._config.kinds[card] == kind}
        return self._named(sorted(hidden.difference(*self._first.values())))

    def _named(self, cards: Sequence[int]) -> str:
        return " ".join([self._config.names[card] for card in cards])
