"""The picture beside the menu: a path of dominoes and who stands on it, in a tilted frame."""

from __future__ import annotations

import pygame

from wonderland.ui.kit.canvas import Canvas

# (sprite, column, row, quarter turns); the frame's unit is a square
_DOMINOES = (
    ("w-35", 0, 3, 1), ("w-23", 1, 2, 1), ("w-66", 2, 2, 0), ("w-11", 4, 1, 1), ("w-26", 5, 1, 0),
    ("w-12", 6, 2, 0), ("e-back", 7.4, 3, 1), ("e-back", 6.4, 4, 1), ("e-back", 8.4, 4, 0),
    ("w-23", 5.2, 5, 1), ("w-45", 3.2, 6, 0),
)  # fmt: skip
_PIECES = (
    ("w-red-queen", 1, 2), ("w-red-pawn", 3, 2), ("w-black-bishop", 5, 1),
    ("e-black-rook", 7.4, 4), ("e-black-knight", 8.4, 4), ("w-red-king", 5.2, 6),
)  # fmt: skip
TILT = -7


def still_life(canvas: Canvas, side: int) -> pygame.Surface:
    """Draw it; ``side`` is in pixels."""
    square = side // 11
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    at = (square * 0.3, square * 1.6)
    for name, column, row, turns in _DOMINOES:
        size = (2 * square, square)
        tile = canvas.sprites.turned(f"dominoes/{name}", size, turns)
        picture.blit(tile, (at[0] + column * square, at[1] + row * square))
    for name, column, row in _PIECES:
        piece = canvas.sprites.get(f"pieces/{name}", (round(square * 1.5),) * 2)
        x = at[0] + (column + 0.5) * square - square * 0.75
        picture.blit(piece, (x, at[1] + (row + 0.85) * square - square * 1.35))
    turned = pygame.transform.rotozoom(picture, TILT * -1, 0.98)
    whole = pygame.Surface((side, side), pygame.SRCALPHA)
    whole.blit(turned, turned.get_rect(center=(side // 2, side // 2)))
    return whole
