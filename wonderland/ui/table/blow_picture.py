"""The picture of a blow, at a moment of its time (``blow``)."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from random import Random
from typing import NamedTuple, Protocol

import pygame

from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.session.moods import STUNG, WAITING
from wonderland.ui.kit import dashes, easing, shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.easing import between
from wonderland.ui.kit.fonts import BOLD, TITLE
from wonderland.ui.kit.layout import text_width
from wonderland.ui.kit.motion import FADE_MS
from wonderland.ui.kit.portrait import portrait
from wonderland.ui.kit.seats import frame_of
from wonderland.ui.table.lamp import dark_round
from wonderland.ui.table.sitters import face_of

NEAR_MS, STRUCK, STILL_TILL, BACK, WHOLE = 250.0, 340.0, 410.0, 900.0, 1200.0
"""When the camera is near, when the blow falls, until when all stands still, when the camera goes
back, and when it is over: in milliseconds."""
STOPS = ((0, 0.0), (24, 0.12), (60, 0.8), (100, 1.0))
"""How dark it is round the light, as shares of the lamp's darkness (``lamp.Stops``)."""
DARK, DARKEST, DIM = 0.62, 0.8, 0.7
"""How dark the lamp makes it before the blow, as it falls, and after it."""
FACE, AT, DOWN, GROWN, TURN = 150.0, (106.0, 138.0), 240.0, 1.17, 5.0
"""The portrait's height, where its middle comes to rest, from how far above it comes, how much it grows
and turns when stung."""
STAR, INNER, POINTS = (62.0, 104.0), 30.0, 26
RINGS = ((128.0, 5.0), (166.0, 3.7), (208.0, 2.4))
"""Each ring's radius when it begins, and its width; they spread by half."""
RING_MS, FALL_MS, FLY_MS, RISE_MS = 300.0, 320.0, 420.0, 200.0
SMALL = ((-150, 10, 1.0), (120, -108, 0.8), (-186, 84, 0.6), (-34, -128, 0.7), (72, 120, 0.6))
"""Where small shards land from the middle of the blow, and how large they are."""
SHARD = ((-7.0, -9.0), (8.0, -5.0), (1.0, 11.0))
TAG_TEXT = 27.0


class Thing(Protocol):
    """Draws what is struck."""

    def __call__(self, canvas: Canvas, cell: Rect, *, fallen: bool) -> None:
        """Draw it over its place in pixels, before the blow or once that has fallen."""
        ...


class Struck(NamedTuple):
    """What is drawn: the tag, whose face, what is struck, and whether it is seen once more."""

    words: str
    seat: str
    thing: Thing | None
    again: bool


def draw_blow(
    canvas: Canvas, felt: Rect, cell: Rect, struck: Struck, session: MatchSession, at: float, *, moves: bool
) -> None:
    """Draw a moment of a blow over a table that was drawn.

    Args:
        canvas: what is drawn on.
        felt: the part of it that the camera sees, in pixels.
        cell: where the blow falls there.
        struck: what is drawn of it.
        session: who sits there.
        at: the moment, in milliseconds of ``WHOLE``.
        moves: whether it moves; else each half is one picture, faded in and out.
    """
    surface = canvas.surface
    seen = surface.subsurface(felt).copy()
    with canvas.clipped(felt):
        near = _nearness(at, again=struck.again) if moves else 1.0
        closer = 1 + (min(2.6, max(1.3, canvas.px(140.0) / max(1, cell.width))) - 1) * near
        there = _come_near(surface, seen, felt, cell, closer, near)
        if struck.thing and (near > 0 or at < STRUCK):
            struck.thing(canvas, there, fallen=at >= STRUCK)
        _draw_dark(canvas, felt, there, (_darkness(at) if moves else DIM) * near)
        if at >= STRUCK:
            _draw_pieces(canvas, there, at, moves=moves)
            _draw_tag(canvas, felt, there, struck.words, at if moves else BACK)
        _draw_face(canvas, felt, there, struck.seat, session, at, moves=moves)
        if struck.again:
            x, y = felt.centerx / canvas.scale, felt.top / canvas.scale + 34
            canvas.text(say("The last blow, once more"), x, y, TITLE, 24, "bar-text", CENTRE)
        if not moves and (left := 1 - min(1.0, at / FADE_MS, (WHOLE - at) / FADE_MS)) > 0:
            seen.set_alpha(round(255 * left))
            surface.blit(seen, felt)


