"""Deals of the hidden cards, likelier ones more often: by what was shown and by what was left undone.

A slot of a hidden hand can't hold a card that lay open after it was drawn (``Recall.seen``); a card
that a seat would have used, and did not, is held less often (``Sign``).
"""

from __future__ import annotations

from random import Random

from wonderland.games.painting_the_roses.recall import Recall
from wonderland.games.painting_the_roses.state import NONE, State, counted

UNPAID = 0.2
"""How likely a card still is that would have painted the hedge on which a guardsman idled."""
IDLE = {"wait": 0.35, "unpaint": 0.35, "paint": 0.15}
"""The same for face cards that were not played."""
RESTLESS = 0.6
"""The same for cards too low to paint anew what a seat let a Queen undo, its King waiting."""
TRIES = 25
"""How many cards are looked at for a slot before one is taken that does not fit."""

Slot = tuple[int, tuple[float, ...]]
"""A hidden card of a hand: the seat, and how likely it is to be each card."""


class Deals:
    """What one seat can think hidden.

    Args:
        known: the state as the seat knows it; it is not changed.
        unseen: the cards in hidden places, each as often as it lies there.
    """

    def __init__(self, known: State, unseen: list[int]) -> None:
        self._known = known
        self._unseen = unseen
        self._slots = self._sorted_slots()

    def _sorted_slots(self) -> list[Slot]:
        """The slots, those that fewest cards fit first."""
        known, kinds = self._known, range(len(self._known.config.pack))
        found: list[Slot] = []
        for seat, hand in enumerate(known.hands):
            if NONE not in hand:
                continue
            since = known.recall.drawn[seat] if known.recall else (0,) * len(hand)
            made: dict[int, tuple[float, ...]] = {}
            for turn in since:
                if turn not in made:
                    made[turn] = tuple([self._likely(seat, turn, card) for card in kinds])
                found.append((seat, made[turn]))
        return sorted(found, key=lambda slot: sum(slot[1]))

    def _likely(self, seat: int, drawn: int, card: int) -> float:
        """How likely a card drawn in that turn or later is a certain one, as against any."""
        known = self._known
        recall: Recall | None = known.recall
        if recall is None:
            return 1.0
        if recall.seen[card] > drawn:
            return 0.0
        sign = recall.signs[seat]
        if sign is None or drawn >= sign.turn:
            return 1.0
        config, likely = known.config, 1.0
        if sign.unpaid and config.rank[card] >= sign.unpaid:
            likely *= UNPAID
        if config.power[card] in sign.idle:
            likely *= IDLE[config.power[card]]
        if sign.calm and config.rank[card] < sign.calm:
            likely *= RESTLESS
        return likely

    def deal(self, state: State, rng: Random) -> State:
        """A copy of a state of the seat's turn, with all that is hidden dealt out."""
        new, config = state.copy(), state.config
        new.recall = None
        cards = list(self._unseen)
        shuffle(cards, rng)
        hedges = list(state.hedges)
        for hedge, card in enumerate(hedges):
            if card == NONE and state.paint >> hedge & 1:
                at = next(i for i in range(len(cards) - 1, -1, -1) if config.steps[cards[i]])
                hedges[hedge] = cards.pop(at)
        new.hedges = tuple(hedges)
        hands: dict[int, list[int]] = {}
        for seat, likely in self._slots:
            hands.setdefault(seat, []).append(_pick(cards, likely, rng))
        new.hands = tuple([tuple(sorted(hands[i])) if i in hands else hand for i, hand in enumerate(state.hands)])
        new.pile = counted(cards, len(config.pack))
        return new


def _pick(cards: list[int], likely: tuple[float, ...], rng: Random) -> int:
    """Take a card of those that are left, by how likely it is; the list keeps its chance order."""
    for attempt in range(min(TRIES, len(cards))):
        at = len(cards) - 1 - attempt
        chance = likely[cards[at]]
        if chance >= 1.0 or rng.random() < chance:
            return cards.pop(at)
    return cards.pop()


def shuffle(cards: list[int], rng: Random) -> None:
    """Bring cards into an order that is as likely as any other."""
    draw = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
