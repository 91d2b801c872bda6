"""Whose hand comes up when, where people share the screen (sections 13 and 16)."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.painting_the_roses.position import form_of
from wonderland.ui.games.painting_the_roses import modes
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.table.at_screen import AtScreen

HAND_SHOWN = (modes.POST, modes.ACTING, modes.DISCARDING)
"""What a player can't be asked without his hand being seen."""


class GardenScreen(AtScreen[Intent]):
    """Hands are hidden: one comes up behind a curtain whenever another was asked meanwhile."""

    @property
    def hides(self) -> bool:
        """Whether hands are dealt: a row is laid before there are any (section 13)."""
        return any(held for held in form_of(self.session.match)["hands"].values())

    def wanted(self) -> str:
        """Whoever can't be asked without his hand being seen, or lays his row (section 16)."""
        return self.acts if self._control.mode in (modes.ROW, *HAND_SHOWN) else ""

    def curtain(self, seat: str) -> tuple[str, str]:
        """The seat’s emblem hides its hand."""
        return sprite(f"emblem-{seat}"), say("hand")

    def awaited(self) -> bool:
        """Whether somebody is to act who has not said yet that he is there."""
        return self.hides and self.shared and self.wanted() not in ("", self.ready)
