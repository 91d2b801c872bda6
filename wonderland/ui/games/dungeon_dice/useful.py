"""What useful a player would leave undone if he ended his turn now."""

from __future__ import annotations

from wonderland.core.message import capital, say
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.ui.games.dungeon_dice.intent import Intent


def unspent(control: Intent) -> str:
    """What the side that acts could still do and can't do later, to attack; ``""`` for nothing."""
    able = queries.could_attack(control.match)
    if len(able) > 1:
        return say("{n} of yours could still attack.", n=len(able))
    if not able:
        return ""
    if able[0].endswith(MASTER):
        return say("Your Master could still attack.")
    return capital(say("{who} could still attack.", who=control.facts.called(able[0])))
