"""A small picture of a match: what its uncovered cards make together."""

from __future__ import annotations

from math import ceil

import pygame

from wonderland.core.match import Match
from wonderland.games.storytellers.book.picture import HIGH, WIDE
from wonderland.games.storytellers.definitions import AREA, TYPES
from wonderland.games.storytellers.state import NONE
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.book_pages import composed_in
from wonderland.ui.games.storytellers.cards import KEEPS_TOP
from wonderland.ui.kit.canvas import Canvas


def thumbnail(canvas: Canvas, match: Match, looking: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw it over a size in pixels, by what all may know; what is too high of it is cropped."""
    view = match.view(looking or match.seats[0])
    assert isinstance(view, View)
    state = view.known
    tops = {TYPES[kind]: state.top(kind) for kind in AREA}
    cards = {name: state.config.definitions.cards[top] if top != NONE else None for name, top in tops.items()}
    wide, high = size
    whole = max(wide, ceil(high * WIDE / HIGH))
    drawn = composed_in(canvas, cards, (whole, ceil(whole * HIGH / WIDE)))
    left, above = (whole - wide) // 2, round((drawn.get_height() - high) * KEEPS_TOP)
    return drawn.subsurface((left, above, wide, high)).copy()
