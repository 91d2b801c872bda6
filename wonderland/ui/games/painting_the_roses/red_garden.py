"""A garden red from end to end: the camera goes to it, the ribbon unrolls, the Queen says it will do (picture 37)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pygame

from wonderland.core.message import say
from wonderland.ui.games.painting_the_roses.garden import compose_hedge
from wonderland.ui.games.painting_the_roses.layout import PER_GARDEN, Layout
from wonderland.ui.games.painting_the_roses.looks import INK, SEATS, sprite
from wonderland.ui.games.painting_the_roses.verdict import Stage
from wonderland.ui.kit import easing, shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, TextBox
from wonderland.ui.kit.easing import between
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, text_width
from wonderland.ui.kit.portrait import portrait
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.kit.spaces import GAP, HAIR, TIGHT
from wonderland.ui.table.lamp import dark_round
from wonderland.ui.table.victory import Told

DARK_AT, RISE_AT, RIBBON_AT, QUEEN_AT, SAYS_AT, LIE_AT = (400.0, 500.0, 1100.0, 1300.0, 1800.0, 7100.0)
"""When it gets dark, the hedges rise, the ribbon unrolls, the Queen walks in and speaks, and when the
last petal lies: in milliseconds."""
DARK_MS, RISE_MS, NEXT_MS, RIBBON_MS, WALK_MS = 300.0, 260.0, 70.0, 280.0, 500.0
STOPS = ((0, 0.0), (30, 0.28), (100, 0.82))
HEDGES = ((112.0, 600.0, 172.0), (294.0, 612.0, 192.0), (484.0, 620.0, 212.0), (674.0, 612.0, 192.0),
          (856.0, 600.0, 172.0))  # fmt: skip
"""Each hedge's middle, its foot and its size, on the stage."""
IN_FRONT = (0, 4, 1, 3, 2)
"""The order in which they are drawn, the middle one last."""
BEYOND = 1.4
GUARD, POT = Box(172, 354, 84, 118), Box(566, 554, 62, 62)
QUEEN, FROM = Box(560, 236, 180, 225), 420.0
"""Where she stands, and from how far at the right she comes."""
LAMPS = (Box(10, 370, 64, 150), Box(894, 370, 64, 150))
LAWN = "M-900 520 L-10 506 Q484 432 978 506 L1868 520 V1400 H-900 Z"
RAIL = "M-900 510 L-10 476 Q484 424 978 476 L1868 510"
RAYS = "M330 0 L638 0 L960 622 L8 622 Z"
RIBBON, TAIL = Box(206, 84, 574, 94), 60.0
"""The ribbon, and how far its tails stand out at each side."""
ARC = 26.0
"""How much higher the ribbon's middle is than its ends."""
RIBBON_DRAWN = (
    f'<g stroke="#{INK}" stroke-width="3.4" stroke-linejoin="round">'
    '<path d="M0 44 H86 V134 H0 L24 89 Z" fill="#7d1524"/>'
    '<path d="M694 44 H608 V134 H694 L670 89 Z" fill="#7d1524"/>'
    '<path d="M60 26 H634 V120 H60 Z" fill="#b3202f"/></g>'
    '<path d="M68 35 H626 M68 111 H626" stroke="#f0c766" stroke-width="2.4" fill="none"/>'
)
"""The ribbon with its tails, before it is bent: as large as ``RIBBON``, its tails and ``ARC``."""
TITLE_SIZE, WHY_SIZE, FACE = 64.0, 19.0, 140.0
FACE_AT, WON = (292.0, 116.0), Box(323, 92, 414, 78)
"""The portrait's middle; where there is room for who won."""
WHY, WHY_PAD = Box(230, 186, 508, 34), 24.0
PLACES, BELOW_WHY = Box(150, 224, 668, 26), 34.0
SLIP, SLIP_PAD, SLIP_HIGH = Box(724, 264, 118, 36), 24.0, 32.0
PETALS, COLOURS = 56, ("cf2338", "e04a52", "a8172a")
ABOVE = -30.0
"""From how high petals fall."""
FALLS = (900.0, 2600.0)
"""How long a petal falls at least and at most."""
RANK, RANK_WIDE = 0.27, 36.0
"""How far right of a hedge's middle its rank stands, in its sizes, and how far petals keep from it."""
HEART = "M0 13 C-12 6 -14 -7 -6 -12 C-3 -13.5 -1 -12 0 -9 C1 -12 4 -13.5 7 -12 C14 -7 11 6 0 13 Z"


