"""A small picture of a match: the table with everyone on it."""

from __future__ import annotations

import pygame

from wonderland.core.match import Match
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.ui.games.dungeon_dice.bodies import bodies_of
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.layout import lay_out
from wonderland.ui.games.dungeon_dice.marks import Marks
from wonderland.ui.games.dungeon_dice.nets import nets_in
from wonderland.ui.games.dungeon_dice.standing import masked, standing_of
from wonderland.ui.games.dungeon_dice.table import Moving, Table
from wonderland.ui.kit.canvas import Canvas

DRAWN = (1280, 720)
"""The window for which the table is laid out before it is made small."""


def thumbnail(canvas: Canvas, match: Match, looking: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw a match over a size in pixels, by what all may know: no chest is looked into."""
    facts, options = Facts.of(match), at_table.options(match)
    view = masked(queries.seen(match, looking or match.seats[0]))
    layout = lay_out(DRAWN, 1.0, options.columns, options.rows)
    sub = canvas.onto(pygame.Surface(DRAWN))
    sub.scale = 1.0
    table = Table()
    table.draw_ground(sub, layout, bodies_of(view["laid"], nets_in(facts, match.lines)), Moving())
    table.draw_standing(
        sub, layout, view, standing_of(facts, view), Marks(), Moving(), options.life
    )
    field = layout.board.inflate(24, 24).clip(layout.felt)
    return pygame.transform.smoothscale(sub.surface.subsurface(field), size)
