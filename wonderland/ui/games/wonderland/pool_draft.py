"""A pool under way: the cards that are chosen, and why no others can be (W-14)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland import api
from wonderland.content.text import LONGEST_NAME
from wonderland.core.message import capital, say
from wonderland.core.quoting import clean_line
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.pools import WHOLE


class Draft:
    """The cards chosen so far.

    Args:
        game: says what is wrong with a choice.
        definitions: what there is to choose.

    Attributes:
        cards: those chosen.
    """

    def __init__(self, game: api.Game, definitions: Definitions) -> None:
        self._game, self._definitions = game, definitions
        self.cards: list[str] = []

    def take(self, words: Sequence[str]) -> None:
        """Make these the cards chosen."""
        self.cards = list(words)

    def contents(self) -> Sequence[str]:
        """The cards chosen."""
        return self.cards

    def take_over(self, words: Sequence[str]) -> str:
        """Make cards the pool under way; why not (W-14), or ``""``."""
        assert self._game.parts.pools
        words = [clean_line(word)[:LONGEST_NAME] for word in words]
        faults = [f for f in self._game.parts.pools.faults(self._game.rules, words) if f]
        if len(words) > WHOLE:
            faults.append(say("A pool has {n} cards, this one {own}", n=WHOLE, own=len(words)))
        if faults:
            return say("{what} (W-14).", what=capital(faults[0]))
        self.take(words)
        return ""

    def missing(self) -> str:
        """Why the pool can't be kept yet (W-14), ``""`` if it can."""
        if len(self.cards) == WHOLE:
            return ""
        return say("A pool has {n} cards, this one {own} (W-14).", n=WHOLE, own=len(self.cards))

    def add(self, what: str) -> str:
        """Take a card, in the place of the other suit of its rank and colour; why not (W-14), or ``""``."""
        cards = self._definitions.cards
        kind = cards[what].rank_and_colour
        same = [at for at, card in enumerate(self.cards) if cards[card].rank_and_colour == kind]
        if same:
            self.cards[same[0]] = what
        elif len(self.cards) >= WHOLE:
            return say("A pool has {n} cards: put one back first (W-14).", n=WHOLE)
        else:
            self.cards.append(what)
        return ""

    def put_back(self, what: str) -> None:
        """Put a card back."""
        self.cards.remove(what)