def draw_red_garden(canvas: Canvas, layout: Layout, seat: str, hedges: Sequence[str], told: Told) -> Rect:
    """Draw the end over the field; return where the ribbon lies, in pixels.

    Args:
        canvas: what is drawn on.
        layout: where the field lies.
        seat: whose garden it is.
        hedges: its cards.
        told: who won, why, and how long ago.
    """
    stage, at = Stage(canvas, layout), told.at
    field = layout.field.rect(canvas)
    with canvas.clipped(field):
        middle = tuple(canvas.px(side) for side in stage.at(484, 510))
        dark = dark_round(canvas, field, (middle[0], middle[1]), STOPS)
        lit = between(at, DARK_AT, DARK_AT + DARK_MS)
        dark.set_alpha(round(255 * lit))
        canvas.surface.blit(dark, field)
        lawn = canvas.sprites.kept(("red-garden", field.size, canvas.scale, seat), partial(_ground, stage, field, seat))
        lawn.set_alpha(round(255 * lit))
        canvas.surface.blit(lawn, field)
        if lit == 1:
            for lamp in LAMPS:
                stage.put("lamp", lamp)
            stage.put(f"guardsman-{seat}", GUARD)
        _draw_queen(stage, at)
        for number in IN_FRONT:
            _draw_hedge(stage, seat, number, hedges[number], at)
        if at >= RISE_AT + RISE_MS:
            stage.put("paint-pot", POT)
        _draw_petals(stage, at)
        return _draw_ribbon(stage, told)


def _draw_hedge(stage: Stage, seat: str, number: int, card: str, at: float) -> None:
    """Draw a hedge that rises to its place, and a little beyond it before it stands."""
    begin = RISE_AT + NEXT_MS * IN_FRONT.index(number)
    risen = easing.out_back(between(at, begin, begin + RISE_MS), BEYOND)
    if at < begin:
        return
    canvas, (x, foot, size) = stage.canvas, HEDGES[number]
    pixels, third = canvas.px(size * stage.zoom), number == PER_GARDEN // 2
    key = ("red-garden", pixels, canvas.scale, canvas.theme.name, seat, number, card)
    drawn = canvas.sprites.kept(key, partial(compose_hedge, canvas, pixels, seat, card, third=third))
    stage.lay(drawn, Box(x - size / 2, foot - size * risen, size, size))


def _draw_queen(stage: Stage, at: float) -> None:
    """Let the Queen walk in from the right, and say what she says."""
    if at < QUEEN_AT:
        return
    canvas, come = stage.canvas, easing.out_cubic(between(at, QUEEN_AT, QUEEN_AT + WALK_MS))
    hop = 6 * abs((3 * come) % 1 - 0.5) if come < 1 else 0.0
    stage.put("queen", QUEEN.moved(FROM * (1 - come), -hop))
    if at < SAYS_AT:
        return
    words, size = say("It will do."), 17.0
    x, y = stage.at(SLIP.x, SLIP.centre[1])
    wide = text_width(canvas, words, ITALIC, size) + SLIP_PAD
    slip = Box(x, y - SLIP_HIGH / 2, wide, SLIP_HIGH)
    rect = slip.rect(canvas)
    canvas.shadow(rect, 60, 4, 5, 6)
    tip = (rect.left - canvas.px(12), rect.centery + canvas.px(4))
    canvas.polygon(
        [tip, (rect.left + 2, rect.top + canvas.px(8)), (rect.left + 2, rect.bottom - canvas.px(8))], "front"
    )
    canvas.fill(rect, "front", 4)
    canvas.text(words, *slip.centre, ITALIC, size, "text", CENTRE, rect)


