"""Things of the players that lie beside a game: tea, a hat, a candle and its light."""

from __future__ import annotations

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect

CUP, LUMPS, TART, WATCH = "table/cup", "table/lumps", "table/tart", "table/watch"
THIMBLE, HAT, CANDLE = "cupboard/thimble", "cupboard/hat", "cupboard/candle"
"""The sprites of the things."""
USED_UP = (CUP, CANDLE)
"""Those of which there is less towards the end of a match."""
GRAIN = 48
"""Sprites are made in steps of so many pixels, and then scaled: a camera shows them in any size."""
GLOW, GLOW_TONE, FLAME, BURNT = 3.0, "#ffcf7a", 0.33, 22 / 196
"""How far a candle's light reaches in its widths, in what colour, where the flame is in its height,
and how much lower each time that it has burnt down."""


def draw_still(canvas: Canvas, sprite: str, rect: Rect, worn: int = 0) -> None:
    """Draw a thing in a rectangle, a candle with its light round it.

    Args:
        canvas: what is drawn on.
        sprite: the thing.
        rect: where, in pixels.
        worn: how far the match has come, from 0 to 2: the tea goes down, and the candle burns down.
    """
    if sprite == CANDLE:
        glow = _glow(canvas, round(GLOW * rect.width))
        middle = rect.centerx, rect.top + round(rect.height * (FLAME + BURNT * worn))
        canvas.surface.blit(glow, glow.get_rect(center=middle))
    if worn and sprite in USED_UP:
        sprite = f"{sprite}-{worn}"
    wide = -(-rect.width // GRAIN) * GRAIN
    made = canvas.sprites.get(sprite, (wide, round(wide * rect.height / rect.width)))
    canvas.surface.blit(pygame.transform.smoothscale(made, rect.size), rect)


def _glow(canvas: Canvas, radius: int) -> pygame.Surface:
    """The candle's light; light has no edges, so that it is made small."""

    def make() -> pygame.Surface:
        half = 64
        body = (
            f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" r="{half}">'
            f'<stop offset="0%" stop-color="{GLOW_TONE}" stop-opacity="0.34"/>'
            f'<stop offset="50%" stop-color="{GLOW_TONE}" stop-opacity="0.1"/>'
            f'<stop offset="100%" stop-color="{GLOW_TONE}" stop-opacity="0"/></radialGradient></defs>'
            f'<rect width="{2 * half}" height="{2 * half}" fill="url(#g)"/>'
        )
        return shapes.picture(body, 2 * half, 2 * half)

    small = canvas.sprites.kept(("candle-glow",), make)
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))
