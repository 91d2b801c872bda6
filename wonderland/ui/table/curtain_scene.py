"""The small scene of the curtain: whose eyes may look, and who has his own bound (pictures m8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.portrait import portrait
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import APART, NEAR

HIGH = 672.0
"""The height that the stage is drawn for; the rest of it is scaled to that."""
DRAPE, SCALLOP, FOOT, TABLE = (270, 730), (164, 96), (120, 80), (260, 160)
BESIDE, ASIDE = 0.16, 96.0
"""How much of the width is free of glasses at each side of two; how far the drapes hang aside for many."""
LOOKS, WAITS, MANY = 290.0, 236.0, 168.0
"""How high the glass is of whoever acts, of the other of two, and of each of many."""
BOARDS = 548.0
"""Where the boards of the stage begin."""
FLOOR = 600.0
"""Where the feet of the glasses stand."""
FOLD, EDGE, LIT = 47, 3.0, 660.0
"""How far apart folds are, how far the boards' edge stands over them, and how far down the light falls."""
PLATE = 32.0
LEFT_LOOKING = ("bill", "dan", "finn")
"""Whose portraits look to the left."""


class Onlooker(NamedTuple):
    """Somebody before the curtain.

    Attributes:
        face: his portrait.
        frame: the shape of its frame.
        name: what he is called.
        acts: whether the screen is his now.
    """

    face: str
    frame: str
    name: str
    acts: bool


def draw_stage(canvas: Canvas, room: Box, onlookers: Sequence[Onlooker]) -> None:
    """Draw the stage over a part of the window, with those who are there.

    Args:
        canvas: what is drawn on.
        room: where.
        onlookers: they, in the order of the table.
    """
    rect, unit = room.rect(canvas), room.height / HIGH
    acting = next((number for number, one in enumerate(onlookers) if one.acts), 0)
    places = _places(room, onlookers)
    light = places[acting].centre[0] if places else room.centre[0]
    ground = canvas.sprites.kept(
        ("stage", rect.size, round(light), canvas.theme.name),
        partial(_ground, rect.size, canvas.scale, light - room.x, unit, sharp=canvas.theme.sharp),
    )
    canvas.surface.blit(ground, rect)
    order = sorted(range(len(onlookers)), key=lambda number: onlookers[number].acts)
    for number in order:
        _draw_glass(canvas, places[number], onlookers[number], unit)
    if len(onlookers) == 2:
        wide, high = (side * unit for side in TABLE)
        at = Box.round((room.centre[0], room.y + (FLOOR - 20) * unit), wide, high).rect(canvas)
        canvas.surface.blit(canvas.sprites.get("stage/table", at.size), at)
    draw_drapes(canvas, room, ASIDE * unit if len(onlookers) > 2 else 0.0)


def _places(room: Box, onlookers: Sequence[Onlooker]) -> list[Box]:
    """Where each glass stands; in their order, and more room for whoever acts."""
    unit, count = room.height / HIGH, len(onlookers)
    if not count:
        return []
    inner = room.inset(room.width * BESIDE * (1.0 if count == 2 else 0.6), 0)
    highs = [LOOKS if one.acts else WAITS if count == 2 else MANY for one in onlookers]
    most = inner.width / sum(highs)
    highs = [high * min(unit, most) for high in highs]
    parts = (
        inner.columns(*[REST] * count)
        if count == 2
        else inner.columns(*[high * inner.width / sum(highs) for high in highs])
    )
    floor = room.y + FLOOR * unit
    return [
        Box(part.centre[0] - high / 2, floor - high * 1.3, high, high * 1.3)
        for part, high in zip(parts, highs, strict=True)
    ]


