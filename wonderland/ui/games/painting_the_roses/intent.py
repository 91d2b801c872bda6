"""What a player can do in the garden: what was begun in, lines out. Nothing is drawn here.

The match is the only truth: whatever is offered is a legal line of it, and what a card would do is
found by trying it on a copy. What is kept here is what a player has begun and not yet said.
"""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.games.painting_the_roses.actions import GRAMMAR
from wonderland.games.painting_the_roses.actions.base import CARD, HEDGE, TARGET
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.kit.grammar import VERB, Words
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.painting_the_roses.modes import ACTING, ANSWERING, DISCARDING, POST, ROW
from wonderland.ui.games.painting_the_roses.own import Own
from wonderland.ui.games.painting_the_roses.uses import Uses
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.table_control import HandControl

_MODES = {"row": ROW, "guard": POST, "act": ACTING, "answer": ANSWERING, "discard": DISCARDING}
MANNERS = Manners(closes=dict.fromkeys((VERB.name, HEDGE.name, TARGET.name), CARD.name), in_order=frozenset({"row"}))
PAINT = VERB.word("paint")


class Intent(HandControl):
    """What the player at the screen has begun.

    Attributes:
        own: what the awaited seat has.
        uses: what its cards can do.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session, MANNERS)
        self.own = Own(self)
        self.uses = Uses(self, self.own)

    def _asked(self) -> str:
        return _MODES[self.state["phase"]]

    @property
    def state(self) -> StateForm:
        """What the awaited seat may know of the match."""
        return self.own.state

    @property
    def cards(self) -> list[str]:
        """The cards of the awaited seat's hand that may be seen now."""
        return self.own.cards

    @property
    def picked(self) -> str:
        """The card taken up to be used, ``""`` for none."""
        return self.uses.picked

    @property
    def chosen(self) -> list[str]:
        """The cards taken up, in their order: to be used, to lay a row (PR-13), or to be let go (PR-77)."""
        return self.hand.chosen(CARD.name)

    def put_back(self) -> bool:
        """Put the card back that is taken up; whether there was one. Cards chosen of several stay."""
        return bool(self.picked) and self.clear()

    def lines(self) -> Iterator[Words]:
        """What the player may say now, word by word."""
        return (GRAMMAR.words(self.line(words)) for words in self.own_lines())

    def pick(self, card: str, copy: int = 0) -> None:
        """Take a card up, or put it back; in the set-up and when letting go, choose it.

        Args:
            card: which.
            copy: of several alike, how many lie before it.
        """
        self.refused = None
        if card not in self.own.lying():
            return  # it was seen, but has been played already
        if card not in self.chosen and (refused := self.uses.unwanted(card)):
            self.refuse(refused)
            return
        most = {ROW: len(self.own.lying()), DISCARDING: self.own.surplus}.get(self.mode, 1)
        self.hand.take(CARD.word(card), copy, most=most)

    def touch(self, hedge: str) -> str | None:
        """The line that uses the card in hand on a hedge: walks there, paints it, or plays on it.

        Where none does, it is one that the match refuses with the reason.
        """
        card, own = self.picked, hedge == self.own.post()
        if not card:
            return None
        self.uses.hovered = ""
        attempt = f"paint {card}" if own else f"move {card} {hedge}"
        if card[0] in "JQK":
            attempt = f"play {card} {hedge}"
        meant = [*([PAINT] if own else []), HEDGE.word(hedge), TARGET.word(hedge)]
        said = self.hand.touch(*meant, attempt=attempt)
        return self.line(said) if said else None
