"""A sprite, or where nobody has drawn it, a plain tile with its letter: for what mods bring."""

from __future__ import annotations

import pygame

from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD

INKS = ("text", "quiet")
"""The colour of a letter: as it is, and of something that is not there."""


def lettered(
    canvas: Canvas, name: str, letter: str, size: int, *, ground: str = "front", faint: bool = False
) -> pygame.Surface:
    """The sprite of a name at a size in pixels, or a tile with a letter.

    Args:
        canvas: what it will be drawn on.
        name: the sprite's.
        letter: what the tile says.
        size: its width and height in pixels.
        ground: the tile's colour.
        faint: whether it stands for something that is not there.
    """
    if canvas.sprites.has(name):
        if faint:
            return canvas.sprites.faded(name, (size, size), 110)
        return canvas.sprites.get(name, (size, size))
    tile = pygame.Surface((size, size), pygame.SRCALPHA)
    edge = max(1, size // 12)
    inner = tile.get_rect().inflate(-edge, -edge)
    on_tile, radius = canvas.onto(tile), size / 5 / canvas.scale
    on_tile.fill(inner, ground, radius)
    on_tile.outline(inner, "line", max(1, edge // 2) / canvas.scale, radius)
    ink = tuple(canvas.theme[INKS[faint]])
    drawn = canvas.fonts.render(letter, BOLD, 0.62 * size / canvas.scale, ink)
    tile.blit(drawn, drawn.get_rect(center=inner.center))
    return tile
