"""The screens of Dominoes of War, as the shell knows them."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.ui.games.dominoes_of_war.field_control import FieldControl
from wonderland.ui.games.dominoes_of_war.picture import Battlefield
from wonderland.ui.shell.screens import Screens
from wonderland.ui.table.house_board import HouseBoard
from wonderland.ui.table.table import Table
from wonderland.ui.table.table_control import only_line


class Board(HouseBoard):
    """The table of Dominoes of War."""

    controlled_by = FieldControl
    control: FieldControl

    def __init__(self, table: Table) -> None:
        super().__init__(table, Battlefield)

    def may_only_end(self) -> bool:
        """Whether nothing is left in an action step but to end it."""
        return self.now()["phase"] == "act" and only_line(self.control)


class MatchScene(Table):
    """A sitting at the table."""

    brings = Board


SCREENS = Screens(match=MatchScene, motto=say("toy soldiers on tiles that may blow up"))
