"""A card and the being that it becomes: all that never changes in a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.components import Component, Mobile, Strike
from wonderland.games.wonderland.unknown import NUMBER

C = TypeVar("C", bound=Component)
BETWEEN = "/"
"""What stands between the cards of a pair (W-86)."""


def label_of(front: str, back: str = "") -> str:
    """What a pool calls a card, ``"9H"``, or a pair, ``"4H/KS"`` (W-86)."""
    return f"{front}{BETWEEN}{back}" if back else front


@dataclass(frozen=True, slots=True)
class Card:
    """A definition, shared by every match; an instance is numbers only, a row of columns.

    Attributes:
        name: rank and suit (``"9H"``).
        rank, suit, colour: of the card.
        level: of the card and so of its die (W-4).
        strength, attack, defense: from the pips (W-2).
        spots: all its pips (W-87).
        being: the key of its definition; ``title`` its name, ``sprite`` the piece that shows it.
        components: what its definition names; asked for by ``of``.
        abilities: what it can use, in the order of the definition.
        back: the card behind it, where it is the front of a pair (W-86); ``""`` without one.
        mov: the most steps of a pair in a turn, below 1 none (W-87, W-88); None without a back.
    """

    name: str
    rank: str
    suit: str
    colour: str
    level: int
    strength: int
    attack: int
    defense: int
    spots: int
    being: str
    title: str
    sprite: str
    components: tuple[Component, ...]
    abilities: tuple[Owned, ...]
    back: str = ""
    mov: int | None = None

    @property
    def label(self) -> str:
        """What it is called in a pool (``label_of``)."""
        return label_of(self.name, self.back)

    @property
    def rank_and_colour(self) -> tuple[str, str]:
        """What a pool holds one card of at most (W-14)."""
        return self.rank, self.colour

    def of(self, component: type[C]) -> C | None:
        """Its component of a class, None if it has none."""
        for part in self.components:
            if isinstance(part, component):
                return part
        return None

    def ability(self, verb: str, name: str = "") -> Owned | None:
        """The ability that a line of notation means: the first of the verb if none is named."""
        for own in self.abilities:
            if own.kind.verb == verb and name in ("", own.name):
                return own
        return None


def hooded(name: str) -> Card:
    """What an unknown being is to the other side: no suit, no ability, no barricade (W-84).

    Its numbers stand for nothing: whoever asks for them must know that it is unknown.
    """
    parts = (Mobile(), Strike(reach="orthogonal"))
    return Card(
        name=name, rank="", suit="", colour="", level=0, strength=0, attack=0, defense=0, spots=0,
        being="", title="", sprite="", components=parts, abilities=(),
    )  # fmt: skip


def is_hooded(card: str) -> bool:
    """Whether a card's name is the number of an unknown being."""
    return card.startswith(NUMBER)
