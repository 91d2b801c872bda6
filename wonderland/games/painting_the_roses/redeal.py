"""Dealing what is hidden anew, so that a match can have gone as it went: each way to deal as likely.

Some deal is found first, by the cards that fit each place. Then cards change places at random, as
often as it takes until nothing of the first is left; no change is made by which the match could not
have gone so. What is truly hidden has no part in it, and is found as often as anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from wonderland.games.painting_the_roses.hidden_cards import NOBODY, Held, Hidden, Slot

CHANGES = 250
"""How often each card is to change its place with another's, where it can."""


class Redeal:
    """A way in which the hidden cards can have been dealt.

    Args:
        hidden: what is not known.
        steps: how far each card lets a guardsman walk: number cards do, others don't.
        rng: deals.
    """

    def __init__(self, hidden: Hidden, steps: Sequence[int], rng: Random) -> None:
        self._slots, self._room, self._rng = hidden.slots, hidden.room, rng
        self._steps = steps
        shown, unseen = list(hidden.shown), list(hidden.unseen)
        rng.shuffle(shown)
        rng.shuffle(unseen)
        self._held = [*shown, *unseen]
        self._shown = len(shown)
        self._items: list[list[int]] = [[] for _ in hidden.room]
        for item, held in enumerate(self._held):
            self._items[held.card].append(item)
        self._barred = [_barred(held, hidden) for held in self._held]
        self._crowded = [_fewer_than(room, 2) if max(room, default=0) > 1 else None for room in hidden.room]

    def deal(self) -> Mapping[Slot, int] | None:
        """A card for each slot; None if this deal can't have been."""
        found = self._first()
        if found is None:
            return None
        spare = [item for item in range(len(self._held)) if item not in set(found)]
        dealt = self._changed([*found, *spare])
        if dealt is None:
            return None
        return {slot: self._held[item].card for slot, item in zip(self._slots, dealt, strict=False)}

    # --- a first deal ------------------------------------------------------------------------
    def _first(self) -> list[int] | None:
        """An item for each slot by which all that was shown has one; None if there is none."""
        slots = list(range(len(self._slots)))
        self._rng.shuffle(slots)
        at_slot: dict[int, int] = {}
        at_item: dict[int, int] = {}

        def fits(item: int, slot: int) -> bool:
            return self._fits(slot, item)

        def give(item: int) -> bool:
            """Find a slot for what was shown."""
            return _paired(item, slots, fits, at_slot, at_item, set())

        def fill(slot: int) -> bool:
            """Find a card for a slot."""
            return _paired(slot, range(len(self._held)), self._fits, at_item, at_slot, set())

        whole = all(give(item) for item in range(self._shown)) and all(slot in at_slot or fill(slot) for slot in slots)
        return [at_slot[slot] for slot in range(len(self._slots))] if whole else None

    def _fits(self, slot: int, item: int) -> bool:
        """Whether a card can have come to a slot, whatever else was dealt."""
        where, held = self._slots[slot], self._held[item]
        if held.seat not in (NOBODY, where.seat) or where.line >= held.line:
            return False
        if where.number is not None and where.number != bool(self._steps[held.card]):
            return False
        return not _span(where, held) & self._barred[item]

    # --- changing places ---------------------------------------------------------------------
    def _changed(self, dealt: list[int]) -> list[int] | None:
        """Let cards change places: those of the slots with one another and with those of none."""
        rng, last = self._rng, len(dealt)
        at = [0] * last
        for place, item in enumerate(dealt):
            at[item] = place
        wrong = sum(self._overlaps(card, at) for card in range(len(self._room)))
        for _ in range(CHANGES):
            for slot in range(len(self._slots)):
                other = int(rng.random() * last)
                one, two = dealt[slot], dealt[other]
                if other == slot or not self._may_change(slot, one, other, two):
                    continue
                cards = {self._held[one].card, self._held[two].card}
                before = sum(self._overlaps(card, at) for card in cards)
                at[one], at[two] = other, slot
                more = sum(self._overlaps(card, at) for card in cards) - before
                if more > 0:
                    at[one], at[two] = slot, other
                else:
                    dealt[slot], dealt[other] = two, one
                    wrong += more
        return None if wrong else dealt

    def _may_change(self, slot: int, one: int, other: int, two: int) -> bool:
        """Whether an item can come to another place, and what lies there to its slot."""
        if not self._fits(slot, two):
            return False
        if other < len(self._slots):
            return self._fits(other, one)
        return self._held[one].seat == NOBODY

    def _overlaps(self, card: int, at: Sequence[int]) -> int:
        """In how many lines more hands hold a card than there were hidden copies: with two packs."""
        crowded = self._crowded[card]
        if crowded is None:  # one copy was hidden at most: what is barred says it all
            return 0
        once = twice = thrice = 0
        for item in self._items[card]:
            if at[item] < len(self._slots):
                span = _span(self._slots[at[item]], self._held[item])
                thrice |= twice & span
                twice |= once & span
                once |= span
        return (twice & crowded | thrice).bit_count()


def _paired(
    one: int, others: Sequence[int], fits: Callable[[int, int], bool],
    taken: dict[int, int], given: dict[int, int], tried: set[int],
) -> bool:  # fmt: skip
    """Find one of some others for one; who has it already finds another. Whether there is any.

    Args:
        one: what is to have one.
        others: what there is, in the order in which it is tried.
        fits: whether the two go together.
        taken: who has each of the others; it is filled in.
        given: what each has; likewise.
        tried: the others that were tried.
    """
    for other in others:
        if other not in tried and fits(one, other):
            tried.add(other)
            if other not in taken or _paired(taken[other], others, fits, taken, given, tried):
                taken[other], given[one] = one, other
                return True
    return False


def _span(slot: Slot, held: Held) -> int:
    """The lines in which a hand holds a card, as bits; the line before the first is bit 0."""
    return (1 << held.line + 2) - (1 << slot.line + 1)


def _fewer_than(room: Sequence[int], copies: int) -> int:
    """The lines in which fewer hands than so many can hold a card, as bits."""
    return sum(1 << line + 1 for line, most in enumerate(room) if most < copies)


def _barred(held: Held, hidden: Hidden) -> int:
    """The lines in which no hand can hold a card beside those that showed it then, as bits."""
    room = list(hidden.room[held.card])
    for other in hidden.shown:
        if other is not held and other.card == held.card:
            room[other.line] -= 1
    return _fewer_than(room, 1)
