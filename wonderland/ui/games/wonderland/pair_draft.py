"""A pool of pairs under way: which card stands before which, and why no others can (W-86)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wonderland import api
from wonderland.core.message import say
from wonderland.games.wonderland.card import Card, label_of
from wonderland.games.wonderland.names import card_name
from wonderland.games.wonderland.pairs import cards_in
from wonderland.games.wonderland.pool_choice import BegunPairs
from wonderland.games.wonderland.pools import WHOLE
from wonderland.ui.games.wonderland.pool_draft import PoolDraft


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the pool: its front and its back, each ``""`` as long as it is free."""

    front: str = ""
    back: str = ""

    @property
    def whole(self) -> bool:
        """Whether both cards lie there."""
        return bool(self.front and self.back)

    @property
    def label(self) -> str:
        """What the pair is called (W-91)."""
        return label_of(self.front, self.back)

    @property
    def uppermost(self) -> str:
        """The card that comes off first: the back, else the front."""
        return self.back or self.front


class PairDraft(PoolDraft):
    """The pairs chosen so far, each in a place of its own.

    Args:
        game: whose.

    Attributes:
        places: as many as a pool has pairs.
    """

    wrong_size = say("A pool has {n} pairs, this one {own}")

    def __init__(self, game: api.Game) -> None:
        super().__init__(game, BegunPairs())
        self.places: list[Place] = [Place()] * WHOLE

    # --- what a builder asks of a draft --------------------------------------------------------
    def take(self, words: Sequence[str]) -> None:
        """Make these the pairs chosen."""
        laid = [Place(*cards_in(word)) for word in words]
        self.places = laid + [Place()] * (WHOLE - len(laid))

    def contents(self) -> Sequence[str]:
        """The pairs, and the fronts that want their backs."""
        return [place.label for place in self.places if place.front]

    def whole(self) -> list[str]:
        """The pairs that are whole."""
        return [place.label for place in self.places if place.whole]

    # --- laying cards --------------------------------------------------------------------------
    def pair(self, at: int) -> Card | None:
        """The pair that lies whole in a place."""
        place = self.places[at]
        return self.definitions.cards[place.label] if place.whole else None

    def where(self, card: str) -> int | None:
        """The place in which a card lies, None while it is in the deck."""
        return next((at for at, one in enumerate(self.places) if card in (one.front, one.back)), None)

    def with_card(self, card: str, at: int) -> Place:
        """What a place would hold with a card more: a front first, then its back."""
        place = self.places[at]
        return replace(place, back=card) if place.front else Place(front=card)

    def refusal(self, card: str, at: int) -> str:
        """Why a card can't be laid into a place (W-86), ``""`` if it can."""
        if self.places[at].front or self.where(card) == at:
            return ""
        deck = self.definitions.cards
        for place in self.places:
            alike = place.front and deck[place.front].rank_and_colour == deck[card].rank_and_colour
            if alike and place.front != card:
                names = [card_name(self.definitions, one) for one in (card, place.front)]
                return say("{card} and {other} are of the same rank and colour: one in front (W-86).",
                           card=names[0], other=names[1])  # fmt: skip
        return ""

    def lay(self, card: str, at: int) -> str:
        """Lay a card into a place; the back that lay there changes places with it. Why not, or ``""``."""
        if refused := self.refusal(card, at):
            return refused
        came, place = self.where(card), self.places[at]
        if came == at:
            return ""
        left = place.back
        self.places[at] = self.with_card(card, at)
        if came is not None:
            place = self.places[came]
            self.places[came] = replace(place, back=left) if card == place.back else Place()
        return ""

    def put_back(self, card: str) -> None:
        """Put a card back into the deck; a front takes its back along."""
        at = self.where(card)
        if at is not None:
            place = self.places[at]
            self.places[at] = replace(place, back="") if card == place.back else Place()
