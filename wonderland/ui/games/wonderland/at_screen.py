"""Whose pool comes up when, where people share the screen (W-76)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.table.at_screen import AtScreen


class FlagshipScreen(AtScreen[Intent]):
    """Pools are hidden; whoever answers needs nothing of his own, but with referee."""

    def wanted(self) -> str:
        """Whoever chooses dice from his pool, or goes on with a turn that is his.

        With referee the whole table is seen with one's own secrets, so it is whoever acts (W-77).
        """
        state, side = self._control.state, self.acts
        if queries.hides(self.session.match):
            return side
        if side != state["active"]:
            return ""
        taken_up = side == self.looking() and not self.fresh
        return "" if taken_up and state["phase"] != "choose" else side

    def curtain(self, seat: str) -> tuple[str, str]:
        """The side’s Red Queen hides its pool."""
        return f"pieces/{seat}-red-queen", say("pool")
