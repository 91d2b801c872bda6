"""Where a match stands, in flat numbers that copy quickly.

Cards are indices of kinds, hedges indices of the ring, seats counted from 0; ``NONE`` is none.
Every card is in one place (section 1.4): hedges, guards, hands, kings, the Queen at large, pile,
discards, tower, or it is the one being played.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from wonderland.games.painting_the_roses.match_config import MatchConfig
from wonderland.games.painting_the_roses.recall import Recall
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.state import NumberState, Result

NONE = -1

(DEALER, HEDGES, ROW, HAND, GUARD, ACT, ANSWER, DRAW, DISCARD, REVEAL, OVER) = range(11)
PHASES = ("dealer", "hedges", "row", "hand", "guard", "act", "answer", "draw", "discard", "reveal", "over")
CHANCE_PHASES = (DEALER, HEDGES, HAND, DRAW, REVEAL)
SETUP_PHASES = (DEALER, HEDGES, ROW, HAND, GUARD)

MOVED, PAINTED, FACED, RECRUITED = 1, 2, 4, 8
DONE = {MOVED: "move", PAINTED: "paint", FACED: "face", RECRUITED: "recruit"}
"""What a seat may have done in its turn, by bit."""

Hand = tuple[int, ...]


@dataclass(slots=True, eq=False, repr=False)
class State(NumberState):
    """A match's state; before its first line every card is in the pile (PR-12, PR-19).

    Attributes:
        config: what is fixed for the match.
        phase: one of the phases.
        active: the seat whose turn it is; in set-up the one that lays its row or guardsman.
        due: the seat that is being dealt to, in set-up.
        dealer: the Dealer.
        turn: from 1; 0 in set-up.
        hedges: the card of each hedge.
        paint: the bits of the painted hedges.
        guards, posts: each seat's guardsman and the hedge he stands on.
        queen: the hedge of the Queen of Hearts at large.
        hands, kings: each seat's cards, sorted.
        pile: how often each card lies there; ``pile_size`` in all.
        discards: the cards there, in the order in which they came: the last lies on top.
        tower: the cards there, sorted.
        done: the bits of what the active seat has done this turn.
        playing, target: the face card that waits for answers, and what it is aimed at.
        asked: the seats still to answer.
        quiet: quiet turns in a row (PR-90).
        stirred: whether this turn is no quiet one.
        drawn: cards drawn, or draws left out, in this end step.
        result: None, or how it ended.
        recall: what all who watch could remember of hidden hands; None where nobody does, as in
            positions that are only thought of.
    """

    config: MatchConfig
    phase: int = DEALER
    active: int = NONE
    due: int = NONE
    dealer: int = NONE
    turn: int = 0
    hedges: tuple[int, ...] = field(init=False)
    paint: int = 0
    guards: tuple[int, ...] = field(init=False)
    posts: tuple[int, ...] = field(init=False)
    queen: int = NONE
    hands: tuple[Hand, ...] = field(init=False)
    kings: tuple[Hand, ...] = field(init=False)
    pile: bytearray = field(init=False)
    pile_size: int = field(init=False)
    discards: bytearray = field(init=False)
    tower: Hand = ()
    done: int = 0
    playing: int = NONE
    target: int = NONE
    asked: tuple[int, ...] = ()
    quiet: int = 0
    stirred: bool = False
    drawn: int = 0
    result: Result | None = None
    recall: Recall | None = field(init=False)

    def __post_init__(self) -> None:
        config = self.config
        self.hedges = (NONE,) * config.ring
        self.guards = self.posts = (NONE,) * config.players
        self.hands = self.kings = ((),) * config.players
        self.pile, self.pile_size = bytearray(config.pack), sum(config.pack)
        self.discards = bytearray()
        self.recall = Recall.begun(len(config.pack), (0,) * config.players)

    @property
    def to_act(self) -> int | None:
        """The seat that acts, ``CHANCE_ACTOR`` for chance, None when the match is over."""
        if self.phase in CHANCE_PHASES:
            return CHANCE_ACTOR
        if self.phase == ANSWER:
            return self.asked[0]
        return None if self.phase == OVER else self.active

    @property
    def round(self) -> int:
        """The round, from 1; 0 in set-up."""
        return -(-self.turn // self.config.players)

    def dealt(self, seat: int) -> int:
        """How many hedges a seat has been dealt."""
        return sum(self.hedges[hedge] != NONE for hedge in self.garden(seat))

    def garden(self, seat: int) -> range:
        """The hedges of a seat, left to right (PR-7)."""
        size = self.config.size
        return range(size * seat, size * seat + size)

    def give(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        self.hands = _with(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        if self.recall is not None:
            self.recall = self.recall.drew(seat, self.turn)

    def take(self, seat: int, card: int) -> None:
        """Remove a card from a hand."""
        self.hands = _with(self.hands, seat, _without(self.hands[seat], card))
        if self.recall is not None:
            self.recall = self.recall.let_go(seat, card)

    def lay_king(self, seat: int, card: int) -> None:
        """Add a waiting King (PR-47)."""
        self.kings = _with(self.kings, seat, tuple(sorted((*self.kings[seat], card))))

    def lift_king(self, seat: int, card: int) -> None:
        """Remove a waiting King."""
        self.kings = _with(self.kings, seat, _without(self.kings[seat], card))

    def throw(self, card: int) -> None:
        """Put a card onto the discards."""
        self.discards.append(card)

    def spend(self, seat: int, card: int) -> None:
        """Discard a card of a hand."""
        self.take(seat, card)
        self.discards.append(card)

    def draw_out(self, card: int) -> None:
        """Take a card out of the draw pile."""
        self.pile[card] -= 1
        self.pile_size -= 1

    def post(self, seat: int, card: int, hedge: int) -> None:
        """Put a seat's guardsman on a hedge, or ``NONE`` on none."""
        self.guards = _at(self.guards, seat, card)
        self.posts = _at(self.posts, seat, hedge)

    def walk(self, seat: int, hedge: int) -> None:
        """Move a seat's guardsman."""
        self.posts = _at(self.posts, seat, hedge)


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _at(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(hand: Hand, card: int) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def distinct(hand: Hand) -> list[int]:
    """The cards of a sorted hand, equal ones once."""
    return [card for at, card in enumerate(hand) if not at or hand[at - 1] != card]


def listed(bag: Iterable[int]) -> list[int]:
    """The cards of a bag, each as often as it lies there."""
    return [card for card, count in enumerate(bag) for _ in range(count)]


def counted(cards: Iterable[int], kinds: int) -> bytearray:
    """Cards as a bag."""
    bag = bytearray(kinds)
    for card in cards:
        bag[card] += 1
    return bag
