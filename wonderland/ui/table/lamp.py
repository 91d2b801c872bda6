"""The lamp over a table: the dark round its light."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect

COARSE = 4
"""The dark is drawn so many times smaller, and then drawn out."""
REACH = 0.64
"""How far the light reaches, in widths of the table."""
Stops = Sequence[tuple[int, float]]
"""How dark it is: shares of the light's reach in per cent, and of darkness."""


def dark_round(canvas: Canvas, felt: Rect, lamp: tuple[int, int], stops: Stops) -> pygame.Surface:
    """The dark over a table with the lamp's light in it, as large as the table.

    Args:
        canvas: whose pictures are kept.
        felt: the table, in pixels.
        lamp: the middle of the light, in pixels.
        stops: how dark it is from there on.
    """
    at = (lamp[0] - felt.left, lamp[1] - felt.top)
    key = ("lamp", felt.size, at, tuple(stops))
    return canvas.sprites.kept(key, partial(_darkness, felt.size, at, stops))


def _darkness(size: tuple[int, int], at: tuple[int, int], stops: Stops) -> pygame.Surface:
    wide, high = (max(1, side // COARSE) for side in size)
    x, y = at[0] / COARSE, at[1] / COARSE
    listed = "".join(f'<stop offset="{far}%" stop-color="#06120e" stop-opacity="{dark}"/>' for far, dark in stops)
    body = (
        f'<defs><radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="{x:.0f}" '
        f'cy="{y:.0f}" r="{wide * REACH:.0f}">{listed}</radialGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#spot)"/>'
    )
    return pygame.transform.smoothscale(shapes.picture(body, wide, high), size)
