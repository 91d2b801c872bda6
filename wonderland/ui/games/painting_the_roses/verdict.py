"""The Queen of Hearts lands on wet paint: a scene over the whole garden (look sheet, picture r3).

She points, the roses turn silver, and whoever stood beside them flies to the tower. What it led to
is seen on the ring afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin
from random import Random

import pygame

from wonderland.ui.games.painting_the_roses.cards import ink_of, rank_of
from wonderland.ui.games.painting_the_roses.garden import compose_hedge
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN, Layout
from wonderland.ui.games.painting_the_roses.looks import INK, sprite
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import Box

WIDE, HIGH = 968.0, 622.0
"""The stage that places are given for; it is scaled to the field's smaller side."""
RAYS, RAYS_FROM = 22, (508.0, 240.0)
HILL = "M-800 460 C-200 420 150 392 470 394 C790 396 1080 424 1768 470 L1768 700 L-800 700 Z"
SAND = "M-800 590 C-200 560 150 518 484 518 C818 518 1168 560 1768 600 L1768 1400 L-800 1400 Z"
PEBBLES, PETALS = 170, 22
PETALS_UP, PETALS_FALL = 20.0, 130.0
"""How far above the middle of the bush its petals come from, and how far they fall."""
BUSHES = ((138.0, 420.0, 158.0), (306.0, 410.0, 244.0), (742.0, 428.0, 148.0))
"""The hedge before hers, hers and the one after it: the middle of each, and its size."""
STONES = ((138.0, 580.0), (306.0, 580.0), (742.0, 580.0))
STONE = (47.0, 21.0)
QUEEN = (524.0, 290.0, 450.0)
"""Her middle, and how high she is; as wide as her drawing has it."""
QUEEN_SHAPE = 176 / 200
TOWER = (790.0, 214.0, 172.0, 225.0)
LAMP = (20.0, 160.0, 72.0, 170.0)
ARC_FROM, ARC_OVER, ARC_TO = (330.0, 300.0), (560.0, -60.0), (842.0, 150.0)
"""The way of who is found out: from beside the hedge, over her head, to the tower's top."""
GUARD = (104.0, 146.0)
RANK_AT, SUIT_AT = (39.0, 74.0), (54.0, 66.0)
"""On him, in hundredths of his width: his rank's middle, and his suit's upper left."""
NEXT = 0.16
"""How far behind the one before him another flies, in shares of the way."""
CAP, CAP_FROM, CAP_TO, CAP_TURNS = (62.0, 43.0), (330.0, 232.0), (705.0, 84.0), 372.0
"""His cap: its size, from where to where it flies, and by how many degrees it turns on the way."""
CAP_UP = 90.0
"""How far above the straight way it is in the middle of it."""
ASIDE = 56.0
"""How far beside the cap before it another's flies."""
HALBERD, HALBERD_AT = (42.0, 168.0), (214.0, 104.0)
DOTS = 26
WASHED, LEAVES, ARRIVES = 0.28, 0.3, 0.82
"""In shares of the scene: when the roses turn, when who is found out leaves, and arrives."""


