"""The domino in hand: lifted over the table, following the mouse, leaning into its motion."""

from __future__ import annotations

from math import exp, hypot

import pygame

from wonderland.games.wonderland.queries import Domino
from wonderland.ui.games.wonderland.bones import domino_tile
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.motion import shorter_way

LIFTED = 1.04
FOLLOW_MS, TURN_MS = 55.0, 60.0
MOST_TILT = 3.0
PULL = 0.75
"""How far a domino near a place that fits is drawn to it."""
NEAR = 0.4
"""Pixels and degrees below which it lies still."""


class HeldDomino:
    """Where the domino in hand is shown, and how it lies."""

    def __init__(self) -> None:
        self.x = self.y = 0.0
        self.angle = 0.0
        self.tilt = 0.0
        self.shown = False
        self._goal: tuple[float, float] = (0.0, 0.0)
        self._turn = 0.0
        self._fits = False

    def aim(self, at: tuple[int, int] | None, turn: int, fits: pygame.Rect | None) -> None:
        """Say where the hand is, how the domino is turned, and the place nearby that it fits."""
        if at is None:
            self.shown = False
            return
        goal = (float(at[0]), float(at[1]))
        self._fits = fits is not None
        if fits:
            goal = tuple(g + (c - g) * PULL for g, c in zip(goal, fits.center, strict=True))  # type: ignore[assignment]
        if not self.shown:
            self.x, self.y = goal
            self.angle = 90.0 * turn
        self.shown = True
        self._goal = goal
        self._turn = 90.0 * turn

    def update(self, elapsed: float) -> bool:
        """Go on by some milliseconds; whether it is still moving."""
        if not self.shown:
            return False
        share = 1 - exp(-elapsed / FOLLOW_MS)
        dx, dy = self._goal[0] - self.x, self._goal[1] - self.y
        self.x += dx * share
        self.y += dy * share
        way = shorter_way(self._turn - self.angle)
        self.angle += way * (1 - exp(-elapsed / TURN_MS))
        lean = max(-MOST_TILT, min(MOST_TILT, -dx * 0.08))
        self.tilt += (lean - self.tilt) * share
        still = hypot(dx, dy) < NEAR and abs(way) < NEAR and abs(self.tilt) < 0.1
        if still:
            self.x, self.y = self._goal
            self.angle, self.tilt = self._turn % 360, 0.0
        return not still

    def draw(self, canvas: Canvas, layout: Layout, side: str, index: int) -> None:
        """Draw it with its shadow."""
        if not self.shown:
            return
        quarter = round(self.angle / 90) % 4  # its wall stays below, however it is turned
        squares = ("a1", "b1"), ("a1", "a2"), ("b1", "a1"), ("a2", "a1")
        tile = domino_tile(canvas, Domino(side, *squares[quarter], index), layout.square)
        turned = shorter_way(self.angle - 90 * quarter)
        lifted = pygame.transform.rotozoom(tile, turned + self.tilt, LIFTED)
        shadow = lifted.copy()
        shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shadow.set_alpha(90)
        rect = lifted.get_rect(center=(round(self.x), round(self.y)))
        canvas.surface.blit(shadow, rect.move(canvas.px(5), canvas.px(8)))
        lifted.set_alpha(120 if self._fits else 235)
        canvas.surface.blit(lifted, rect)
