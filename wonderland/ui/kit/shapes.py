"""Smooth shapes: discs, rings, corners and small paths, rasterised once for a size and colour.

A shape is written as SVG in pixels and drawn by pygame's SVG reader, whose edges are smooth;
what comes out is kept, so that a frame only lays finished pictures on one another.
"""

from __future__ import annotations

from io import BytesIO
from math import ceil

import pygame

from wonderland.ui.kit.bounded import Bounded
from wonderland.ui.kit.dashes import Point, dotted

MOST_BOXES = 16 * 2**20
"""How many bytes of whole boxes and their edges."""
MOST = 40 * 2**20
"""How many bytes of all other pictures."""
SHADE = (4, 14, 10)
LEAST_STEP = 3
"""How much darker a shadow grows at the least from step to step, of 255: a pixel a step looks soft."""


def _rasterised(body: str, width: int, height: int) -> pygame.Surface:
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{body}</svg>'
    )
    surface = pygame.image.load_sized_svg(BytesIO(text.encode()), (width, height))
    return surface.convert_alpha() if pygame.display.get_surface() else surface


_pictures = Bounded(MOST)
_boxes = Bounded(MOST_BOXES)


def picture(body: str, width: int, height: int) -> pygame.Surface:
    """The picture of SVG elements whose units are pixels; the same one for the same elements."""
    key = (body, width, height)
    if key not in _pictures:
        _pictures[key] = _rasterised(body, max(1, width), max(1, height))
    return _pictures[key]


def paint(colour: pygame.Color, kind: str = "fill") -> str:
    """The attributes that fill (or ``stroke``) with a colour."""
    opacity = "" if colour.a == 255 else f' {kind}-opacity="{colour.a / 255:.3f}"'
    return f'{kind}="#{colour.r:02x}{colour.g:02x}{colour.b:02x}"{opacity}'


def disc(radius: float, fill: pygame.Color) -> pygame.Surface:
    """A disc in the middle of a picture with an even side."""
    radius = round(radius * 4) / 4
    half = ceil(radius)
    body = f'<circle cx="{half}" cy="{half}" r="{radius:.2f}" {paint(fill)}/>'
    return picture(body, 2 * half, 2 * half)


def ring(radius: float, width: float, colour: pygame.Color) -> pygame.Surface:
    """A ring whose outer edge has a radius, in the middle of a picture with an even side."""
    half, middle = ceil(radius), max(0.1, radius - width / 2)
    body = (
        f'<circle cx="{half}" cy="{half}" r="{middle:.2f}" fill="none" '
        f'stroke-width="{width:.2f}" {paint(colour, "stroke")}/>'
    )
    return picture(body, 2 * half, 2 * half)


def polygon(
    points: tuple[Point, ...], size: tuple[int, int], fill: pygame.Color,
    edge: pygame.Color | None = None, width: float = 0,
) -> pygame.Surface:  # fmt: skip
    """A closed shape through points, in pixels from the upper left of a picture of a size."""
    listed = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    line = f' stroke-linejoin="round" stroke-width="{width:.2f}" ' if edge else ""
    body = f'<polygon points="{listed}" {paint(fill)}{line}{paint(edge, "stroke") if edge else ""}/>'
    return picture(body, *size)


def stroke(
    points: tuple[Point, ...], size: tuple[int, int], colour: pygame.Color, width: float, gap: float = 0
) -> pygame.Surface:
    """A line through points with round ends and joins; with a ``gap`` a dotted one."""
    if gap:
        return picture(dots(points, colour, width, gap), *size)
    listed = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    body = (
        f'<polyline points="{listed}" fill="none" stroke-linecap="round" stroke-linejoin="round" '
        f'stroke-width="{width:.2f}" {paint(colour, "stroke")}/>'
    )
    return picture(body, *size)


def dots(points: tuple[Point, ...], colour: pygame.Color, width: float, gap: float) -> str:
    """A dotted line through points, as SVG; ``gap`` from dot to dot."""
    return "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{width / 2:.2f}" {paint(colour)}/>' for x, y in dotted(points, gap)
    )


def mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A white box with rounded corners, to multiply a picture with."""
    body = f'<rect width="{size[0]}" height="{size[1]}" rx="{radius:.2f}" fill="#ffffff"/>'
    return picture(body, *size)


def hexagon(radius: float) -> tuple[Point, ...]:
    """Six corners round the origin, one at the left and one at the right, a little broad."""
    return tuple(
        (radius * 1.12 * x, radius * 1.12 * y)
        for x, y in ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))
    )


def corner_boxes(rect: pygame.Rect, radius: int) -> tuple[tuple[pygame.Rect, Point], ...]:
    """The parts of a disc that round a box's corners, and where each goes."""
    far = (rect.right - radius, rect.bottom - radius)
    return tuple(
        (pygame.Rect(u * radius, v * radius, radius, radius), (x, y))
        for u, x in ((0, rect.left), (1, far[0]))
        for v, y in ((0, rect.top), (1, far[1]))
    )


def bands(rect: pygame.Rect, radius: int) -> tuple[pygame.Rect, ...]:
    """What of a box lies outside its rounded corners: a middle band, one above, one below."""
    inner = rect.width - 2 * radius
    return tuple(
        band
        for band in (
            pygame.Rect(rect.left + radius, rect.top, inner, radius),
            pygame.Rect(rect.left, rect.top + radius, rect.width, rect.height - 2 * radius),
            pygame.Rect(rect.left + radius, rect.bottom - radius, inner, radius),
        )
        if band.width > 0 and band.height > 0
    )


