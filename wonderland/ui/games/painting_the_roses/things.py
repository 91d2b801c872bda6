"""Somebody has had tea on the lawn: what lies there, and how far it is used up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.boards.still_things import CANDLE, CUP, LUMPS, TART, draw_still
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.table.heard import tight


class Thing(NamedTuple):
    """A thing: its sprite, where its middle lies from the middle of the lawn, and its size."""

    sprite: str
    x: float
    y: float
    wide: float
    high: float

    def box(self, layout: Layout) -> Box:
        """Where it lies."""
        z, (x, y) = layout.zoom, layout.lawn.centre
        return Box.round((x + self.x * z, y + self.y * z), self.wide * z, self.high * z)


THINGS = (
    Thing(CUP, -150, -14, 72, 72),
    Thing(LUMPS, -96, 18, 25, 22),
    Thing(CANDLE, 124, -22, 54, 88),
    Thing(TART, 176, 10, 42, 32),
)
"""What lies on the lawn, said for a garden that isn't enlarged."""


def tightness(form: StateForm) -> int:
    """How tight the match is: by the hedges of the garden that has fewest left to paint."""
    gardens = filter(None, form["gardens"].values())
    left = [sum("*" not in hedge for hedge in garden) for garden in gardens]
    return tight(min(left), 3, 1) if left else 0


def lying(canvas: Canvas, layout: Layout, placed: Iterable[Box]) -> tuple[Thing, ...]:
    """What lies on the lawn where nothing else was placed."""
    others = [box.rect(canvas) for box in placed]
    return tuple(one for one in THINGS if one.box(layout).rect(canvas).collidelist(others) < 0)


def draw_things(canvas: Canvas, layout: Layout, things: Iterable[Thing], worn: int) -> None:
    """Draw what lies on the lawn; nothing in a theme of sharp edges.

    Args:
        canvas: what is drawn on.
        layout: where the lawn lies.
        things: what lies there.
        worn: how far the match has come (``draw_still``).
    """
    if not canvas.theme.sharp:
        for thing in things:
            draw_still(canvas, thing.sprite, thing.box(layout).rect(canvas), worn)
