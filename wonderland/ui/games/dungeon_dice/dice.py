"""The dice of Dungeon Dice as they lie: body in the class's colour, crest, number, class mark."""

from __future__ import annotations

from functools import partial

import pygame
from pygame.math import Vector2

from wonderland.ui.games.dungeon_dice.figures import MARK, faded
from wonderland.ui.games.dungeon_dice.looks import class_of, level_of, mark_of, sprite
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD

MARK_OFF = 30.0
"""How far right of a die's middle and below it its class mark lies, in hundredths of its side."""


def die_picture(canvas: Canvas, kind: str, face: str, size: int, *, lit: bool = False) -> pygame.Surface:
    """A die of a size in pixels in the middle of a larger picture; ``face`` ``""`` is a blank."""
    key = ("dungeon-die", kind, face, size, lit)
    return canvas.sprites.kept(key, partial(_made, canvas, kind, face, size, lit))


def _made(canvas: Canvas, kind: str, face: str, size: int, lit: bool) -> pygame.Surface:
    side = round(size * 1.34)
    unit, edge = size / 100, (side - size) / 2
    whole = pygame.Surface((side, side), pygame.SRCALPHA)
    under = (
        f'<rect x="{edge + 6 * unit:.2f}" y="{edge + 10 * unit:.2f}" width="{94 * unit:.2f}" '
        f'height="{94 * unit:.2f}" rx="{20 * unit:.2f}" fill="#000000" opacity="0.35"/>'
    )
    if lit:
        under += (
            f'<rect x="{edge - 4 * unit:.2f}" y="{edge - 4 * unit:.2f}" width="{108 * unit:.2f}" '
            f'height="{108 * unit:.2f}" rx="{25 * unit:.2f}" fill="#f3c64b"/>'
        )
    whole.blit(shapes.picture(under, side, side), (0, 0))
    at = round(edge)
    whole.blit(canvas.sprites.get(sprite(f"die-{class_of(kind)}"), (size, size)), (at, at))
    if face:
        _draw_face(canvas, whole, face, (edge, unit))
    mark = 38 * unit
    drawn = canvas.sprites.get(mark_of(kind), (round(mark * MARK[0]), round(mark * MARK[1])))
    centre = (edge + 80 * unit, edge + 80 * unit)
    whole.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))
    return whole


def _draw_face(canvas: Canvas, whole: pygame.Surface, face: str, frame: tuple[float, float]) -> None:
    edge, unit = frame
    number = face[1:]
    left, top, part = (18, 22, 42) if number else (22, 20, 56)
    size = round(part * unit)
    drawn = canvas.sprites.get(sprite(f"crest-{face[0]}"), (size, size))
    whole.blit(drawn, (round(edge + left * unit), round(edge + top * unit)))
    if number:
        ink = (42, 35, 32, 255)
        text = canvas.fonts.render(number, BOLD, max(10.0, 42 * unit / canvas.scale), ink)
        middle = (round(edge + 71 * unit), round(edge + 40 * unit))
        whole.blit(text, text.get_rect(center=middle))


def draw_die(
    canvas: Canvas, kind: str, face: str, middle: tuple[float, float], size: int,
    *, turn: float = 0.0, lit: bool = False, alpha: int = 255,
) -> None:  # fmt: skip
    """Draw a die round a place in pixels, turned by some degrees against the clock."""
    drawn = die_picture(canvas, kind, face, size, lit=lit)
    if turn:
        key = ("dungeon-die-turned", kind, face, size, lit, round(turn))
        drawn = canvas.sprites.kept(key, partial(pygame.transform.rotozoom, drawn, round(turn), 1.0))
    drawn = faded(drawn, alpha)
    canvas.surface.blit(drawn, drawn.get_rect(center=(round(middle[0]), round(middle[1]))))
    _draw_level(canvas, kind, middle, size, turn, alpha)


def _draw_level(canvas: Canvas, kind: str, middle: tuple[float, float], size: int, turn: float, alpha: int) -> None:
    """Set the level on a die's mark, upright however the die lies: a tilted 1 would read as a 7."""
    unit = size / 100
    low = 1.6 if class_of(kind) in "YK" else 0.0
    off = Vector2(MARK_OFF, MARK_OFF + low).rotate(-turn) * unit
    drawn = canvas.fonts.render(str(level_of(kind)), BOLD, max(10.0, 25 * unit / canvas.scale), (255, 255, 255, 255))
    if alpha < 255:
        drawn = drawn.copy()
        drawn.set_alpha(alpha)
    at = round(middle[0] + off.x), round(middle[1] + off.y)
    canvas.surface.blit(drawn, drawn.get_rect(center=at))
