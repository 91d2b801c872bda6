"""What the seat that is awaited has in the garden, and what any seat may know of the match."""

from __future__ import annotations

from wonderland.games.painting_the_roses.named_line import guard_of
from wonderland.games.painting_the_roses.names import RISING
from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.modes import ROW
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.table_control import TableControl

MOST_KEPT = 5
"""How many cards a hand may hold when a turn ends (PR-77)."""


class Own:
    """What the awaited seat has.

    Args:
        control: who is awaited, and for what.
    """

    def __init__(self, control: TableControl) -> None:
        self._control = control
        self._seen = Kept[dict[str, StateForm]]()

    @property
    def state(self) -> StateForm:
        """What the awaited seat may know of the match."""
        return self.seen_by(self._control.seat)

    def seen_by(self, seat: str) -> StateForm:
        """What a seat may know of the match; only to be read.

        A frame asks for it some fifty times, so it is kept until a line is played or taken back.
        """
        match = self._control.match
        known = self._seen.of((match.position, len(match.lines)), dict)
        if seat not in known:
            known[seat] = seen(match, seat)
        return known[seat]

    @property
    def cards(self) -> list[str]:
        """The cards of the awaited seat's hand that may be seen now."""
        found = self.state["hands"][self._control.seat]
        return list(found) if isinstance(found, list) else []

    def garden_cards(self) -> list[str]:
        """The cards dealt for the awaited seat's garden, while its row is to be laid."""
        return list(self.state["gardens"][self._control.seat])

    def lying(self) -> list[str]:
        """The cards that are taken up by a click now: those of the hand, or those dealt for a garden."""
        return self.garden_cards() if self._control.mode == ROW else self.cards

    @property
    def surplus(self) -> int:
        """How many cards must be let go (PR-77)."""
        return max(0, len(self.cards) - MOST_KEPT)

    def post(self) -> str:
        """The hedge on which the awaited seat's guardsman stands, ``""`` for none."""
        guard = guard_of(self.state, self._control.seat)
        return guard.hedge if guard else ""

    def rank_on(self, hedge: str) -> str:
        """The card of a hedge, with a star where it is red."""
        return str(self.state["gardens"][hedge[0]][int(hedge[1:]) - 1])

    def payer(self, spent: str, hedge: str) -> str:
        """The lowest card of the hand beside one that is spent that pays for a hedge now (PR-32), or ``""``."""
        if self.rank_on(hedge).endswith("*") or "paint" in self.state["done"]:
            return ""
        wanted = RISING.index(self.rank_on(hedge)[0])
        others = list(self.cards)
        if spent in others:
            others.remove(spent)
        able = sorted((RISING.index(card[0]), card) for card in others if RISING.index(card[0]) >= wanted)
        return able[0][1] if able else ""
