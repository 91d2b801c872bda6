"""The picture behind the menu: the match that was left, or one in its middle, in its garden."""

from __future__ import annotations

import pygame

from wonderland import api
from wonderland.core.match import Match
from wonderland.session.moments import starts
from wonderland.ui.boards.lying import lying
from wonderland.ui.games.painting_the_roses.thumbnail import drawn_garden
from wonderland.ui.kit.canvas import Canvas


def still_life(
    canvas: Canvas, size: tuple[int, int], match: Match | None = None, looking: str = ""
) -> pygame.Surface:
    """Draw it over a size in pixels.

    Args:
        canvas: what says how things look.
        size: of the picture.
        match: the match that was left; None for one of ours.
        looking: the seat whose knowledge may be shown, ``""`` for none.
    """
    if match is None:
        game = api.shipped("painting-the-roses")
        match = starts(game.name)["four"].match(game)
        looking = match.seats[0]
    return lying(drawn_garden(canvas, match, looking, canvas.scale), size)