def _draw_glass(canvas: Canvas, place: Box, one: Onlooker, unit: float) -> None:
    """Draw a looking-glass on its foot, and below it the name of whoever looks out of it."""
    glass, _ = place.rows(place.width, REST)
    foot = Box(place.x + place.width * 0.2, glass.bottom - place.width * 0.06,
               place.width * 0.6, place.bottom - glass.bottom + place.width * 0.06)  # fmt: skip
    rect = foot.rect(canvas)
    canvas.surface.blit(canvas.sprites.get(f"stage/foot-{one.frame}", rect.size), rect)
    size, middle = canvas.px(glass.height), glass.rect(canvas).center
    drawn = portrait(canvas, one.face, size, one.frame)
    canvas.surface.blit(drawn, drawn.get_rect(center=middle))
    if not one.acts:
        side = round(size * 200 / 216)
        bound = canvas.sprites.get("stage/handkerchief", (side, side))
        if one.face in LEFT_LOOKING:
            bound = pygame.transform.flip(bound, flip_x=True, flip_y=False)
        canvas.surface.blit(bound, bound.get_rect(center=middle))
    wide = min(text_width(canvas, one.name, BOLD, PLAIN) + 2 * APART, place.width)
    plate = Box.round((place.centre[0], place.bottom + PLATE / 2 + NEAR * unit), wide, PLATE)
    at = plate.rect(canvas)
    canvas.fill(at, "now" if one.acts else "bar", 7)
    ink = "now-text" if one.acts else "bar-text"
    canvas.text(one.name, *plate.centre, BOLD, PLAIN, ink, CENTRE, at, room=wide - APART)


def draw_drapes(canvas: Canvas, room: Box, aside: float) -> None:
    """Hang a drape at each side, so far aside, and the pelmet over both."""
    if canvas.theme.sharp:
        return
    unit = room.height / HIGH
    size = canvas.pixels(DRAPE[0] * unit, DRAPE[1] * unit)
    rect, out = room.rect(canvas), canvas.px(aside)
    with canvas.clipped(rect):
        drape = canvas.sprites.get("stage/drape", size)
        canvas.surface.blit(drape, rect.move(-out, 0))
        other = pygame.transform.flip(drape, flip_x=True, flip_y=False)
        canvas.surface.blit(other, (rect.right - size[0] + out, rect.top))
        scallop = canvas.pixels(SCALLOP[0] * unit, SCALLOP[1] * unit)
        drawn = canvas.sprites.get("stage/scallop", scallop)
        for x in range(rect.left, rect.right, max(1, scallop[0])):
            canvas.surface.blit(drawn, (x, rect.top))
        canvas.fill(Rect(rect.left, rect.top, rect.width, canvas.px(3)), "west")


def _ground(size: tuple[int, int], scale: float, light: float, unit: float, *, sharp: bool) -> pygame.Surface:
    """The back of the stage, its boards, and a cone of light on whoever acts."""
    wide, high = size
    if sharp:
        return shapes.picture(f'<rect width="{wide}" height="{high}" fill="#000000"/>', wide, high)
    x, u = light * scale, unit * scale
    low = BOARDS * u
    folds = "".join(
        f'<path d="M{at * u:.0f} 0 V{low:.0f}" stroke="#1d0807" stroke-width="{14 * u:.1f}" stroke-opacity="0.16"/>'
        for at in range(0, round(wide / u) + FOLD, FOLD)
    )
    boards = "".join(
        f'<path d="M{wide / 2 + side * u * 0.72:.0f} {low:.0f} L{wide / 2 + side * u * 1.5:.0f} '
        f'{high}" stroke="#150b05" stroke-width="{2.4 * u:.1f}"/>'
        for side in range(-1300, 1301, 86)
    )
    cone = "".join(
        f'<path d="M{x - top * u:.0f} 0 L{x - foot * u:.0f} {FLOOR * u:.0f} '
        f"Q{x:.0f} {LIT * u:.0f} {x + foot * u:.0f} {FLOOR * u:.0f} "
        f'L{x + top * u:.0f} 0 Z" fill="#ffe9ae" fill-opacity="0.11"/>'
        for top, foot in ((36, 210), (22, 165))
    )
    body = (
        '<defs><radialGradient id="s" gradientUnits="userSpaceOnUse" '
        f'cx="{x:.0f}" cy="{300 * u:.0f}" r="{560 * u:.0f}">'
        '<stop offset="0" stop-color="#8a4038"/><stop offset="45%" stop-color="#5b2724"/>'
        '<stop offset="100%" stop-color="#230c0a"/></radialGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#s)"/>{folds}'
        f'<rect y="{low:.0f}" width="{wide}" height="{high - low:.0f}" fill="#3b2415"/>{boards}'
        f'<rect y="{low - EDGE:.0f}" width="{wide}" height="{8 * u:.0f}" fill="#1b0d07"/>{cone}'
    )
    return shapes.picture(body, wide, high)
