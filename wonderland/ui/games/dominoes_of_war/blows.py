"""The blows of Dominoes of War: a seat loses its last figure (DW-83), or several at once (DW-80)."""

from __future__ import annotations

from functools import partial

from wonderland.core.match import Match
from wonderland.core.message import say, say_n
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.kit.canvas import Canvas, Rect
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
    key, square = next((key, square) for owner, key, square in event.troops if owner == seat)
    by = str(match.active or "")
    words = say("The last figure") if out else say_n("−{n} figure", "−{n} figures", lost.count(seat))
    stands = partial(_draw, seat, key, queries.faction_of(seen)[seat], seat in queries.looking_west(seen))
    return Blow(seat, square, words, "" if by == seat else by, thing=stands)


def _draw(seat: str, key: str, faction: str, west: bool, canvas: Canvas, cell: Rect, *, fallen: bool) -> None:
    """Draw the figure till the blow falls: the field shows none there any more."""
    if not fallen:
        things.stand(canvas, cell, things.soldier(canvas, seat, key, faction, cell.width), west=west)


BLOWS: Blows = dict([told_of(ev.Removed, _removed)])
