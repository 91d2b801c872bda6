"""Where the cards of a hand lie: each keeps its place for a turn, whatever is played beside it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.layout import Box


class HandPlaces:
    """The places of the hand that is seen below the ring.

    A card that is played leaves its place empty, so that no other comes to lie under the pointer; one
    that is taken back lies where it lay. With another turn, or another hand, all lie in the middle.
    """

    def __init__(self) -> None:
        self._turn: tuple[object, ...] = ()
        self._cards: list[str] = []
        self._of = 0

    def boxes(self, layout: Layout, view: StateForm, looking: str, cards: Sequence[str]) -> list[Box]:
        """Where the cards of a hand lie.

        Args:
            layout: of the screen.
            view: what is seen of the match.
            looking: the seat whose hand it is.
            cards: what it holds now.
        """
        turn = (looking, view["active"], view["turn"], view["phase"] == "row")
        if turn != self._turn:
            self._turn, self._cards, self._of = turn, list(cards), len(cards)
        places = self._places(cards)
        found = [layout.hand_card(place, self._of) for place in places]
        if all(box.right <= layout.hand.right for box in found):
            return found
        self._of = len(self._cards)
        return [layout.hand_card(place, self._of) for place in places]

    def _places(self, cards: Sequence[str]) -> list[int]:
        """The number of each card's place; one that is new takes one that is free."""
        free, found = list(range(len(self._cards))), dict[int, int]()
        for number, card in enumerate(cards):
            at = next((place for place in free if self._cards[place] == card), None)
            if at is not None:
                free.remove(at)
                found[number] = at
        for number, card in enumerate(cards):
            if number not in found:
                if not free:
                    free.append(len(self._cards))
                    self._cards.append(card)
                found[number] = free.pop(0)
                self._cards[found[number]] = card
        return [found[number] for number in range(len(cards))]