def _draw_petals(stage: Stage, at: float) -> None:
    """Let petals fall, which lie in the end."""
    canvas, chance = stage.canvas, Random("red garden")
    for number in range(PETALS):
        x, foot = chance.uniform(10, 958), chance.uniform(520, 640)
        foot = foot if _bare(x) else chance.uniform(300, 420)
        begin = RIBBON_AT + chance.uniform(0, LIE_AT - RIBBON_AT - FALLS[1])
        long, size = chance.uniform(*FALLS), chance.uniform(12, 26)
        turned, sway = chance.uniform(0, 360), chance.uniform(-60, 60)
        if at < begin:
            continue
        gone = between(at, begin, begin + long)
        pixels = max(6, canvas.px(size * stage.zoom))
        colour = COLOURS[number % len(COLOURS)]
        drawn = canvas.sprites.kept(("red-petal", pixels, colour), partial(_petal, pixels, colour))
        angle = round((turned + 200 * gone) / 15) * 15
        box = Box(x + sway * gone - size / 2, ABOVE * (1 - gone) + foot * gone - size / 2, size, size)
        stage.lay(drawn, box, angle)


def _bare(x: float) -> bool:
    """Whether no rank stands there, which a petal would hide; else it stays among the roses."""
    return all(abs(x - (middle + RANK * size)) > RANK_WIDE for middle, _, size in HEDGES)


def _petal(pixels: int, colour: str) -> pygame.Surface:
    body = (
        f'<g transform="translate({pixels / 2} {pixels / 2}) scale({pixels / 30:.3f})">'
        f'<path d="{HEART}" fill="#{colour}" stroke="#{INK}" stroke-width="2" '
        'stroke-linejoin="round"/></g>'
    )
    return shapes.picture(body, pixels, pixels)


def _ground(stage: Stage, field: Rect, seat: str) -> pygame.Surface:
    """Light from above, the lawn, and the rail in the seat's colour."""
    scale = stage.canvas.scale
    x, y = (stage.left - stage.field.x) * scale, (stage.top - stage.field.y) * scale
    look, edge = SEATS[seat], f'stroke="#{INK}"'
    lines = ((13.0, INK), (7.5, look.colour))
    rail = "".join(f'<path d="{RAIL}" fill="none" stroke="#{tone}" stroke-width="{width}"/>' for width, tone in lines)
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="440" x2="0" y2="640">'
        '<stop offset="0" stop-color="#7fae5f"/><stop offset="40%" stop-color="#4d8450"/>'
        '<stop offset="100%" stop-color="#1f4a36"/></linearGradient>'
        '<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="622">'
        '<stop offset="0" stop-color="#ffe3a0" stop-opacity="0"/>'
        '<stop offset="100%" stop-color="#ffe3a0" stop-opacity="0.34"/></linearGradient></defs>'
        f'<path d="{RAYS}" fill="url(#r)"/>{rail}'
        f'<path d="{LAWN}" fill="url(#g)" {edge} stroke-width="3"/>'
    )
    zoom = stage.zoom * scale
    moved = f'<g transform="translate({x:.2f} {y:.2f}) scale({zoom:.4f})">{body}</g>'
    return shapes.picture(moved, *field.size).copy()


