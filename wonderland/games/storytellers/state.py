"""Where a match stands, in numbers; nothing of it changes in place, so that copies share it.

Seats and cards are counted from 0, ``NONE`` is none; a set of cards has a bit for each. In a state as a
seat knows it ``HIDDEN`` stands for each card that it may not see, and decks have sizes and no cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.match_config import MatchConfig
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.state import NumberState

T = TypeVar("T")
NONE, HIDDEN = -1, -2
BORING, WONDERING, GIVEN = range(3)
"""A rating; ``GIVEN`` is one that the seat may not see yet (ST-40)."""
BORED, WONDERFUL = range(2)
"""A verdict (ST-41)."""
PILES = len(TYPES)

(FIRST, OPEN, HAND, PICK, THEME, ACHIEVEMENTS, CHARACTERS, PLAY, TURTLE, TELL, RATE, COLLECT, DRAW, OVER) = range(14)
PHASES = (
    "first", "open", "hand", "pick", "theme", "achievements", "characters", "play", "turtle", "tell",
    "rate", "collect", "draw", "over",
)  # fmt: skip
CHANCE_PHASES = (FIRST, OPEN, HAND, THEME, ACHIEVEMENTS, CHARACTERS)


class Laid(NamedTuple):
    """A card of the area, and the seat that played it, ``NONE`` for nobody (ST-25, ST-27)."""

    card: int
    seat: int


class Drawing(NamedTuple):
    """A draw that chance is awaited for: for which seat, from which deck."""

    seat: int
    kind: int


class Result(NamedTuple):
    """How a match ended (ST-73 to ST-80), each tuple by seat.

    Attributes:
        completed, failed: of all achievements (C and F).
        done: which achievements each seat completed.
        goals: whether each seat's goal is met.
        scores, places: of each seat.
        best: the best storytellers.
    """

    completed: int
    failed: int
    done: tuple[tuple[int, ...], ...]
    goals: tuple[bool, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    best: tuple[int, ...]


Pile = tuple[Laid, ...]


@dataclass(slots=True, eq=False, repr=False)
class State(NumberState):
    """A match's state; before its first line nobody tells and nothing lies on the table.

    Attributes:
        config: what is fixed for the match.
        phase: one of the phases.
        round: from 1, 0 in set-up.
        active: the storyteller.
        to_play: who has still to play, in order.
        last: the seat that played last in its turn this round.
        ended: the seat that had the last turn, whatever it did (ST-48).
        theme: the one that is turned up; ``themes`` those that are not drawn yet.
        area: for each type its pile, the top first; ``told`` the last event (ST-29).
        hands, collections: of each seat, sorted.
        achievements: those of each seat, sorted; ``achievements_left`` those not dealt.
        characters: each seat's, ``NONE`` where none is dealt; ``characters_left`` those not dealt.
        shown, used: the sets of seats whose character is up, and whose skill is gone.
        named: what Humpty Dumpty named, as seat, card and icon (ST-67).
        decks: for each type the set of its cards; ``sizes`` how many they are.
        drawing: the draw that is awaited, None for none.
        dealt: how many cards of a hand, or additional ones, the seat that is dealt to has.
        dealing: the seat that is dealt to in set-up.
        covered: the pile in which a card of the Mock Turtle lies just covered, ``NONE`` for none.
        ratings: of each seat, ``NONE`` where it hasn't rated.
        votes: those that wonder, and all; None until they are counted.
        verdict: ``BORED``, ``WONDERFUL`` or ``NONE``.
        boring_used: how often each seat rated a story boring, all ratings being in.
        collected: whether the storyteller has collected this round by ST-43 or ST-65.
        extra: whether the Hatter or the Dormouse has used the skill of this round.
        story: what was told this round, None for aloud.
        result: None, or how it ended.
    """

    config: MatchConfig
    phase: int = FIRST
    round: int = 0
    active: int = NONE
    to_play: tuple[int, ...] = ()
    last: int = NONE
    ended: int = NONE
    theme: int = NONE
    themes: int = field(init=False)
    area: tuple[Pile, ...] = ((),) * PILES
    told: tuple[int, ...] = (NONE,) * PILES
    hands: tuple[tuple[int, ...], ...] = field(init=False)
    collections: tuple[tuple[int, ...], ...] = field(init=False)
    achievements: tuple[tuple[int, ...], ...] = field(init=False)
    achievements_left: int = field(init=False)
    characters: tuple[int, ...] = field(init=False)
    characters_left: int = field(init=False)
    shown: int = 0
    used: int = 0
    named: tuple[tuple[int, int, int], ...] = ()
    decks: tuple[int, ...] = field(init=False)
    sizes: tuple[int, ...] = field(init=False)
    drawing: Drawing | None = None
    dealt: int = 0
    dealing: int = NONE
    covered: int = NONE
    ratings: tuple[int, ...] = field(init=False)
    votes: tuple[int, int] | None = None
    verdict: int = NONE
    boring_used: tuple[int, ...] = field(init=False)
    collected: bool = False
    extra: bool = False
    story: str | None = None
    result: Result | None = None

    def __post_init__(self) -> None:
        config, none = self.config, ((),) * self.config.players
        self.themes = (1 << len(config.theme_names)) - 1
        self.hands = self.collections = self.achievements = none
        self.achievements_left = config.dealt_from
        self.characters = self.ratings = (NONE,) * config.players
        self.characters_left = (1 << len(config.character_names)) - 1
        self.decks = config.of_type
        self.sizes = tuple([deck.bit_count() for deck in self.decks])
        self.boring_used = (0,) * config.players

    @property
    def turn(self) -> int:
        """A turn of the house is a round."""
        return self.round

    @property
    def to_act(self) -> int | None:
        """The seat that is awaited, ``CHANCE_ACTOR`` for chance, None when the match is over.

        While a line is being played, and no step is left for others, it is the storyteller.
        """
        phase = self.phase
        if phase == OVER:
            return None
        if self.drawing is not None or phase in CHANCE_PHASES:
            return CHANCE_ACTOR
        if phase == PLAY and self.to_play:
            return self.to_play[0]
        if phase == TURTLE:
            return self.area[self.covered][1].seat
        if phase == RATE and (raters := self.raters()):
            return raters[0]
        return self.dealing if phase == PICK else self.active

    def raters(self) -> tuple[int, ...]:
        """Who has still to rate, clockwise from the storyteller's left (ST-38)."""
        _, *others = self.config.from_seat(self.active)
        return tuple([seat for seat in others if self.ratings[seat] == NONE])

    def has(self, seat: int, skill: str) -> bool:
        """Whether a seat's character is face up and has a skill that is not gone (ST-56, ST-57)."""
        return bool((self.shown & ~self.used) >> seat & 1) and self.config.skills[self.characters[seat]] == skill

    # --- the area
    def top(self, kind: int) -> int:
        """The uncovered card of a pile (ST-22), ``NONE`` where it is empty."""
        pile = self.area[kind]
        return pile[0].card if pile else NONE

    def uncovered(self) -> Iterator[int]:
        """The uncovered cards."""
        return (pile[0].card for pile in self.area if pile)

    def lay(self, card: int, seat: int) -> None:
        """Lay a card on the pile of its type (ST-21, ST-22)."""
        kind = self.config.kinds[card]
        self._pile(kind, (Laid(card, seat), *self.area[kind]))

    def take_from_area(self, card: int) -> None:
        """Take a card of the area away; the one below may be uncovered by that (ST-45)."""
        kind = self.config.kinds[card]
        self._pile(kind, tuple([laid for laid in self.area[kind] if laid.card != card]))

    def _pile(self, kind: int, pile: Pile) -> None:
        self.area = (*self.area[:kind], pile, *self.area[kind + 1 :])

    # --- decks
    def can_be_named(self, kind: int) -> bool:
        """Whether a deck has cards, or covered ones to be made of (ST-51, ST-52)."""
        return self.sizes[kind] > 0 or len(self.area[kind]) > 1

    def refill(self, kind: int) -> bool:
        """Make an empty deck of the covered cards of its pile (ST-51); whether that was needed."""
        if self.sizes[kind] or len(self.area[kind]) < 2:
            return False
        top, *below = self.area[kind]
        self._pile(kind, (top,))
        self._deck(kind, sum(1 << laid.card for laid in below), len(below))
        return True

    def put_into_deck(self, card: int) -> None:
        """Shuffle a card into its deck."""
        kind = self.config.kinds[card]
        self._deck(kind, self.decks[kind] | 1 << card, self.sizes[kind] + 1)

    def take_from_deck(self, card: int) -> None:
        """Take a card out of its deck."""
        kind = self.config.kinds[card]
        self._deck(kind, self.decks[kind] & ~(1 << card), self.sizes[kind] - 1)

    def _deck(self, kind: int, cards: int, size: int) -> None:
        self.decks = (*self.decks[:kind], cards, *self.decks[kind + 1 :])
        self.sizes = (*self.sizes[:kind], size, *self.sizes[kind + 1 :])

    # --- what seats have
    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands = with_entry(self.hands, seat, tuple(sorted((*self.hands[seat], card))))

    def take_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands = with_entry(self.hands, seat, tuple(hand))

    def collect(self, seat: int, card: int) -> None:
        """Put a card of the area into a collection (ST-43, ST-45)."""
        self.take_from_area(card)
        own = tuple(sorted((*self.collections[seat], card)))
        self.collections = with_entry(self.collections, seat, own)

    def icons_of(self, card: int) -> int:
        """The icons that a card shows (ST-4)."""
        found = self.config.icons[card]
        for _, named, icon in self.named:
            if named == card:
                found |= icon
        return found


def with_entry(of: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same with another value in one place."""
    return (*of[:at], value, *of[at + 1 :])


def each(cards: int) -> Iterator[int]:
    """The members of a set, in order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low
