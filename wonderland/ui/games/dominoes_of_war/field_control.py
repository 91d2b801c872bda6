"""What a player says, and what is laid out for whoever doesn't want to set up himself."""

from __future__ import annotations

from wonderland.ui.games.dominoes_of_war.last_set_up import LastSetUp
from wonderland.ui.games.dominoes_of_war.suggestions import Suggestions
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.house_board import HouseBoard, HouseControl


class FieldControl(HouseControl):
    """As the house's, but that set-up can be done for the player, and done again as the last time.

    Args:
        board: the board, which knows who looks on.
        manners: how lines are said by hand.

    Attributes:
        for_me: the seats for which all is laid out.
        suggestions: what may be chosen for the seat that is awaited.
        last: how it was set up the last time.
    """

    def __init__(self, board: HouseBoard, manners: Manners) -> None:
        super().__init__(board, manners)
        self.for_me: set[str] = set()
        self.suggestions = Suggestions(self.session)
        self.last = LastSetUp(saves=self.session.saves)

    def lay_out(self) -> None:
        """From now on base, walls and figures of the seat that is awaited are chosen for it."""
        self.for_me.add(self.seat)

    def _carry_on(self) -> bool:
        match = self.match
        if match.to_act not in self.for_me or match.turn:
            return False
        return self.play(self.suggestions.lines(self.seat)[0])
