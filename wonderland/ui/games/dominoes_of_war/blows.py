"""The blows of Dominoes of War: a seat loses its last figure (DW-83), or several at once (DW-80)."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.core.message import say, say_n
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.table.blow import Blow, Blows, told_of

MANY = 3
"""So many figures that go at once are a blow even to one who has others."""


def _removed(event: ev.Removed, match: Match) -> Blow | None:
    seen = match.view(match.seats[0])
    assert isinstance(seen, View)
    lost = [seat for seat, _, _ in event.troops]
    out = [seat for seat in dict.fromkeys(lost) if not seen.form["troops"][seat]]
    seat = out[0] if out else max(lost, key=lost.count)
    if not out and lost.count(seat) < MANY:
        return None
    square = next(square for owner, _, square in event.troops if owner == seat)
    by = str(match.active or "")
    words = (
        say("The last figure") if out
        else say_n("−{n} figure", "−{n} figures", lost.count(seat))
    )  # fmt: skip
    return Blow(seat, square, words, "" if by == seat else by)


BLOWS: Blows = dict([told_of(ev.Removed, _removed)])
