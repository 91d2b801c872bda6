"""Dominoes as they lie on the felt: bodies with walls, pips, shadows, the line on edge (W-9)."""

from __future__ import annotations

import pygame

from wonderland.games.wonderland.queries import Domino
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect

PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
APART, PIP = 10.5 / 46, 3 / 46
"""How far pips stand from a half's middle, and their radius, in squares."""
PIP_TONES = {"w": ((176, 154, 110), (255, 253, 244)), "ok": ((176, 140, 60), (255, 250, 225)),
             "hc-w": ((0, 0, 0), (255, 255, 255))}  # fmt: skip
SHADOW = pygame.Color(4, 16, 12, 33)
SHADOW_FROM, SHADOW_STEP, SHADOW_ROUND = (1.5, 2.0), (0.6, 1.1), 7.0
"""On a square of 46: where the first of these layers lies, how much further each next one does, and
how round the first is."""
MIXED = ((5, 3), (3, 1))
"""By what a domino's number is multiplied, and what is added, for the pips of each half."""
ON_EDGE = 212 / 100
"""The width of the picture of a domino on edge, in squares."""


def halves(index: int) -> tuple[int, int]:
    """The pips on a domino: all alike to the rules, they only differ to the eye."""
    first, second = ((index * times + more) % len(PIPS) for times, more in MIXED)
    return first, second


def shape_of(a: str, b: str) -> str:
    """How a domino on two squares lies: ``wide``, ``tall``, or ``half`` on the same one."""
    if a == b:
        return "half"
    return "tall" if a[0] == b[0] else "wide"


def domino_tile(canvas: Canvas, domino: Domino, square: int) -> pygame.Surface:
    """A domino as it lies: pips for West, a back for East; half a one where a start left that."""
    shape = shape_of(domino.a, domino.b)
    first, second = halves(domino.index)
    if domino.a > domino.b:
        first, second = second, first
    if shape == "tall":  # a1 is below a2
        first, second = second, first
    return tile(canvas, domino.side, shape, (first, second), square)


def tile(canvas: Canvas, kind: str, shape: str, pips: tuple[int, int], square: int) -> pygame.Surface:
    """A domino's body with pips, from the left or from above; kinds ``w``, ``e``, ``ok``, ``no``."""
    if canvas.theme.sharp and kind in "we":
        kind = f"hc-{kind}"
    if kind not in PIP_TONES:
        pips = (0, 0)
    key = ("domino", kind, shape, pips, square)
    return canvas.sprites.kept(key, lambda: _made(canvas, kind, shape, pips, square))


def _made(canvas: Canvas, kind: str, shape: str, pips: tuple[int, int], square: int) -> pygame.Surface:
    size = {"wide": (2 * square, square), "tall": (square, 2 * square), "half": (square, square)}
    body = canvas.sprites.get(f"dominoes/{kind}-{shape}", size[shape]).copy()
    if kind not in PIP_TONES:
        return body
    ink, light = (pygame.Color(*tone) for tone in PIP_TONES[kind])
    radius, down = max(1.2, square * PIP), max(1.0, square * 0.8 / 46)
    face = body.get_height() - square * 0.07
    dots: list[str] = []
    for half, number in enumerate(pips[:1] if shape == "half" else pips):
        if shape == "tall":
            x, y = square / 2, face * (half + 0.5) / 2
        else:
            x, y = square * (0.5 + half), face / 2
        for dx, dy in PIPS[number]:
            across, along = (dy, dx) if shape == "wide" else (dx, dy)
            at = (x + across * square * APART, y + along * square * APART)
            for tone, low in ((light, down), (ink, 0.0)):
                dots.append(f'<circle cx="{at[0]:.2f}" cy="{at[1] + low:.2f}" r="{radius:.2f}" {shapes.paint(tone)}/>')
    body.blit(shapes.picture("".join(dots), *body.get_size()), (0, 0))
    return body


def draw_shadow(canvas: Canvas, rect: Rect, square: int, lift: float = 1.0) -> None:
    """Draw the soft shadow of a domino on the felt; the higher it is held the wider."""
    if canvas.theme.sharp:
        return
    k = square / 46
    room = round(12 * k * lift) + 2
    width, height = rect.width + room, rect.height + room
    boxes = "".join(
        f'<rect x="{(SHADOW_FROM[0] + SHADOW_STEP[0] * i * lift) * k:.2f}" '
        f'y="{(SHADOW_FROM[1] + SHADOW_STEP[1] * i * lift) * k:.2f}" '
        f'width="{rect.width - 3 * k:.2f}" height="{rect.height - 2 * k:.2f}" '
        f'rx="{(SHADOW_ROUND + i) * k:.2f}" {shapes.paint(SHADOW)}/>'
        for i in range(5)
    )
    canvas.surface.blit(shapes.picture(boxes, width, height), rect.topleft)


def draw_on_edge(canvas: Canvas, cell: Rect) -> None:
    """Draw a domino of the line, ``cell`` being the left of its two squares."""
    size = (round(cell.width * ON_EDGE), cell.width)
    canvas.surface.blit(canvas.sprites.get("dominoes/on-edge", size), cell)


def draw_toppling(canvas: Canvas, cell: Rect, share: float) -> None:
    """Draw a domino of the line that falls over towards the eye and is gone; ``share`` from 0 to 1."""
    size = (round(cell.width * ON_EDGE), cell.width)
    drawn = canvas.sprites.get("dominoes/on-edge", size)
    fallen = pygame.transform.smoothscale(drawn, (size[0], round(size[1] * (1 + 0.7 * share))))
    fallen.set_alpha(round(255 * (1 - share)))
    canvas.surface.blit(fallen, cell.move(0, round(cell.height * 0.35 * share)))
