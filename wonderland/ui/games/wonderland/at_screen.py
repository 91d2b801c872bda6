"""Whose pool comes up when, where people share the screen (W-76)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland.intent import Intent, passes_openly
from wonderland.ui.table.at_screen import AtScreen
from wonderland.ui.table.curtain import called


class FlagshipScreen(AtScreen[Intent]):
    """Pools are hidden; whoever answers needs nothing of his own, but with referee."""

    def wanted(self) -> str:
        """Whoever chooses dice from his pool, or goes on with a turn that is his.

        With referee the whole table is seen with one's own secrets, so it is whoever acts (W-77),
        but for who lets a window pass by what all see.
        """
        state, side = self._control.state, self.acts
        if queries.hides(self.session.match):
            return "" if passes_openly(self._control) else side
        if side != state["active"]:
            return ""
        taken_up = side == self.looking() and not self.fresh
        return "" if taken_up and state["phase"] != "choose" else side

    @property
    def covered(self) -> bool:
        """Not while the other side lets a window pass: nobody takes the seat meanwhile."""
        stays = self.looking() == self.ready and passes_openly(self._control)
        return super().covered and not stays

    def note(self) -> None:
        """Whoever is asked has the screen, but for who lets a window pass."""
        if not passes_openly(self._control):
            super().note()

    def title(self, seat: str) -> str:
        """Who answers or checks defense is told that it is no turn of his."""
        if seat == self._control.state["active"]:
            return ""
        return say("{side}, you are asked", side=called(self.session.seats, self.session.game.info, seat))

    def curtain(self, seat: str) -> tuple[str, str]:
        """The side’s Red Queen hides its pool."""
        return f"pieces/{seat}-red-queen", say("pool")
