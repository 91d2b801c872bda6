"""The kitchen table on which the battle is laid out: planks under one lamp."""

from __future__ import annotations

from random import Random

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas

LAMP = (0.42, 0.40)
TONES = ("#8a5f3d", "#6b472d", "#38241a")
PLANK = 96
GRAIN = 7
"""How many lines of grain a plank has."""


def kitchen_table(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """The table over a size in pixels; flat in sharp themes. Don't draw on it."""
    if canvas.theme.sharp:
        flat = pygame.Surface(size)
        flat.fill(canvas.theme["bar"])
        return flat
    return canvas.sprites.kept(("kitchen", size), lambda: _drawn(size, canvas.scale))


def _drawn(size: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size
    x, y = width * LAMP[0], height * LAMP[1]
    stops = "".join(f'<stop offset="{at}%" stop-color="{tone}"/>' for at, tone in zip((0, 55, 100), TONES, strict=True))
    body = (
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="{x:.0f}" cy="{y:.0f}" '
        f'r="{0.75 * width:.0f}">{stops}</radialGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#lamp)"/>'
    )
    return shapes.picture(body + _planks(width, height, scale), width, height)


def _planks(width: int, height: int, scale: float) -> str:
    """Seams and grain; the same on every table."""
    rng, found, top = Random(4), "", 4.0
    while top < height:
        found += (
            f'<path d="M0 {top:.0f}H{width}" stroke="#1f120b" stroke-width="{2.4 * scale:.1f}" opacity="0.55"/>'
            f'<path d="M0 {top + 2 * scale:.0f}H{width}" stroke="#ffdca8" stroke-width="1" opacity="0.13"/>'
        )
        for _ in range(GRAIN):
            left, wide = rng.uniform(-0.1, 1) * width, rng.uniform(0.15, 0.5) * width
            y, bend = top + rng.uniform(0.1, 0.9) * PLANK * scale, rng.uniform(-5, 5)
            found += (
                f'<path d="M{left:.0f} {y:.0f}q{wide / 3:.0f} {bend:.1f} {wide / 2:.0f} {bend / 2:.1f}'
                f't{wide / 2:.0f} {bend:.1f}" fill="none" stroke="#2b180d" '
                f'stroke-width="{rng.uniform(0.7, 1.7) * scale:.1f}" opacity="0.26"/>'
            )
        top += PLANK * scale
    return found
