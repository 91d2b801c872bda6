"""Whose pool comes up when, where people share the screen (W-76)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.table.at_screen import AtScreen


class FlagshipScreen(AtScreen[Intent]):
    """Pools are hidden; whoever answers needs nothing of his own, and sees what is open to both."""

    def wanted(self) -> str:
        """Whoever chooses dice from his pool, or goes on with a turn that is his."""
        state, side = self._control.state, self.acts
        if side != state["active"]:
            return ""
        taken_up = side == self.looking() and not self.fresh
        return "" if taken_up and state["phase"] != "choose" else side

    def curtain(self, seat: str) -> tuple[str, str]:
        """The side’s Red Queen hides its pool."""
        return f"pieces/{seat}-red-queen", say("pool")
