"""The blows of Painting the Roses: a guardsman is found out and goes to the tower (PR-66)."""

from __future__ import annotations

from functools import partial

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses import events as ev
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table.blow import Blow, Blows, told_of


def _guard_taken(event: ev.GuardTaken, _: Match) -> Blow:
    return Blow(event.seat, f"guard {event.hedge}", say("Found out"), thing=partial(_draw, event))


def _draw(event: ev.GuardTaken, canvas: Canvas, cell: Rect, *, fallen: bool) -> None:
    name = f"guardsman-{event.seat}-found" if fallen else f"guardsman-{event.seat}"
    canvas.surface.blit(canvas.sprites.get(sprite(name), cell.size), cell)


BLOWS: Blows = dict([told_of(ev.GuardTaken, _guard_taken)])
