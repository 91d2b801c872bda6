"""A table as it lies before who comes in: large, a little turned, under the lamp of a dark room."""

from __future__ import annotations

import pygame

from wonderland.ui.kit.backdrop import lamp_light

ROOM = ((74, 52, 34), (44, 31, 21), (18, 13, 9))
"""The room behind it: where the lamp shines, around, and at its edges."""
LAMP, MIDDLE = (0.7, 0.42), (0.68, 0.45)
"""Where the lamp shines and where the table's middle lies, in shares of the picture."""
SHADE = (0, 0, 0, 120)
"""The table's shadow."""


def lying(table: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Draw a table, which is given from above and whole, in a picture of a size."""
    picture = lamp_light(size, *ROOM, LAMP).copy()
    cut = pygame.Surface(table.get_size(), pygame.SRCALPHA)
    cut.blit(table, (0, 0))
    share = min(size[0] * 0.78 / table.get_width(), size[1] * 0.96 / table.get_height())
    turned = pygame.transform.rotozoom(cut, -5, share)
    at = turned.get_rect(center=(round(size[0] * MIDDLE[0]), round(size[1] * MIDDLE[1])))
    shade = turned.copy()
    shade.fill(SHADE, special_flags=pygame.BLEND_RGBA_MULT)
    fall = round(size[1] * 0.02)
    picture.blit(shade, at.move(fall, fall))
    picture.blit(turned, at)
    return picture