def _nearness(at: float, *, again: bool) -> float:
    """How near the camera is, from 0 to 1; what is seen once more ends near, for the banner comes."""
    if at < BACK or again:
        return easing.in_out_cubic(between(at, 0, NEAR_MS))
    return 1 - easing.in_out_cubic(between(at, BACK, WHOLE))


def _come_near(
    surface: pygame.Surface, seen: pygame.Surface, felt: Rect, cell: Rect, closer: float, near: float
) -> Rect:
    """Show a table from so much nearer; where the place of the blow is then."""
    wide, high = round(felt.width / closer), round(felt.height / closer)
    x = felt.centerx + (cell.centerx - felt.centerx) * near
    y = felt.centery + (cell.centery - felt.centery) * near
    part = Rect(0, 0, wide, high)
    part.center = (round(x), round(y))
    part.clamp_ip(felt)
    if part.size != felt.size:
        shown = seen.subsurface(part.move(-felt.left, -felt.top))
        surface.blit(pygame.transform.smoothscale(shown, felt.size), felt)
    return Rect(
        round(felt.left + (cell.left - part.left) * closer),
        round(felt.top + (cell.top - part.top) * closer),
        round(cell.width * closer),
        round(cell.height * closer),
    )


def _darkness(at: float) -> float:
    """How dark the lamp makes it at a moment."""
    if at < STRUCK:
        return DARK * between(at, 0, NEAR_MS)
    return DARKEST if at < STILL_TILL else DIM


def _draw_dark(canvas: Canvas, felt: Rect, there: Rect, share: float) -> None:
    # the light follows in steps, so that few pictures of the dark are made
    step = max(1, canvas.px(24))
    x, y = (round(side / step) * step for side in there.center)
    dark = dark_round(canvas, felt, (x, y), STOPS)
    dark.set_alpha(round(255 * share))
    canvas.surface.blit(dark, felt)


def _draw_pieces(canvas: Canvas, there: Rect, at: float, *, moves: bool) -> None:
    """Draw the star, the rings of sound and the shards."""
    unit, (x, y) = max(0.5 * canvas.scale, there.width / 148.0), there.center
    if moves:
        spread = easing.out_cubic(between(at, STRUCK, STRUCK + RING_MS))
        if at < STRUCK + RING_MS:
            for radius, width in RINGS:
                _draw_ring(canvas, (x, y), radius * unit * (0.6 + 0.9 * spread), width, 1 - spread)
        if at < STILL_TILL + FADE_MS:
            star = _star(canvas, round(STAR[1] * unit))
            star.set_alpha(round(255 * (1 - between(at, STILL_TILL, STILL_TILL + FADE_MS))))
            canvas.surface.blit(star, star.get_rect(center=(x, y)))
    gone = between(at, STILL_TILL, STILL_TILL + FALL_MS) if moves else 1.0
    bounce = between(at, STILL_TILL + FALL_MS, STILL_TILL + 2 * FALL_MS) if moves else 1.0
    hop = 0.08 * there.height * 4 * bounce * (1 - bounce)
    fallen = easing.in_quad(gone) * there.height * 0.62 - hop
    _shard(canvas, (x - 20 * unit, y + fallen), 2.2 * unit, 68 * gone)
    flown = between(at, STILL_TILL, STILL_TILL + FLY_MS) if moves else 1.0
    for number, (dx, dy, size) in enumerate(SMALL):
        rise = 90 * unit * 4 * flown * (1 - flown) * 0.5
        place = (x + dx * unit * flown, y + dy * unit * flown - rise)
        _shard(canvas, place, size * unit, 200 * flown + 70 * number)


def _shard(canvas: Canvas, at: tuple[float, float], size: float, turn: float) -> None:
    angle = turn * pi / 180
    canvas.shard(
        [
            (at[0] + size * (x * cos(angle) - y * sin(angle)), at[1] + size * (x * sin(angle) + y * cos(angle)))
            for x, y in SHARD
        ],
        "glass",
    )


def _draw_ring(canvas: Canvas, at: tuple[int, int], radius: float, width: float, left: float) -> None:
    """Draw a broken ring, which is made once and then scaled."""
    side = round(2 * radius)
    drawn = pygame.transform.smoothscale(_ring(canvas, width), (side, side))
    drawn.set_alpha(round(230 * left))
    canvas.surface.blit(drawn, drawn.get_rect(center=at))


