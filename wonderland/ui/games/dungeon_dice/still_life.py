"""The picture behind the menu: the match that was left, or one in its middle, on its table."""

from __future__ import annotations

import pygame

from wonderland import api
from wonderland.core.match import Match
from wonderland.games.dungeon_dice import queries
from wonderland.session.moments import starts
from wonderland.ui.boards.lying import lying
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.nets import nets_in, nets_of
from wonderland.ui.games.dungeon_dice.standing import masked
from wonderland.ui.games.dungeon_dice.thumbnail import drawn_table
from wonderland.ui.kit.canvas import Canvas


def still_life(
    canvas: Canvas, size: tuple[int, int], match: Match | None = None, looking: str = ""
) -> pygame.Surface:
    """Draw it over a size in pixels; no chest is looked into.

    Args:
        canvas: what says how things look.
        size: of the picture.
        match: the match that was left; None for one of ours.
        looking: the side that looks on, ``""`` for none.
    """
    if match is None:
        game = api.shipped("dungeon-dice")
        start = starts(game.name)["middle"]
        match = start.match(game)
        nets = nets_of(Facts.of(match), start.known)
    else:
        nets = nets_in(Facts.of(match), match.lines)
    view = masked(queries.seen(match, looking or match.seats[0]))
    drawn, layout = drawn_table(canvas, match, view, nets, canvas.scale)
    return lying(drawn.subsurface(layout.felt), size)
