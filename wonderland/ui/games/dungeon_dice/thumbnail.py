"""A small picture of a match: the table with everyone on it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.core.match import Match
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.board import Board, Moving, masked, standing_of
from wonderland.ui.games.dungeon_dice.bodies import bodies_of, nets_in, nets_of
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.layout import Layout, lay_out
from wonderland.ui.games.dungeon_dice.marks import Marks
from wonderland.ui.games.dungeon_dice.things import Lying
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.shell.still_life import StillLife

LEAST = 8
"""So many squares are seen from left to right at least."""
DRAWN = (1280, 720)
"""The window for which the table is laid out before it is made small."""


def thumbnail(canvas: Canvas, match: Match, looking: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw a match over a size in pixels, by what all may know: no chest is looked into."""
    view = masked(queries.seen(match, looking or match.seats[0]))
    drawn, layout = _drawn(canvas, match, view, 1.0, ())
    field = _field(layout, view, size)
    return pygame.transform.smoothscale(drawn.subsurface(field), size)


def table_from_above(canvas: Canvas, match: Match, looking: str, scale: float, known: Sequence[str]) -> pygame.Surface:
    """Draw the table as ``StillLife.from_above`` says; no chest is looked into."""
    view = masked(queries.seen(match, looking or match.seats[0]))
    drawn, layout = _drawn(canvas, match, view, scale, known)
    return drawn.subsurface(layout.felt)


def _drawn(
    canvas: Canvas, match: Match, view: StateForm, scale: float, known: Sequence[str]
) -> tuple[pygame.Surface, Layout]:
    """Draw the table with everyone on it, and say where things lie on it."""
    facts, options = Facts.of(match), at_table.options(match)
    nets = [*nets_of(facts, known), *nets_in(facts, match.lines)]
    size = round(DRAWN[0] * scale), round(DRAWN[1] * scale)
    layout = lay_out(size, scale, options.columns, options.rows)
    sub = canvas.onto(pygame.Surface(size))
    sub.scale = scale
    table = Board()
    table.draw_ground(sub, layout, bodies_of(view["laid"], nets), Lying())
    standing = standing_of(facts, view)
    table.draw_standing(sub, layout, view, standing, Marks(), Moving(), options.life)
    return sub.surface, layout


def _field(layout: Layout, view: StateForm, size: tuple[int, int]) -> Rect:
    """The part of the table that is worth being seen: where floors lie, or its middle."""
    whole = layout.board.inflate(24, 24).clip(layout.felt)
    cells = [*map(layout.standing, (*view["laid"]["w"], *view["laid"]["e"]))]
    found = cells[0].unionall(cells[1:]) if cells else Rect(layout.board.center, (1, 1))
    found = found.inflate(layout.square, layout.square)
    ratio = size[0] / size[1]
    least = max((LEAST if cells else 11) * layout.square, size[0])  # never enlarged
    wide = max(least, found.width, found.height * ratio)
    box = Rect(0, 0, min(whole.width, round(wide)), min(whole.height, round(wide / ratio)))
    box.center = found.center
    return box.clamp(whole)


STILL_LIFE = StillLife("dungeon-dice", "middle", table_from_above)
"""The picture behind the menu."""