def _draw_ribbon(stage: Stage, told: Told) -> Rect:
    """Unroll the ribbon from its middle, with the winner's face, who won and why."""
    canvas = stage.canvas
    left, top = stage.at(RIBBON.x - TAIL, RIBBON.y - ARC)
    wide, high = (RIBBON.width + 2 * TAIL) * stage.zoom, (RIBBON.height + 2 * ARC) * stage.zoom
    rect = canvas.rect(left, top, wide, high)
    shown = easing.out_cubic(between(told.at, RIBBON_AT, RIBBON_AT + RIBBON_MS))
    if told.at < RIBBON_AT:
        return Rect(rect.centerx, rect.centery, 0, 0)
    key = ("red-ribbon", rect.size, told.title, canvas.theme.name)
    drawn = canvas.sprites.kept(key, partial(_ribbon, stage, rect.size, told.title))
    part = Rect(0, 0, max(1, round(rect.width * shown)), rect.height)
    part.centerx = rect.width // 2
    canvas.surface.blit(drawn, (rect.left + part.left, rect.top), part)
    if shown < 1:
        return rect
    face = portrait(canvas, told.face, canvas.px(FACE * stage.zoom), told.frame)
    middle = [canvas.px(side) for side in stage.at(*FACE_AT)]
    canvas.surface.blit(face, face.get_rect(center=(middle[0], middle[1])))
    x, y = stage.at(WHY.x, WHY.y)
    why = Box(x, y, WHY.width * stage.zoom, max(30.0, WHY.height * stage.zoom))
    plate = why.rect(canvas)
    canvas.veil(plate, "bar", 226, 15)
    size = canvas.size_for(told.why, READ, WHY_SIZE, why.width - WHY_PAD)
    canvas.text(told.why, *why.centre, READ, size, "bar-text", CENTRE, plate, room=why.width - WHY_PAD)
    below = _draw_places(stage, told)
    x, y = stage.at(WON.x, WON.y)
    said = canvas.rect(x, y, WON.width * stage.zoom, WON.height * stage.zoom)
    canvas.texts.append(TextBox(canvas.fonts.told(told.title), said, rect.copy(), TITLE_SIZE))
    return rect.unionall([plate, below])


def _draw_places(stage: Stage, told: Told) -> Rect:
    """Draw who took which place, each with the emblem of his seat; where that is, in pixels."""
    canvas = stage.canvas
    x, y = stage.at(PLACES.x, PLACES.y)
    row = Box(x, max(y, stage.at(0, WHY.y)[1] + BELOW_WHY), PLACES.width * stage.zoom, 26)
    canvas.veil(row.rect(canvas), "bar", 226, 13)
    inner = row.inset(GAP, 0)
    for (seat, place, name), box in zip(told.places, inner.columns(*[REST] * len(told.places), gap=TIGHT), strict=True):
        number, emblem, words = box.columns(19, 20, REST, gap=HAIR)
        line_in(canvas, number, f"{place}.", BOLD, NOTE, "bar-text")
        side = canvas.px(18)
        canvas.stamp(sprite(f"emblem-{seat}"), (side, side), emblem.rect(canvas).center)
        line_in(canvas, words, name, LABEL, NOTE, "bar-text")
    return row.rect(canvas)


def _ribbon(stage: Stage, size: tuple[int, int], title: str) -> pygame.Surface:
    """The ribbon with who won, both bent alike."""
    canvas = stage.canvas
    unit = stage.zoom * canvas.scale
    body = f'<g transform="scale({unit:.4f})">{RIBBON_DRAWN}</g>'
    flat = shapes.picture(body, *size).copy()
    room = WON.width * stage.zoom
    large = canvas.size_for(title, TITLE, TITLE_SIZE * stage.zoom, room)
    words = canvas.fonts.render(canvas.fitted(title, TITLE, large, room), TITLE, large, (255, 243, 216))
    x = (TAIL + WON.centre[0] - RIBBON.x) * unit
    flat.blit(words, words.get_rect(center=(round(x), round((ARC + RIBBON.height / 2) * unit))))
    return _bent(flat, ARC * unit)


def _bent(flat: pygame.Surface, high: float) -> pygame.Surface:
    """A picture whose middle is higher than its ends, column by column."""
    wide, tall = flat.get_size()
    made = pygame.Surface((wide, tall), pygame.SRCALPHA)
    for x in range(wide):
        aside = (2 * x / wide - 1) ** 2
        made.blit(flat, (x, round(-high * (1 - aside))), Rect(x, 0, 1, tall))
    return made
