"""The flagship's blows: an Image loses a life (W-65)."""

from __future__ import annotations

from functools import partial

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.queries import fixed
from wonderland.games.wonderland.words import other
from wonderland.ui.games.wonderland.pieces import draw_image
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table.blow import Blow, Blows, told_of


def _life_lost(event: ev.LifeLost, match: Match) -> Blow:
    here = fixed(match)
    words = say("−1 life") if event.left else say("The last life")
    return Blow(event.side, here.images[event.side], words, other(event.side), thing=partial(_draw, event, here.life))


def _draw(event: ev.LifeLost, most: int, canvas: Canvas, cell: Rect, *, fallen: bool) -> None:
    draw_image(canvas, event.side, cell, event.left + (not fallen), most)


BLOWS: Blows = dict([told_of(ev.LifeLost, _life_lost)])
