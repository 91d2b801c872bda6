"""The blows of Dungeon Dice: a Master loses a Heart Point (DD-54)."""

from __future__ import annotations

from functools import partial

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice import at_table
from wonderland.games.dungeon_dice import events as ev
from wonderland.ui.games.dungeon_dice.board import MASTER
from wonderland.ui.games.dungeon_dice.figures import draw_master
from wonderland.ui.games.dungeon_dice.floors import SIDE
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table.blow import Blow, Blows, told_of


def _master_hurt(event: ev.MasterHurt, match: Match) -> Blow:
    words = say("−1 heart") if event.left else say("The last heart")
    by = next(seat for seat in match.seats if seat != event.side)
    place = at_table.slots(match)[event.side]
    return Blow(event.side, place, words, by, thing=partial(_draw, event))


def _draw(event: ev.MasterHurt, canvas: Canvas, cell: Rect, *, fallen: bool) -> None:
    unit = cell.width / SIDE
    at = (cell.left - 9.0 * unit, cell.top - 22.0 * unit)
    gone = fallen and not event.left
    draw_master(canvas, event.side, at, round(MASTER * unit), fallen=gone)


BLOWS: Blows = dict([told_of(ev.MasterHurt, _master_hurt)])
