"""Effects as they are seen: words that rise, who falls, a blast, a line, a crack."""

from __future__ import annotations

from math import cos, sin, tau

import pygame

from wonderland.core.match import Match
from wonderland.games.wonderland.queries import fixed
from wonderland.ui.boards.chips import chip
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.pieces import draw_image, stand
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import Effect, EffectPlayer

BEYOND, THIN = 0.6, 0.4
"""How far a blast's rings go beyond the squares that it reaches, and how thick they are in the end."""
RING, RING_GROWS = 0.45, 0.9
"""The ring about a glass that breaks, in squares, and how much it grows."""
NEAR, FAR, FARTHER = 0.25, 0.7, 0.25
"""Where shards begin, how far the nearest fly, and how much farther each of three does."""
SHARDS = 9
BREAKS = 0.5
"""In which share of its time a crack spreads; then shards fly."""
ROUND = 1.6
"""The room about a glass, in squares."""
CUT, KEEP = pygame.BLEND_RGBA_SUB, pygame.BLEND_RGBA_MULT
"""How a glass is cut to what the crack has not reached, and to what it has."""


def moved_cell(layout: Layout, effect: Effect, now: float, cell: Rect) -> Rect:
    """The square of a being that slides, leans or comes down, as it is seen now."""
    if effect.kind == "drop":
        return cell.move(0, -round((1 - effect.share(now)) * layout.square * 0.6))
    origin = layout.cell(effect.origin) if effect.origin else cell
    if effect.kind == "lean":
        target = layout.cell(effect.target) if effect.target else origin
        t = effect.share(now)
        t = 0.45 * (1 - abs(2 * t - 1))
    else:
        target, t = layout.cell(effect.target), effect.share(now)
    dx, dy = target.left - origin.left, target.top - origin.top
    return origin.move(round(dx * t), round(dy * t))


def draw_effect(
    canvas: Canvas, layout: Layout, match: Match, effect: Effect, show: EffectPlayer
) -> None:
    """Draw one effect at its moment."""
    share = effect.share(show.now)
    if effect.kind == "chip" and effect.origin:
        cell = layout.cell(effect.origin)
        y = cell.top - canvas.px(10) - round(share * canvas.px(14))
        chip(canvas, (cell.centerx, y), effect.text, effect.colour)
    elif effect.kind == "ghost" and effect.origin:
        left = effect.left(show.now)
        cell = layout.cell(effect.origin).move(0, round((1 - left) * canvas.px(14)))
        card = fixed(match).definitions.cards[effect.being[1:]]
        stand(canvas, effect.being[0], card, cell, alpha=round(255 * left))
    elif effect.kind == "ring":
        _draw_blast(canvas, layout.cell(effect.origin), effect, show.now)
    elif effect.kind == "flash" and effect.origin and effect.target:
        a, b = layout.cell(effect.origin).center, layout.cell(effect.target).center
        canvas.sweep(a, b, "front", layout.square * 0.17)
        canvas.sweep(a, b, "now", layout.square * 0.1)
    elif effect.kind == "lay":
        rect = layout.cell(effect.origin).union(layout.cell(effect.target))
        grow = round(effect.left(show.now) * canvas.px(16))
        canvas.outline(rect.inflate(grow, grow), "now", 3, 8)
    elif effect.kind == "crack":
        cell, life = layout.cell(fixed(match).images[effect.being]), fixed(match).life
        gone = min(1.0, (show.now - effect.begin) / effect.length)  # it spreads evenly
        _draw_spreading(canvas, effect, cell, life, gone / BREAKS)
        flown = max(0.0, (gone - BREAKS) / (1 - BREAKS))
        if flown:
            _draw_crack(canvas, cell, 1 - (1 - flown) ** 2, 1 - flown)


def _draw_blast(canvas: Canvas, cell: Rect, effect: Effect, now: float) -> None:
    """A flash that fades, and two rings that spread over the squares it reaches."""
    share, left = effect.share(now), effect.left(now)
    reach = (effect.size + BEYOND) * cell.width
    canvas.wave(cell.center, reach * share, "now", round(90 * left))
    for width, colour in ((0.18, "target"), (0.07, "now")):
        canvas.hoop(
            cell.center, reach * share, max(2.0, cell.width * width * (THIN + left)), colour
        )


def _draw_spreading(canvas: Canvas, effect: Effect, cell: Rect, most: int, share: float) -> None:
    """The glass as it was, but for where the crack has come to from its middle."""
    if share >= 1:
        draw_image(canvas, effect.being, cell, effect.size, most)
        return
    side = round(cell.width * ROUND)
    whole = Rect(0, 0, side, side)
    within = cell.copy()
    within.center = whole.center
    radius = max(1.0, side / 2 * share)
    for life, tone, how in ((effect.size + 1, "black", CUT), (effect.size, "white", KEEP)):
        come = shapes.disc(radius, pygame.Color(tone))
        reached = pygame.Surface(whole.size, pygame.SRCALPHA)
        reached.blit(come, come.get_rect(center=whole.center))
        glass = pygame.Surface(whole.size, pygame.SRCALPHA)
        draw_image(canvas.onto(glass), effect.being, within, life, most)
        glass.blit(reached, (0, 0), special_flags=how)
        canvas.surface.blit(glass, glass.get_rect(center=cell.center))


def image_life(show: EffectPlayer, side: str, life: int) -> int | None:
    """The life that a side's Image is seen with; None while its crack is drawn as it spreads."""
    cracks = [one for one in show.effects if one.kind == "crack" and one.being == side]
    if not cracks:
        return life
    return None if show.now >= cracks[0].begin else cracks[0].size + 1


def _draw_crack(canvas: Canvas, cell: Rect, share: float, left: float) -> None:
    """Shards of glass that fly out and fall, within a ring that spreads."""
    middle = (cell.centerx, cell.centery - round(cell.width * 0.1))
    canvas.hoop(
        middle, cell.width * (RING + RING_GROWS * share), max(1.5, cell.width * 0.08 * left), "aim"
    )
    size = cell.width * 0.14 * (1 + left) / 2
    for index in range(SHARDS):
        turn = tau * index / SHARDS + 0.3 * (index % 3)
        far = cell.width * (NEAR + (FAR + FARTHER * (index % 3)) * share)
        x = round(middle[0] + cos(turn) * far)
        y = round(middle[1] + sin(turn) * far + cell.width * 0.7 * share * share)
        lie = turn + 2.5 * share
        points = [
            (x + size * cos(lie + a) * r, y + size * sin(lie + a) * r)
            for a, r in ((0.0, 1.2), (2.2, 0.8), (4.0, 0.9))
        ]
        canvas.shard(points, "glass")
