"""What is fixed for a match: its options, its cards by index, and its ring of hedges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wonderland.games.painting_the_roses.definitions import LETTERS, Definitions
from wonderland.games.painting_the_roses.names import said

UNLEASH = -2
"""The target of the Queen of Hearts when she is put at large (PR-49)."""
UNLEASHED = "unleash"
"""How lines write that."""


@dataclass(frozen=True, slots=True)
class Options:
    """A match's options, every one with its value (section 12).

    Attributes:
        preset: the preset they come from.
        players, packs: how many.
        dealer: the seat that deals, None where it is drawn (PR-11).
        rounds, quiet: rounds until the match ends by PR-91, PR-90; 0 for never.
        queen, guard, kings, ranks, rows: as in the rules.
    """

    preset: str
    players: int
    packs: int
    dealer: str | None
    rounds: int
    quiet: int
    queen: str
    guard: str
    kings: str
    ranks: str
    rows: str


class MatchConfig:
    """What is fixed for a match. Cards are indices of kinds, hedges indices of the ring (PR-8).

    Attributes:
        definitions, options: the game's data, the match's options.
        given: the options as they were given, for the record.
        seats: the letters of the seats, clockwise.
        players: how many they are.
        names: each card's name.
        kind: the index of each card's name.
        rank, steps, power: of each card.
        stalker: the Queen of Hearts.
        ring: how many hedges there are.
        hedges: each hedge's name (``"b3"``).
        hedge: the index of each hedge's name.
        targets: what a face card may be aimed at, by name.
        target_names: the name of each.
        central: the central hedge of each seat.
        gardens: for each seat the bits of its hedges.
        pack: how often each card is in the match.
    """

    def __init__(self, definitions: Definitions, options: Options) -> None:
        self.definitions = definitions
        self.options = options
        self.players = options.players
        self.seats = tuple(LETTERS[: options.players])
        cards = definitions.cards
        self.names = tuple(card.name for card in cards)
        self.kind = definitions.kind
        self.rank = tuple(card.rank for card in cards)
        self.steps = tuple(card.steps for card in cards)
        self.power = tuple(card.power for card in cards)
        self.stalker = definitions.stalker
        size = definitions.hedges
        self.size = size
        self.ring = size * options.players
        self.hedges = tuple(f"{seat}{p}" for seat in self.seats for p in range(1, size + 1))
        self.hedge = {name: index for index, name in enumerate(self.hedges)}
        self.targets = {**self.hedge, UNLEASHED: UNLEASH}
        self.target_names = {index: name for name, index in self.targets.items()}
        self.central = tuple(size * seat + definitions.central for seat in range(options.players))
        self.gardens = tuple(((1 << size) - 1) << size * seat for seat in range(options.players))
        self.pack = bytes(1 if index == self.stalker else options.packs for index in range(len(cards)))
        self.fierce = options.queen == "fierce"
        self.furious = options.queen == "furious"
        self.memory = options.ranks == "memory"
        self.strict_kings = options.kings == "next"

    def said(self, card: int) -> str:
        """A card in a sentence: ``the 6 of Hearts``."""
        return said(self.names[card])

    def reached(self, source: int, card: int) -> tuple[int, ...]:
        """The hedges that a walk from ``source`` by a number card may end on (PR-24 to PR-28)."""
        steps = self.steps[card]
        right, left = (source + steps) % self.ring, (source - steps) % self.ring
        if right == source:
            return ()
        return (right,) if right == left else (right, left)

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats from ``seat`` on."""
        return tuple((seat + step) % self.players for step in range(self.players))

    def names_of(self, cards: Sequence[int]) -> list[str]:
        """Names of cards, sorted as text."""
        names = self.names
        return sorted([names[card] for card in cards])
