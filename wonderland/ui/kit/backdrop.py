"""Grounds: the felt under one lamp and the curtain, made once for each size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from wonderland.ui.kit.canvas import Canvas

STEPS = 96
BROAD = 1.25
"""How far the light reaches, in half diagonals."""


def draw_curtain(canvas: Canvas) -> None:
    """Hang a curtain over all of the window."""
    light, dark = (tuple(canvas.theme[c]) for c in ("curtain-light", "curtain"))
    middle = tuple((a + b) // 2 for a, b in zip(light, dark, strict=True))
    size = canvas.surface.get_size()
    canvas.surface.blit(lamp_light(size, light, middle, dark, (0.5, 0.42)), (0, 0))


@lru_cache(maxsize=2)  # as large as a window: no more than a screen needs at once
def lamp_light(
    size: tuple[int, int],
    light: tuple[int, ...],
    middle: tuple[int, ...],
    edge: tuple[int, ...],
    centre: tuple[float, float],
) -> pygame.Surface:
    """A ground that is lit at a point (shares of the size) and darkens towards its edge.

    Drawn small, ring by ring, and enlarged smoothly, which costs a few milliseconds once a size.
    """
    small = pygame.Surface((160, 100))
    small.fill(edge[:3])
    cx, cy = round(centre[0] * 160), round(centre[1] * 100)
    reach = round(94 * BROAD)
    for step in range(STEPS, 0, -1):
        share = step / STEPS
        a, b, t = (middle, edge, share * 2 - 1) if share > 0.5 else (light, middle, share * 2)
        colour = [round(a[i] + (b[i] - a[i]) * t) for i in range(3)]
        pygame.draw.circle(small, colour, (cx, cy), round(reach * share))
    ground = pygame.transform.smoothscale(small, size)
    return ground.convert() if pygame.display.get_surface() else ground