class Stage:
    """The scene's places on a canvas.

    Args:
        canvas: what is drawn on.
        layout: where the field lies.
    """

    def __init__(self, canvas: Canvas, layout: Layout) -> None:
        field = layout.field
        self.canvas, self.field = canvas, field
        self.zoom = min(field.width / WIDE, field.height / HIGH)
        self.left = field.x + (field.width - WIDE * self.zoom) / 2
        self.top = field.y + (field.height - HIGH * self.zoom) / 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the stage, in logical pixels of the window."""
        return self.left + x * self.zoom, self.top + y * self.zoom

    def put(self, name: str, box: Box, angle: float = 0.0) -> None:
        """Put a drawing into a box of the stage, turned by so many degrees."""
        self.lay(self.canvas.sprites.get(sprite(name), self.size(box)), box, angle)

    def size(self, box: Box) -> tuple[int, int]:
        """How many pixels a box of the stage has."""
        return self.canvas.px(box.width * self.zoom), self.canvas.px(box.height * self.zoom)

    def lay(self, drawn: pygame.Surface, box: Box, angle: float = 0.0) -> None:
        """Lay a picture on the middle of a box, turned by so many degrees."""
        canvas = self.canvas
        if angle:
            drawn = pygame.transform.rotozoom(drawn, angle, 1.0)
        x, y = self.at(*box.centre)
        canvas.surface.blit(drawn, drawn.get_rect(center=canvas.pixels(x, y)))


def draw_verdict(
    canvas: Canvas, layout: Layout, hedges: Sequence[Sequence[str]], hedge: str,
    found: Sequence[tuple[str, str]], share: float,
) -> None:  # fmt: skip
    """Draw the scene over the field.

    Args:
        canvas: what is drawn on.
        layout: where the field lies, and which hedges are neighbours.
        hedges: the gardens before she landed, in the layout's order of seats.
        hedge: where she lands.
        found: the guardsmen whom she finds there: their seats and their cards.
        share: how far the scene has come, from 0 to 1.
    """
    stage = Stage(canvas, layout)
    field = layout.field.rect(canvas)
    with canvas.clipped(field):
        canvas.surface.blit(_backdrop(canvas, stage, field), field)
        stage.put("lamp", Box(*LAMP))
        stage.put("tower-open", Box(*TOWER))
        _draw_hedges(stage, layout, hedges, hedge, washed=share >= WASHED)
        if found:
            _draw_dots(stage, share)
        x, y, high = QUEEN
        rise = 24 * (1 - min(1.0, share / WASHED))
        wide = high * QUEEN_SHAPE
        stage.put("queen-landing", Box(x - wide / 2, y - high / 2 + rise, wide, high))
        if share >= WASHED:
            _draw_petals(stage, (share - WASHED) / (1 - WASHED))
        for number, (seat, card) in enumerate(found):
            _draw_found(stage, seat, card, number, share)
        canvas.veil(field, "curtain", round(255 * max(0.0, 1 - share / 0.12)))


def _draw_hedges(stage: Stage, layout: Layout, hedges: Sequence[Sequence[str]], hedge: str, *, washed: bool) -> None:
    """Her hedge and its neighbours, each with its name on a stone."""
    canvas, place = stage.canvas, layout.place(hedge)
    ring = len(layout.seats) * PER_GARDEN
    for (x, y, size), stone, beside in zip(BUSHES, STONES, (-1, 0, 1), strict=True):
        garden, number = divmod((place + beside) % ring, PER_GARDEN)
        card = hedges[garden][number]
        if not beside and washed:
            card = card.removesuffix("*")
        pixels = canvas.px(size * stage.zoom)
        third, seat = number == PER_GARDEN // 2, layout.seats[garden]
        key = ("verdict", pixels, canvas.scale, canvas.theme.name, seat, number, card)
        make = partial(compose_hedge, canvas, pixels, seat, card, third=third)
        drawn = canvas.sprites.kept(key, make)
        left, top = stage.at(x - size / 2, y - size / 2)
        canvas.surface.blit(drawn, canvas.pixels(left, top))
        name = layout.hedge_name(place + beside)
        canvas.text(name, *stage.at(*stone), LABEL, max(13.0, 20 * stage.zoom), "text", CENTRE)


def _draw_dots(stage: Stage, share: float) -> None:
    """The way to the tower, dotted as far as it has been flown."""
    canvas = stage.canvas
    for number in range(1, DOTS):
        part = number / DOTS
        if part > _flown(share, 0):
            break
        x, y = (length * canvas.scale for length in stage.at(*_arc(part)))
        canvas.disc((x, y), canvas.px(4.6 * stage.zoom), "text")
        canvas.disc((x, y), canvas.px(3.2 * stage.zoom), "now")


def _draw_found(stage: Stage, seat: str, card: str, number: int, share: float) -> None:
    """A guardsman on his way, arms up; his cap, his halberd and he part."""
    part = _flown(share, number)
    x, y = _arc(part)
    wide, high = GUARD
    angle = -18.0 * part
    box = Box(x - wide / 2, y - high / 2, wide, high)
    size, sprites = stage.size(box), stage.canvas.sprites
    key = ("found", size, seat, card, stage.canvas.theme.name)
    stage.lay(sprites.kept(key, lambda: _found(stage.canvas, size, seat, card)), box, angle)
    if part > 0:
        _draw_cap(stage, seat, number, part)
    if number == 0 and part > 0:
        x, y = HALBERD_AT
        wide, high = HALBERD
        fallen = 60 * part
        box = Box(x - wide / 2, y - high / 2 + 40 * (1 - part), wide, high)
        stage.put("halberd", box, fallen)


def _draw_cap(stage: Stage, seat: str, number: int, part: float) -> None:
    """His cap, which flies higher than he."""
    (wide, high), aside = CAP, ASIDE * number
    x, y = (start + (end - start) * part for start, end in zip(CAP_FROM, CAP_TO, strict=True))
    y -= 4 * CAP_UP * part * (1 - part)
    stage.put(f"cap-{seat}", Box(x - wide / 2 - aside, y - high / 2, wide, high), -CAP_TURNS * part)


def _found(canvas: Canvas, size: tuple[int, int], seat: str, card: str) -> pygame.Surface:
    """A guardsman who is found out, with the rank and the suit of his card."""
    drawn = canvas.sprites.get(sprite(f"guardsman-{seat}-found"), size).copy()
    ink = tuple(canvas.theme[ink_of(card)])
    unit = size[0] / 100
    rank = canvas.fonts.render(rank_of(card), BOLD, 28 * unit / canvas.scale, ink)
    drawn.blit(rank, rank.get_rect(center=(RANK_AT[0] * unit, RANK_AT[1] * unit)))
    pixels = max(6, round(15 * unit))
    suit = canvas.sprites.get(f"suits/{card[1]}", (pixels, pixels))
    drawn.blit(suit, (round(SUIT_AT[0] * unit), round(SUIT_AT[1] * unit)))
    return drawn


def _flown(share: float, number: int) -> float:
    """How much of his way the n-th who was found out has flown."""
    return max(0.0, min(1.0, (share - LEAVES) / (ARRIVES - LEAVES) - NEXT * number))


def _arc(part: float) -> tuple[float, float]:
    """A point of the way over her head, from 0 to 1."""
    back = 1 - part
    x, y = (
        back * back * start + 2 * back * part * over + part * part * end
        for start, over, end in zip(ARC_FROM, ARC_OVER, ARC_TO, strict=True)
    )
    return x, y


def _draw_petals(stage: Stage, share: float) -> None:
    """Red petals that the bush lets go."""
    canvas, chance = stage.canvas, Random("petals")
    for number in range(PETALS):
        way = chance.uniform(0.75, 1.65) * pi
        far = chance.uniform(70, 200) * min(1.0, 1.6 * share)
        x = BUSHES[1][0] + far * cos(way)
        y = BUSHES[1][1] - PETALS_UP + far * sin(way) * 0.9 + PETALS_FALL * share * share
        size = chance.uniform(14, 34)
        turned = chance.uniform(0, 360) + 120 * share
        if number % 4 == 0:
            stage.put("rose-red", Box(x - size / 2, y - size / 2, size, size), turned)
            continue
        pixels = canvas.px(size * stage.zoom)
        drawn = canvas.sprites.kept(("petal", pixels), partial(_petal, pixels))
        drawn = pygame.transform.rotozoom(drawn, turned, 1.0)
        left, top = stage.at(x, y)
        canvas.surface.blit(drawn, drawn.get_rect(center=canvas.pixels(left, top)))


def _petal(pixels: int) -> pygame.Surface:
    body = (
        f'<g transform="scale({pixels / 100:.3f})"><path d="M8 56 C20 8 74 4 94 30 C86 74 40 96 8 56 Z" '
        f'fill="#cf2338" stroke="#{INK}" stroke-width="11" stroke-linejoin="round"/></g>'
    )
    return shapes.picture(body, pixels, pixels)


def _backdrop(canvas: Canvas, stage: Stage, field: pygame.Rect) -> pygame.Surface:
    """A red night with rays from behind her, a lawn and the walk."""
    sharp = canvas.theme.sharp
    key = ("verdict-ground", field.size, canvas.scale, canvas.theme.name)
    return canvas.sprites.kept(key, lambda: _ground(stage, field, sharp=sharp).convert())


def _ground(stage: Stage, field: pygame.Rect, *, sharp: bool) -> pygame.Surface:
    scale = stage.canvas.scale
    x, y = (stage.left - stage.field.x) * scale, (stage.top - stage.field.y) * scale
    zoom = stage.zoom * scale
    night = '<rect x="-900" y="-900" width="2800" height="2400" fill="#2c0d12"/>'
    if sharp:
        body = f'{night}<path d="{HILL}" fill="#123322"/><path d="{SAND}" fill="#3a3226"/>'
    else:
        edge = f'stroke="#{INK}" stroke-width="3"'
        grounds = [f'<path d="{HILL}" fill="#2f6e47" {edge}/>', f'<path d="{SAND}" fill="#b9a67c" {edge}/>']
        body = "".join([night, *_rays(), _glow(), *grounds, *_pebbles()])
    body += "".join(
        f'<ellipse cx="{cx}" cy="{cy}" rx="{STONE[0]}" ry="{STONE[1]}" fill="#d9caa2" '
        'stroke="#7d6c48" stroke-width="3"/>'
        for cx, cy in STONES
    )
    body = f'<g transform="translate({x:.2f} {y:.2f}) scale({zoom:.4f})">{body}</g>'
    return shapes.picture(body, *field.size)


def _rays() -> list[str]:
    """Beams of light from behind her, every other one lit."""
    x, y = RAYS_FROM
    step, far = pi / RAYS, 1500.0
    return [
        f'<path d="M{x} {y} L{x + far * cos(a):.0f} {y + far * sin(a):.0f} '
        f'L{x + far * cos(a + step):.0f} {y + far * sin(a + step):.0f} Z" fill="#5e2421"/>'
        for a in (2 * step * number for number in range(RAYS))
    ]


def _glow() -> str:
    x, y = RAYS_FROM
    return (
        '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffb27a" stop-opacity="0.550"/>'
        '<stop offset="0.450" stop-color="#c4563f" stop-opacity="0.300"/>'
        '<stop offset="1" stop-color="#c4563f" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{x}" cy="{y}" r="460" fill="url(#glow)"/>'
    )


def _pebbles() -> list[str]:
    chance = Random("verdict")
    return [
        f'<circle cx="{chance.uniform(-100, 1068):.0f}" cy="{chance.uniform(550, 660):.0f}" '
        f'r="{chance.choice((1.2, 1.8, 2.4))}" fill="#{chance.choice(("efe2bd", "7d6c48"))}" '
        'fill-opacity="0.7"/>'
        for _ in range(PEBBLES)
    ]