def frame_bands(rect: pygame.Rect, radius: int, thick: int) -> tuple[pygame.Rect, ...]:
    """The straight parts of a box's edge, between its rounded corners."""
    across, down = rect.width - 2 * radius, rect.height - 2 * radius
    return tuple(
        band
        for band in (
            pygame.Rect(rect.left + radius, rect.top, across, thick),
            pygame.Rect(rect.left + radius, rect.bottom - thick, across, thick),
            pygame.Rect(rect.left, rect.top + radius, thick, down),
            pygame.Rect(rect.right - thick, rect.top + radius, thick, down),
        )
        if band.width > 0 and band.height > 0
    )


def box(size: tuple[int, int], radius: int, fill: pygame.Color) -> pygame.Surface:
    """A whole box with rounded corners."""
    key = ("box", size, radius, tuple(fill))
    if key not in _boxes:
        _boxes[key] = _box(size, radius, tuple(fill))
    return _boxes[key]


def _box(size: tuple[int, int], radius: int, fill: tuple[int, ...]) -> pygame.Surface:
    solid = pygame.Color(*fill[:3])
    drawn = _rasterised(f'<rect width="{size[0]}" height="{size[1]}" rx="{radius}" {paint(solid)}/>', *size)
    if fill[3] < 255:
        drawn.fill((255, 255, 255, fill[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def frame(size: tuple[int, int], radius: int, thick: int, colour: pygame.Color) -> pygame.Surface:
    """The whole edge of a box with rounded corners, within the box."""
    key = ("frame", size, radius, thick, tuple(colour))
    if key not in _boxes:
        _boxes[key] = _frame(size, radius, thick, tuple(colour))
    return _boxes[key]


def _frame(size: tuple[int, int], radius: int, thick: int, colour: tuple[int, ...]) -> pygame.Surface:
    tone = paint(pygame.Color(*colour), "stroke")
    inset, middle = thick / 2, max(0.5, radius - thick / 2)
    body = (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{size[0] - thick}" '
        f'height="{size[1] - thick}" rx="{middle:.2f}" fill="none" stroke-width="{thick}" {tone}/>'
    )
    return _rasterised(body, *size)


def frame_corners(radius: int, thick: int, colour: pygame.Color) -> pygame.Surface:
    """The four rounded corners of an edge in one picture; solid inside where it is thicker."""
    side = 2 * radius
    middle, inset = radius - thick / 2, thick / 2
    if middle <= 0:
        return disc(radius, colour)
    body = (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{side - thick:.2f}" '
        f'height="{side - thick:.2f}" rx="{middle:.2f}" fill="none" stroke-width="{thick}" '
        f"{paint(colour, 'stroke')}/>"
    )
    return picture(body, side, side)


def shadow(size: tuple[int, int], corner: int, reach: int, alpha: int) -> pygame.Surface:
    """The soft shadow of a box with rounded corners.

    Args:
        size: of the picture, in pixels: the box and ``reach`` on each side of it.
        corner: the radius of the box's corners.
        reach: how far outside the box, and within it, the shadow fades.
        alpha: how dark it is in the middle, of 255.
    """
    key = (size, corner, reach, alpha)
    if key not in _pictures:
        _pictures[key] = _made_shadow(*key)
    return _pictures[key]


def _made_shadow(size: tuple[int, int], corner: int, reach: int, alpha: int) -> pygame.Surface:
    """Drawn as small as may be, then drawn out: past its corners a shadow is alike all along."""
    margin = corner + 2 * reach + 1
    least = (min(size[0], 2 * margin + 1), min(size[1], 2 * margin + 1))
    drawn = _rasterised(_shades(least, corner, reach, alpha), *least)
    return drawn if least == size else _drawn_out(drawn, margin, size)


def _shades(size: tuple[int, int], corner: int, reach: int, alpha: int) -> str:
    """Boxes within boxes, each a shade darker."""
    steps = max(1, min(2 * reach, alpha // LEAST_STEP))
    tone = pygame.Color(*SHADE, max(1, alpha // steps))
    boxes = []
    for step in range(steps):
        inset = reach * 2 * step / steps
        boxes.append(
            f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{max(1, size[0] - 2 * inset):.1f}" '
            f'height="{max(1, size[1] - 2 * inset):.1f}" '
            f'rx="{max(2.0, corner + reach - inset):.1f}" {paint(tone)}/>'
        )
    return "".join(boxes)


def _drawn_out(drawn: pygame.Surface, margin: int, size: tuple[int, int]) -> pygame.Surface:
    """A picture made larger by drawing out what lies between its margins."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    before, after = _parts(drawn.get_size(), margin), _parts(size, margin)
    for here, there in zip(before, after, strict=True):
        made.blit(pygame.transform.scale(drawn.subsurface(here), there.size), there)
    return made


def _parts(size: tuple[int, int], margin: int) -> list[pygame.Rect]:
    """A picture's corners, sides and middle; a side too short for both margins is one part."""
    columns, rows = (
        ((0, margin), (margin, side - margin), (side - margin, side)) if side > 2 * margin else ((0, side),)
        for side in size
    )
    return [pygame.Rect(left, top, right - left, bottom - top) for left, right in columns for top, bottom in rows]
