"""What anybody who watched could remember of the hands that are hidden: no more than was open to all.

Cards that lay among the discards when these were shuffled back were in nobody's hand then; a seat
that stood on a silver hedge and left it so has likely no card that is high enough; one that had a
face card's use before its eyes and played none has likely none; one that let a Queen undo its own
hedge while its King waited has likely the paint to do it again.
"""

from __future__ import annotations

from typing import NamedTuple


class Sign(NamedTuple):
    """What a seat's turn, or its answer, told of its hand.

    Attributes:
        turn: when; cards drawn from that turn on tell nothing.
        unpaid: the rank of the silver hedge that it left silver under its guardsman, else 0.
        idle: the powers of face cards that it could have used and did not.
        calm: the rank of its own hedge that it let be undone without using its King, else 0.
    """

    turn: int
    unpaid: int = 0
    idle: tuple[str, ...] = ()
    calm: int = 0


class Recall(NamedTuple):
    """The memory of all who watch.

    Attributes:
        seen: for each card the turn of the last shuffle before which all of its kind lay open, so
            that no hand from before that can hold one.
        drawn: for each seat the turns since which its cards may be in its hand, earliest first.
            When a card leaves, nobody knows which draw brought it: the earliest that can have is
            left out, so that what stays never forbids too much.
        signs: the last sign of each seat.
    """

    seen: tuple[int, ...]
    drawn: tuple[tuple[int, ...], ...]
    signs: tuple[Sign | None, ...]

    @classmethod
    def begun(cls, kinds: int, hands: tuple[int, ...]) -> Recall:
        """Nothing is remembered yet of hands with so many cards."""
        return cls((0,) * kinds, tuple((0,) * held for held in hands), (None,) * len(hands))

    def drew(self, seat: int, turn: int) -> Recall:
        """A seat took a card."""
        return self._replace(drawn=_put(self.drawn, seat, (*self.drawn[seat], turn)))

    def let_go(self, seat: int, card: int) -> Recall:
        """A card left a seat's hand, for all to see."""
        held, since = self.drawn[seat], self.seen[card]
        at = next((i for i, turn in enumerate(held) if turn >= since), len(held) - 1)
        return self._replace(drawn=_put(self.drawn, seat, held[:at] + held[at + 1 :]))

    def shuffled(self, cards: tuple[int, ...], turn: int) -> Recall:
        """Cards of which every one lay open go back into the pile."""
        seen = list(self.seen)
        for card in cards:
            seen[card] = turn
        return self._replace(seen=tuple(seen))

    def with_sign(self, seat: int, sign: Sign) -> Recall:
        """A seat did, or left undone, what tells of its hand."""
        return self._replace(signs=(*self.signs[:seat], sign, *self.signs[seat + 1 :]))


def _put(hands: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
