"""A pool under way: what is chosen, and why nothing else can be (W-14, W-86)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from wonderland import api
from wonderland.content.text import LONGEST_NAME
from wonderland.core.message import capital, say
from wonderland.core.quoting import clean_line
from wonderland.games.parts import PoolsPart
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.pool_choice import WonderlandPools
from wonderland.games.wonderland.pools import WHOLE


class PoolDraft(ABC):
    """A pool under way, of cards or of pairs.

    Args:
        game: whose.
        part: says what a pool is made of, and what is wrong with a choice.

    Attributes:
        definitions: what there is to choose.
        wrong_size: said of a pool that has not as many as it should.
    """

    wrong_size: str

    def __init__(self, game: api.Game, part: PoolsPart) -> None:
        assert isinstance(game.rules, Wonderland)
        self._rules, self._part = game.rules, part
        self.definitions = game.rules.definitions

    @abstractmethod
    def take(self, words: Sequence[str]) -> None:
        """Make these what is chosen."""

    @abstractmethod
    def whole(self) -> Sequence[str]:
        """What is chosen and whole."""

    def take_over(self, words: Sequence[str]) -> str:
        """Make these the pool under way; why not (W-14, W-86), or ``""``."""
        words = [clean_line(word)[:LONGEST_NAME] for word in words]
        faults = [fault for fault in self._part.faults(self._rules, words) if fault]
        if len(words) > WHOLE:
            faults.append(self.wrong_size.format(n=WHOLE, own=len(words)))
        if faults:
            return self._ruled(faults[0])
        self.take(words)
        return ""

    def missing(self) -> str:
        """Why the pool can't be kept yet (W-14, W-86), ``""`` if it can."""
        own = len(self.whole())
        return "" if own == WHOLE else self._ruled(self.wrong_size.format(n=WHOLE, own=own))

    def _ruled(self, what: str) -> str:
        return say("{what} ({rule}).", what=capital(what), rule=self._part.rule)


class Draft(PoolDraft):
    """The cards chosen so far, and why no others can be (W-14).

    Args:
        game: whose.

    Attributes:
        cards: those chosen.
    """

    wrong_size = say("A pool has {n} cards, this one {own}")

    def __init__(self, game: api.Game) -> None:
        super().__init__(game, WonderlandPools())
        self.cards: list[str] = []

    def take(self, words: Sequence[str]) -> None:
        """Make these the cards chosen."""
        self.cards = list(words)

    def whole(self) -> Sequence[str]:
        """The cards chosen."""
        return self.cards

    contents = whole

    def add(self, what: str) -> str:
        """Take a card, in the place of the other suit of its rank and colour; why not (W-14), or ``""``."""
        cards = self.definitions.cards
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
