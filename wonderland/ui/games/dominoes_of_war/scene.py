"""The table of Dominoes of War."""

from __future__ import annotations

from functools import partial

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.events import Brought
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war.blows import BLOWS
from wonderland.ui.games.dominoes_of_war.field_control import FieldControl
from wonderland.ui.games.dominoes_of_war.field_screen import FieldScreen
from wonderland.ui.games.dominoes_of_war.picture import Battlefield
from wonderland.ui.games.dominoes_of_war.story import STORY
from wonderland.ui.games.dominoes_of_war.useful import unspent
from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.table.heard import tight
from wonderland.ui.table.house_board import HouseBoard
from wonderland.ui.table.table import Table
from wonderland.ui.table.table_control import only_line
from wonderland.ui.table.turn_end import TurnEnd


def _tightness(seen: View) -> int:
    """How tight the match is: by the soldiers of the seat that has fewest, once all are there."""
    form = seen.form
    left = [len(troops) for seat, troops in form["troops"].items() if seat not in form["out"]]
    return tight(min(left, default=0), 4, 2) if form["round"] else 0


class Board(HouseBoard):
    """The table of Dominoes of War."""

    controlled_by = FieldControl
    control: FieldControl
    ends: TurnEnd
    ways = HouseBoard.ways._replace(tightness=_tightness, blows=BLOWS, arrivals=[Brought], story=STORY)

    def __init__(self, table: Table) -> None:
        super().__init__(table, Battlefield)
        self.screen = FieldScreen(self.app, self.session, lambda: self.looking, None)
        self.ends = TurnEnd(table, partial(_unspent, self))

    def end_button(self, label: str) -> Spec:
        """The button that ends the turn, as wide with each of its hints."""
        return {**self.ends.button(label), "keeps": [(label, say("Enter"))]}

    def end_turn(self) -> str | None:
        """The line that ends the turn; None where it is told first what is left."""
        return self.ends.end()

    def may_only_end(self) -> bool:
        """Whether nothing is left in an action step but to end it."""
        return self.now()["phase"] == "act" and only_line(self.control)


def _unspent(board: Board) -> str:
    """What useful is still open to the seat that looks on."""
    view = board.now()
    assert isinstance(view, View)
    return unspent(view)


class MatchScene(Table):
    """A sitting at the table."""

    brings = Board
