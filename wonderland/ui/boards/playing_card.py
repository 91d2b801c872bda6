"""A playing card as large as it is looked at: rank, suit, pips where they lie on a real one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

TALL = 1.42
"""A card's height in its widths."""
COLUMNS = (0.3, 0.5, 0.7)
FIRST, LAST = 0.17, 0.83
"""Where the uppermost and the lowest row of pips lie, in heights."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card.

    Attributes:
        rank: as it is written in the corner.
        suit: the letter of its sprite.
        colour: of the rank, by the theme: ``red`` or ``black``.
        pips: rows of three characters, ``o`` for a pip.
        picture: a sprite in the middle, or ``""``.
    """

    rank: str
    suit: str
    colour: str
    pips: Sequence[str]
    picture: str = ""


def draw_playing_card(canvas: Canvas, rect: Rect, face: Face, *, shadow: bool = True) -> None:
    """Draw a card in a rectangle."""
    radius = rect.width * 0.07 / canvas.scale
    if shadow:
        canvas.shadow(rect, 90, radius, rect.width * 0.025 / canvas.scale, 4)
    canvas.fill(rect, "front", radius)
    canvas.outline(rect, "card-edge", 1.2, radius)
    if face.picture:
        size = round(rect.width * 0.6)
        canvas.stamp(face.picture, (size, size), rect.center)
    draw_pips(canvas, rect, face, round(rect.width * 0.21))
    _draw_corners(canvas, rect, face)


def draw_pips(canvas: Canvas, rect: Rect, face: Face, size: int, opacity: int = 255) -> None:
    """Draw only a card's pips, each of a size in pixels, where they lie on a card of a rectangle."""
    path = f"suits/{face.suit}"
    if opacity < 255:
        sign = canvas.sprites.faded(path, (size, size), opacity)
    else:
        sign = canvas.sprites.get(path, (size, size))
    for row, marks in enumerate(face.pips):
        for column, mark in zip(range(len(COLUMNS)), marks, strict=True):
            if mark == "o":
                at = pip_at(rect, face.pips, row, column)
                canvas.surface.blit(sign, sign.get_rect(center=at))


def pip_at(rect: Rect, pips: Sequence[str], row: int, column: int) -> tuple[int, int]:
    """The middle of a pip on a card of a rectangle, in pixels."""
    y = rect.top + rect.height * (FIRST + (LAST - FIRST) * row / max(1, len(pips) - 1))
    return round(rect.left + rect.width * COLUMNS[column]), round(y)


def _draw_corners(canvas: Canvas, rect: Rect, face: Face) -> None:
    """Draw rank and suit in the upper left corner, and upside down in the lower right one."""
    wide, high = round(rect.width * 0.2), round(rect.width * 0.34)
    corner = canvas.onto(pygame.Surface((wide, high), pygame.SRCALPHA))
    size = rect.width * 0.155 / canvas.scale
    corner.text(face.rank, wide / 2 / canvas.scale, high * 0.27 / canvas.scale, BOLD, size, face.colour, CENTRE)
    mark = round(rect.width * 0.1)
    sign = canvas.sprites.get(f"suits/{face.suit}", (mark, mark))
    corner.surface.blit(sign, sign.get_rect(center=(wide // 2, round(high * 0.72))))
    drawn = corner.surface
    canvas.surface.blit(drawn, (rect.left, rect.top + 1))
    upside = pygame.transform.rotate(drawn, 180)
    canvas.surface.blit(upside, (rect.right - wide, rect.bottom - high - 1))
