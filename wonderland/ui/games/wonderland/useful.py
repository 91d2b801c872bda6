"""What useful a player would leave undone if he ended his turn now."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland.intent import Intent


def unspent(control: Intent) -> str:
    """What the side that acts could still do and can't do later, to attack; ``""`` for nothing."""
    able = queries.could_attack(control.match)
    if len(able) > 1:
        return say("{n} of yours could still attack.", n=len(able))
    if not able:
        return ""
    return say("The {being} could still attack.", being=words_of(control.match).card(able[0][1:]))
