"""How many cards lie in the tower, to be drawn and discarded: numbers on plates below them."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import Box, text_width

HIGH, PAD, GAP = 24.0, 9.0, 3.0
"""A plate: its height, free at its ends, and from one to the next."""
SIZE = 14.0


class Count(NamedTuple):
    """A number and its plate."""

    words: str
    box: Box


class Counts(NamedTuple):
    """All of them, from left to right."""

    tower: Count
    pile: Count
    discards: Count


def counts(canvas: Canvas, layout: Layout, view: StateForm) -> Counts:
    """What a view counts, each below what it is about, and none over another."""
    tower = say("{n} in tower", n=len(view["tower"]))
    pile = say("{n} to draw", n=view["pile_size"])
    discards = say("{n} discarded", n=len(view["discards"]))
    last = _count(canvas, layout, layout.discards.centre[0], discards, layout.field.width - GAP)
    return Counts(
        _count(canvas, layout, layout.tower.centre[0] + 4, tower),
        _count(canvas, layout, layout.pile.centre[0], pile, last.box.x - GAP),
        last,
    )


def _count(canvas: Canvas, layout: Layout, x: float, words: str, end: float = inf) -> Count:
    """A number centred on ``x``, on a plate that ends before ``end``."""
    wide = text_width(canvas, words, BOLD, SIZE) + 2 * PAD
    left = min(max(x, wide / 2 + 5), end - wide / 2) - wide / 2
    return Count(words, Box(left, layout.foot.y - 15 - HIGH / 2, wide, HIGH))


def draw_count(canvas: Canvas, count: Count) -> None:
    """Draw a number on its plate."""
    rect = count.box.rect(canvas)
    canvas.fill(rect, "bar", HIGH / 2)
    canvas.outline(rect, "bar-quiet", 1.5, HIGH / 2)
    canvas.text(count.words, *count.box.centre, BOLD, SIZE, "bar-text", CENTRE, rect)
