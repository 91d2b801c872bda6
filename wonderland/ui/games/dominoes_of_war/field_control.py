"""What a player says, and what is laid out for whoever doesn't want to set up himself."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.queries import setting_up
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.house_board import HouseBoard, HouseControl


class FieldControl(HouseControl):
    """As the house's, but that set-up can be done for the player.

    Args:
        board: the board, which knows who looks on.
        manners: how lines are said by hand.

    Attributes:
        for_me: the seats for which all is laid out.
    """

    def __init__(self, board: HouseBoard, manners: Manners) -> None:
        super().__init__(board, manners)
        self.for_me: set[str] = set()

    def lay_out(self) -> None:
        """From now on base, walls and figures of the seat that is awaited are chosen for it."""
        self.for_me.add(self.seat)

    def _carry_on(self) -> bool:
        match = self.match
        if match.to_act not in self.for_me or not setting_up(match):
            return False
        suggested = self.session.game.agent("hard", seed=len(match.lines)).choose(
            match.view(self.seat)
        )
        return self.play(str(suggested.action))