def _ring(canvas: Canvas, width: float) -> pygame.Surface:
    side = canvas.px(2 * RINGS[1][0])
    line = dashes.broken(dashes.arc(side / 2, side / 2, side / 2 - width, 0, 2 * pi), canvas.px(46), canvas.px(26))
    body = f'<path d="{line}" fill="none" stroke="#dff3f0" stroke-width="{width}" stroke-linecap="round"/>'
    return canvas.sprites.kept(("blow-ring", side, width), partial(shapes.picture, body, side, side))


def _star(canvas: Canvas, radius: int) -> pygame.Surface:
    """The star of a blow, in a glow."""
    return canvas.sprites.kept(("blow-star", radius), partial(_made_star, radius))


def _made_star(radius: int) -> pygame.Surface:
    rng, half = Random(4), round(radius * 1.8)
    far = [rng.uniform(*STAR) / STAR[1] if point % 2 else INNER / STAR[1] for point in range(POINTS)]
    corners = " ".join(
        f"{half + radius * r * cos(2 * pi * i / POINTS):.1f},{half + radius * r * sin(2 * pi * i / POINTS):.1f}"
        for i, r in enumerate(far)
    )
    glow = "".join(
        f'<stop offset="{at}%" stop-color="#fff3c4" stop-opacity="{shown}"/>'
        for at, shown in ((0, 0.95), (30, 0.55), (100, 0))
    )
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" '
        f'r="{half}">{glow}</radialGradient></defs>'
        f'<rect width="{2 * half}" height="{2 * half}" fill="url(#g)"/>'
        f'<polygon points="{corners}" fill="#fff3b8" stroke="#2a2320" '
        f'stroke-width="{max(1.5, radius * 0.04):.1f}" stroke-linejoin="round"/>'
        f'<circle cx="{half}" cy="{half}" r="{radius * 0.2:.1f}" fill="#ffffff"/>'
    )
    return shapes.picture(body, 2 * half, 2 * half).copy()


def _draw_tag(canvas: Canvas, felt: Rect, there: Rect, words: str, at: float) -> None:
    """Draw the tag that says what is lost, which rises."""
    up = 24.0 * easing.out_cubic(between(at, STRUCK, STRUCK + RISE_MS))
    wide = text_width(canvas, words, BOLD, TAG_TEXT) + 36
    rect = canvas.rect(0, 0, wide, 46.0)
    rect.midbottom = (there.centerx, there.top - canvas.px(up))
    rect.clamp_ip(felt.inflate(-canvas.px(12), -canvas.px(12)))
    canvas.fill(rect.inflate(canvas.px(8), canvas.px(8)), "front", 12)
    canvas.fill(rect, "aim-deep", 10)
    x, y = (side / canvas.scale for side in rect.center)
    canvas.text(words, x, y, BOLD, TAG_TEXT, "chip-text", CENTRE, rect)


def _draw_face(
    canvas: Canvas, felt: Rect, there: Rect, seat: str, session: MatchSession, at: float, *, moves: bool
) -> None:
    """Draw the portrait of whoever is struck: it comes down beside the blow, winces and goes."""
    mood = STUNG if at >= STRUCK else WAITING
    frame = frame_of(session.game.info, seat)
    drawn = portrait(canvas, face_of(session, seat, mood), canvas.px(FACE), frame)
    x, y = felt.left + canvas.px(AT[0]), felt.top + canvas.px(AT[1])
    if there.centerx < felt.centerx:
        x = felt.right - canvas.px(AT[0])
    if moves:
        come = easing.in_out_cubic(between(at, 0, NEAR_MS))
        gone = easing.in_out_cubic(between(at, BACK, WHOLE))
        y -= canvas.px(DOWN * (1 - come + gone))
        if mood == STUNG:
            spring = easing.out_back(between(at, STRUCK, STRUCK + NEAR_MS))
            y -= canvas.px(12 * (1 - abs(1 - spring)))
            drawn = pygame.transform.rotozoom(drawn, TURN * spring, 1 + (GROWN - 1) * spring)
    canvas.surface.blit(drawn, drawn.get_rect(center=(x, y)))
