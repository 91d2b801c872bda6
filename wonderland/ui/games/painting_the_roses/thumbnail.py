"""A small picture of the garden: the ring of hedges with everyone in it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from wonderland.core.match import Match
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.position import seen
from wonderland.ui.games.painting_the_roses.garden import UNKNOWN, Garden
from wonderland.ui.games.painting_the_roses.layout import BAR, Layout
from wonderland.ui.games.painting_the_roses.marks import Marks
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.shell.still_life import StillLife

DRAWN = (1180, 640)
"""The window for which the garden is laid out before it is made small."""


def thumbnail(canvas: Canvas, match: Match, looking: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw a match over a size in pixels, by what a seat knows; by what all know for ``""``."""
    return _within(garden_from_above(canvas, match, looking, 1.0), size)


def garden_from_above(
    canvas: Canvas, match: Match, looking: str, scale: float, _: Sequence[str] = ()
) -> pygame.Surface:
    """Draw the garden as ``StillLife.from_above`` says."""
    view = seen(match, looking or match.seats[0])
    if not looking:
        view["gardens"] = {
            seat: [UNKNOWN if card.endswith("*") else card for card in garden]
            for seat, garden in view["gardens"].items()
        }
    layout = Layout(float(DRAWN[0]), float(DRAWN[1]), match.seats)
    sub = canvas.onto(pygame.Surface((round(DRAWN[0] * scale), round(DRAWN[1] * scale))))
    sub.scale = scale
    Garden(SEAT_NAMES).draw(sub, layout, view, Marks())
    field = Box(0, BAR, layout.field.width, layout.row - BAR)
    return sub.surface.subsurface(field.rect(sub))


def _within(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture as large as a size lets it be, in its own form, on ground like that at its corner."""
    wide, high = picture.get_size()
    share = min(size[0] / wide, size[1] / high)
    small = pygame.transform.smoothscale(picture, (round(wide * share), round(high * share)))
    whole = pygame.Surface(size)
    whole.fill(picture.get_at((0, 0)))
    whole.blit(small, small.get_rect(center=whole.get_rect().center))
    return whole


STILL_LIFE = StillLife("painting-the-roses", "four", garden_from_above)
"""The picture behind the menu."""
