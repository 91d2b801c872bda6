"""Beings and Images as they stand on the table: the whole foot, the badges off the piece."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.wonderland.card import Card, is_hooded
from wonderland.ui.games.wonderland.hood import draw_hood
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

SPRITES = ("pawn", "bishop", "rook", "knight", "queen", "king")
HIGH = 1.12
"""A piece's height."""
LIFTED = 0.05
HEAD = 0.337
"""Where the middle of a Pawn's head is, in heights of a piece."""
IMAGE, IMAGE_LEFT, IMAGE_ABOVE = 60 / 46, 7 / 46, 10 / 46
"""The box of an Image, and how far it stands out of its square, in squares."""
FALLEN = 4
SMALLEST = 30
"""Squares of fewer pixels than these, unscaled, show no badges."""


def sprite_name(canvas: Canvas, side: str, card: Card) -> str:
    """The drawing of a card's being; a being without one of its own is shown as a Pawn."""
    name = f"pieces/{side}-{card.colour}-{card.sprite}"
    if card.sprite in SPRITES or canvas.sprites.has(name):
        return name
    return f"pieces/{side}-{card.colour}-pawn"


def place_of(cell: Rect, *, lifted: bool = False) -> Rect:
    """Where a piece's picture lies, the piece standing in a square."""
    size = round(cell.width * HIGH)
    rise = round(cell.width * LIFTED) if lifted else 0
    left = cell.left + (cell.width - size) // 2
    return Rect(left, cell.top + round(cell.width * 0.95) - size - rise, size, size)


def stand(canvas: Canvas, side: str, card: Card, cell: Rect, *, alpha: int = 255, lifted: bool = False) -> None:
    """Draw a piece standing in a square of the table."""
    _draw_in(canvas, side, card, place_of(cell, lifted=lifted), alpha)


def draw_piece(canvas: Canvas, side: str, card: Card, cell: Rect, size: int) -> None:
    """Draw a piece of a size at the foot of a box."""
    place = Rect(0, 0, size, size)
    place.midbottom = (cell.centerx, cell.bottom)
    _draw_in(canvas, side, card, place, 255)


def _draw_in(canvas: Canvas, side: str, card: Card, place: Rect, alpha: int) -> None:
    """Draw a piece in a box, with the rank on a Pawn's head (W-3); of an unknown one a hood (W-81)."""
    if is_hooded(card.name):
        draw_hood(canvas, side, card.name[1:], place, alpha)
        return
    name = sprite_name(canvas, side, card)
    if alpha < 255:
        canvas.surface.blit(canvas.sprites.faded(name, place.size, alpha), place)
        return
    canvas.surface.blit(canvas.sprites.get(name, place.size), place)
    if card.sprite == "pawn":
        colour = "text" if card.colour == "red" else "chip-text"
        x, y = place.centerx, place.top + place.height * HEAD
        size = place.height * 0.25 / canvas.scale
        canvas.text(card.rank, x / canvas.scale, y / canvas.scale, BOLD, size, colour, CENTRE)


def badge_size(canvas: Canvas, cell: Rect) -> float:
    """The diameter of a badge, in pixels."""
    logical = cell.width / canvas.scale
    return max(14.0, min(0.33 * logical, 8.0 + 0.16 * logical)) * canvas.scale


def draw_badges(canvas: Canvas, side: str, card: Card, cell: Rect, strength: int) -> None:
    """Draw Str and suit on the shoulders of a square: round for West, with six corners for East."""
    if cell.width / canvas.scale < SMALLEST:
        return
    wide = badge_size(canvas, cell)
    out = max(0.0, (40.0 - cell.width / canvas.scale) * 0.3) * canvas.scale
    high = cell.top - canvas.scale + wide / 2 - out
    _draw_strength(canvas, side, strength, (cell.left + canvas.scale * 0.5 - out + wide / 2, high), wide)
    disc = wide * 0.95
    middle = (cell.right - canvas.scale * 0.5 + out - disc / 2, high)
    canvas.disc(middle, disc / 2 + canvas.scale * 0.5, "text")
    canvas.disc(middle, disc / 2 - canvas.scale * 0.5, "front")
    inner = round(disc * 0.68)
    canvas.stamp(f"suits/{card.suit}", (inner, inner), (round(middle[0]), round(middle[1])))


def _draw_strength(canvas: Canvas, side: str, strength: int, middle: tuple[float, float], wide: float) -> None:
    thin = canvas.scale * 0.6
    if side == "w":
        canvas.disc(middle, wide / 2 + thin, "text")
        canvas.disc(middle, wide / 2 - thin, "badge-west")
    else:
        canvas.hexagon(middle, wide / 2, "badge-east", "badge-east-edge", 2 * thin)
    size = max(13.0, wide * 0.82 / canvas.scale)
    ink = "badge-west-text" if side == "w" else "badge-east-text"
    canvas.text(str(strength), middle[0] / canvas.scale, middle[1] / canvas.scale, BOLD, size, ink, CENTRE)


LIKE = {"cow": "wither"}
"""Marks that are drawn as others are: both say that a number has fallen."""


def draw_marks(canvas: Canvas, cell: Rect, names: Sequence[str]) -> None:
    """Draw what is on a being beside its body, between badges and foot: left, right, and so on."""
    if not names or cell.width / canvas.scale < SMALLEST:
        return
    size = round(max(11.0 * canvas.scale, cell.width * 0.27))
    top = round(cell.top + badge_size(canvas, cell) - canvas.scale)
    for index, name in enumerate(names):
        inset = round(index // 2 * size * 0.75)
        x = cell.right - size + 1 - inset if index % 2 else cell.left - 1 + inset
        canvas.surface.blit(canvas.sprites.get(f"marks/{LIKE.get(name, name)}", (size, size)), (x, top))


def draw_image(canvas: Canvas, side: str, cell: Rect, life: int, most: int) -> None:
    """Draw a side's looking-glass; a crack for each life lost, and in pieces once it has fallen."""
    cracks = FALLEN if life <= 0 else min(FALLEN - 1, max(0, most - life))
    size = round(cell.width * IMAGE)
    glass = canvas.sprites.get(f"images/{side}-{cracks}", (size, size))
    at = (cell.left - round(cell.width * IMAGE_LEFT), cell.top - round(cell.width * IMAGE_ABOVE))
    canvas.surface.blit(glass, at)
