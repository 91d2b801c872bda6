"""The blows of Storytellers: a story is found boring (ST-41)."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.ui.table.blow import Blow, Blows, told_of


def _rated(event: ev.RatingsShown, match: Match) -> Blow | None:
    """The votes are counted first, one by one."""
    if event.wonderful:
        return None
    return Blow(str(match.active), "", say("Boring"), late=True)


BLOWS: Blows = dict([told_of(ev.RatingsShown, _rated)])
