"""How a player ends his turn: by a button and a key; what he leaves unspent is told him once a turn."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import rows, say
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.kept import Kept
from wonderland.ui.table.table import Table
from wonderland.ui.table.table_control import Refused
from wonderland.ui.table.ways import END


class TurnEnd:
    """Ends the turn. It is what Enter means only where nothing useful is open.

    Args:
        table: the table; under a lesson or a puzzle nothing is told.
        unspent: finds what useful is still open, as a sentence; ``""`` for nothing.
    """

    def __init__(self, table: Table, unspent: Callable[[], str]) -> None:
        self._table, self._unspent = table, unspent
        self._left = Kept[str]()
        self._told: tuple[object, ...] = ()

    def unspent(self) -> str:
        """What useful is still open, found once a position."""
        control = self._table.control
        return self._left.of((*control.stamp, control.to_act), self._unspent)

    def button(self, label: str = say("End turn"), why: str = "") -> Spec:
        """The button: yellow where nothing useful is open, so that it can do no harm."""
        left = self.unspent()
        return button("end", label, self.end, "end-turn", primary=not left, why=why or left)

    def end(self) -> str | None:
        """The line that ends the turn; None where it is told first what is left."""
        control, left = self._table.control, self.unspent()
        turn = (control.match, control.match.turn, control.to_act)
        if left and self._told != turn and self._table.frame is None:
            self._told = turn
            control.refused = Refused(rows(left, say("Once more, and the turn is over.")), "", asks=True)
            return None
        return control.line(END)
