"""Whose items come up when, where people share the screen (DD-93)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dungeon_dice import at_table
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.table.at_screen import AtScreen


class DungeonScreen(AtScreen[Intent]):
    """Items are hidden: a question shows none, nor is the own pool needed to march and fight."""

    @property
    def hides(self) -> bool:
        """Whether anybody at the table has an item that the other side may not know."""
        match = self.session.match
        return any(at_table.hides(match, side) for side in self.session.people)

    def wanted(self) -> str:
        """Whoever chooses dice or calls a figure, or goes on with a turn that is his."""
        mode = self._control.mode
        if mode in (modes.WAITING, modes.OVER, *modes.ASKED):
            return ""
        seat = self._control.seat
        taken_up = seat == self.looking() and not self.fresh
        return "" if taken_up and mode not in (modes.CHOOSING, modes.LAYING) else seat

    def curtain(self, seat: str) -> tuple[str, str]:
        """The side’s Master hides its chests."""
        return sprite(f"master-{seat}"), say("chests")
