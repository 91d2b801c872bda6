"""What useful a player would leave undone if he ended his turn now."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.kept import Kept


class Useful:
    """What the side that acts could still do that it can't do later: attack.

    Args:
        control: what the player has begun.
    """

    def __init__(self, control: Intent) -> None:
        self._control = control
        self._able = Kept[list[str]]()

    def unspent(self) -> str:
        """It as a sentence; ``""`` for nothing."""
        match = self._control.match
        able = self._able.of(self._control.stamp, lambda: queries.could_attack(match))
        if len(able) > 1:
            return say("{n} of yours could still attack.", n=len(able))
        if not able:
            return ""
        return say("The {being} could still attack.", being=words_of(match).card(able[0][1:]))
