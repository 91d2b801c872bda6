"""What a seat painted: its five hedges in a row, as they stood at the end."""

from __future__ import annotations

import pygame

from wonderland.core.match import Match
from wonderland.games.painting_the_roses.position import form_of
from wonderland.ui.games.painting_the_roses.garden import compose_hedge
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box


def draw_deed(canvas: Canvas, box: Box, match: Match, seat: str) -> None:
    """Draw a seat's emblem and its garden; what was never painted stands back."""
    garden = form_of(match)["gardens"].get(seat, ())
    side = min(box.height, (box.width - box.height) / PER_GARDEN)
    pixels = canvas.px(side)
    size = canvas.px(side * 0.8)
    left = box.right - side * (PER_GARDEN + 1)
    top = canvas.px(box.centre[1]) - pixels // 2
    emblem = canvas.sprites.get(sprite(f"emblem-{seat}"), (size, size))
    canvas.surface.blit(emblem, (canvas.px(left), canvas.px(box.centre[1]) - size // 2))
    for number, card in enumerate(garden):
        key = ("deed", pixels, seat, number, card, canvas.theme.name)
        third = number == PER_GARDEN // 2

        def make(card: str = card, third: bool = third) -> pygame.Surface:
            return compose_hedge(canvas, pixels, seat, card, third=third)

        hedge = canvas.sprites.kept(key, make)
        if not card.endswith("*"):
            hedge = hedge.copy()
            hedge.set_alpha(90)
        canvas.surface.blit(hedge, (canvas.px(left + side * (number + 1)), top))
