"""What draws shapes on a surface in the theme's colours, with smooth edges everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, floor, hypot

import pygame

from wonderland.ui.kit import dashes, shapes
from wonderland.ui.kit.dashes import Point
from wonderland.ui.kit.theme import Theme

Rect = pygame.Rect
Place = tuple[float, float]
CASE = 1.2
"""How wide the ink round a yellow edge is, in logical pixels."""
RADIUS = 7
OPAQUE = 255
WHOLE = 9000
"""Boxes of so many pixels are kept whole; larger ones are put together from corners and bands."""
STRIP = 16
"""A veil is laid in two passes over strips of so many rows, which stay in the processor's cache between."""
EDGE = 4
"""So much of a broad ring is drawn smooth at each of its edges: what lies between needs no care."""
LARGE = 60
"""The radius from which a ring is drawn anew each time, in pixels."""


@dataclass
class Brush:
    """A surface, and how lengths and colours become pixels on it.

    Attributes:
        surface: what is drawn on.
        theme: its colours.
        scale: pixels for each logical pixel.
    """

    surface: pygame.Surface
    theme: Theme
    scale: float

    def px(self, length: float) -> int:
        """A logical length in pixels."""
        return round(length * self.scale)

    def pixels(self, x: float, y: float) -> tuple[int, int]:
        """A logical place or size in pixels."""
        return self.px(x), self.px(y)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A logical rectangle in pixels."""
        s = self.scale
        left, top = round(x * s), round(y * s)
        return Rect(left, top, round((x + w) * s) - left, round((y + h) * s) - top)

    def tone(self, colour: str, alpha: int = 255) -> pygame.Color:
        """A colour of the theme at an opacity from 0 to 255."""
        found = self.theme[colour]
        return pygame.Color(found.r, found.g, found.b, alpha)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only what lies in a part of what is drawn on, in pixels."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.clip(before))
        yield
        self.surface.set_clip(before)

    # --- boxes -------------------------------------------------------------------------------
    def fill(self, rect: Rect, colour: str, radius: float = 0) -> None:
        """Fill a box in a colour of the theme; ``radius`` is logical."""
        tone = self.theme[colour]
        corner = self._corner(rect, radius)
        if not corner:
            self.surface.fill(tone, rect)
            return
        if rect.width * rect.height <= WHOLE:
            self.surface.blit(shapes.box(rect.size, corner, tone), rect)
            return
        for band in shapes.bands(rect, corner):
            self.surface.fill(tone, band)
        self._corners(rect, shapes.disc(corner, tone), corner)

    def plate(self, rect: Rect, colour: str, radius: float = 0) -> None:
        """Fill a box that lies on the panel; where colours are few, an edge tells it from that."""
        self.fill(rect, colour, radius)
        if self.theme.sharp:
            self.outline(rect, "quiet", 0.5, radius)

    def tab(self, rect: Rect, colour: str, edge: str, width: float, radius: float) -> None:
        """Fill a box that has a strip of another colour along its left."""
        before, left = self.surface.get_clip(), self.px(width)
        strip = Rect(rect.left, rect.top, left, rect.height)
        rest = Rect(rect.left + left, rect.top, rect.width - left, rect.height)
        for part, tone in ((strip, edge), (rest, colour)):
            self.surface.set_clip(part.clip(before))
            self.fill(rect, tone, radius)
        self.surface.set_clip(before)

    def outline(self, rect: Rect, colour: str, width: float = 1, radius: float = RADIUS) -> None:
        """Draw a box's edge, within the box."""
        thick = max(1, self.px(width + (1 if self.theme.sharp else 0)))
        thick = min(thick, rect.width // 2, rect.height // 2)
        if thick <= 0:
            return
        corner = max(thick, self._corner(rect, radius))
        tone = self.theme[colour]
        if radius and rect.width * rect.height <= WHOLE:
            self.surface.blit(shapes.frame(rect.size, corner, thick, tone), rect)
            return
        for band in shapes.frame_bands(rect, corner, thick):
            self.surface.fill(tone, band)
        drawn = shapes.frame_corners(corner, thick, tone) if radius else None
        if drawn:
            self._corners(rect, drawn, corner)
            return
        for part, place in shapes.corner_boxes(rect, corner):
            self.surface.fill(tone, (place, part.size))

    def lit(self, rect: Rect, width: float = 3, radius: float = RADIUS) -> None:
        """Draw the yellow edge that means "you, now", cased in ink: so it is seen on light ground too."""
        case = max(1, self.px(CASE))
        thick = width + 2 * case / self.scale
        self.outline(rect.inflate(2 * case, 2 * case), "now-text", thick, radius + CASE)
        self.outline(rect, "now", width, radius)

    def veil(self, rect: Rect, colour: str, alpha: int, radius: float = 0) -> None:
        """Lay a translucent colour over a box."""
        if rect.width <= 0 or rect.height <= 0:
            return
        corner = self._corner(rect, radius)
        tone = self.tone(colour, alpha)
        if corner and rect.width * rect.height <= WHOLE:
            self.surface.blit(shapes.box(rect.size, corner, tone), rect)
            return
        for band in shapes.bands(rect, corner) if corner else (rect,):
            self._veil_band(band, tone)
        if corner:
            self._corners(rect, shapes.disc(corner, tone), corner)

    def _veil_band(self, rect: Rect, tone: pygame.Color) -> None:
        """Lay a colour over a box in place: a layer as large as the table is long in the making."""
        left, laid = OPAQUE - tone.a, [part * tone.a // 255 for part in (tone.r, tone.g, tone.b)]
        for top in range(rect.top, rect.bottom, STRIP):
            strip = Rect(rect.left, top, rect.width, min(STRIP, rect.bottom - top))
            self.surface.fill((left, left, left), strip, pygame.BLEND_RGB_MULT)
            self.surface.fill(laid, strip, pygame.BLEND_RGB_ADD)

    def shadow(self, rect: Rect, alpha: int = 110, radius: float = RADIUS, drop: float = 4, soft: float = 8) -> None:
        """Lay the soft shadow of a box below it: ``drop`` lower, fading over ``soft``."""
        if self.theme.sharp:
            return
        reach, corner = max(1, self.px(soft)), self.px(radius)
        size = (rect.width + 2 * reach, rect.height + 2 * reach)
        drawn = shapes.shadow(size, corner, reach, alpha)
        self.surface.blit(drawn, (rect.left - reach, rect.top - reach + self.px(drop)))

    def dashes(self, rect: Rect, colour: str, width: float = 3, radius: float = 4, dash: float = 9) -> None:
        """Draw a broken line round a box, within it."""
        thick, length = max(2, self.px(width)), max(4, self.px(dash))
        outline = dashes.box(thick / 2, thick / 2, rect.width - thick, rect.height - thick, self.px(radius))
        body = (
            f'<path d="{dashes.broken(outline, length, length * 0.8)}" fill="none" '
            f'stroke-width="{thick}" {shapes.paint(self.theme[colour], "stroke")}/>'
        )
        self.surface.blit(shapes.picture(body, rect.width, rect.height), rect)

    def dots(self, rect: Rect, colour: str, width: float, radius: float, gap: float) -> None:
        """Draw a dotted line round a box, within it; ``gap`` from dot to dot."""
        thick = max(1.2, width * self.scale)
        outline = dashes.box(thick / 2, thick / 2, rect.width - thick, rect.height - thick, self.px(radius))
        body = shapes.dots(outline, self.theme[colour], thick, gap * self.scale)
        self.surface.blit(shapes.picture(body, rect.width, rect.height), rect)

    def _corner(self, rect: Rect, radius: float) -> int:
        return max(0, min(self.px(radius), rect.width // 2, rect.height // 2)) if radius else 0

    def _corners(self, rect: Rect, drawn: pygame.Surface, corner: int) -> None:
        for part, place in shapes.corner_boxes(rect, corner):
            self.surface.blit(drawn, place, part)

    # --- discs, rings, lines; lengths in pixels ------------------------------------------------
    def disc(self, centre: Place, radius: float, colour: str, alpha: int = 255) -> None:
        """Draw a disc round a place, all in pixels."""
        self._centred(shapes.disc(max(0.5, radius), self.tone(colour, alpha)), centre)

    def hoop(self, centre: Place, radius: float, width: float, colour: str) -> None:
        """Draw a ring whose outer edge has a radius, all in pixels."""
        if radius > LARGE:  # rings this large spread, and none of them would be seen twice
            thick = max(1, min(round(width), round(radius)))
            place = (round(centre[0]), round(centre[1]))
            _ring(self.surface, self.theme[colour], place, round(radius), thick)
        elif radius > 0:
            drawn = shapes.ring(round(radius), min(width, radius), self.theme[colour])
            self._centred(drawn, centre)

    def wave(self, centre: Place, radius: float, colour: str, alpha: int) -> None:
        """Lay a translucent disc that changes from frame to frame over what is there, in pixels."""
        if radius < 1 or alpha <= 0:
            return
        side = ceil(radius) * 2
        layer = pygame.Surface((side, side), pygame.SRCALPHA)
        tone = self.tone(colour, alpha)
        pygame.draw.circle(layer, tone, (side // 2, side // 2), round(radius))
        self.surface.blit(layer, (round(centre[0]) - side // 2, round(centre[1]) - side // 2))

    def shard(self, points: Sequence[Point], colour: str) -> None:
        """Draw a small shape that changes from frame to frame, in pixels."""
        pygame.draw.polygon(self.surface, self.theme[colour], points)
        pygame.draw.aalines(self.surface, self.theme["text"], True, points)

    def hexagon(self, centre: Place, radius: float, colour: str, edge: str = "", width: float = 0) -> None:
        """Draw a hexagon that stands on a side, all in pixels."""
        half = ceil(radius * 1.12 + width / 2 + 1)
        points = tuple((x + half, y + half) for x, y in shapes.hexagon(radius))
        line = self.theme[edge] if edge else None
        drawn = shapes.polygon(points, (2 * half, 2 * half), self.theme[colour], line, width)
        self._centred(drawn, centre)

    def polygon(self, points: Iterable[Point], colour: str | pygame.Color, edge: str = "", width: float = 0) -> None:
        """Draw a closed shape through points, in pixels, in a colour of the theme or any other."""
        at, size, near = self._framed(tuple(points), width)
        line = self.theme[edge] if edge else None
        tone = self.theme[colour] if isinstance(colour, str) else colour
        self.surface.blit(shapes.polygon(near, size, tone, line, width), at)

    def line(self, points: Sequence[Point], colour: str, width: float, gap: float = 0, alpha: int = 255) -> None:
        """Draw a line through points with round ends, in pixels; with a ``gap`` a dotted one."""
        at, size, near = self._framed(tuple(points), width)
        self.surface.blit(shapes.stroke(near, size, self.tone(colour, alpha), width, gap), at)

    def sweep(self, a: Place, b: Place, colour: str, width: float) -> None:
        """Draw a line that changes from frame to frame, so that keeping it would be of no use."""
        if hypot(b[0] - a[0], b[1] - a[1]) >= 1:
            pygame.draw.aaline(self.surface, self.theme[colour], a, b, max(1, round(width)))

    def _centred(self, drawn: pygame.Surface, centre: Place) -> None:
        half = drawn.get_width() // 2
        self.surface.blit(drawn, (round(centre[0]) - half, round(centre[1]) - half))

    def _framed(
        self, points: tuple[Point, ...], width: float
    ) -> tuple[tuple[int, int], tuple[int, int], tuple[Point, ...]]:
        """The box that holds points and the line round them: its place, size, and they in it."""
        edge = width / 2 + 1
        left = floor(min(x for x, _ in points) - edge)
        top = floor(min(y for _, y in points) - edge)
        right = ceil(max(x for x, _ in points) + edge)
        bottom = ceil(max(y for _, y in points) + edge)
        near = tuple((x - left, y - top) for x, y in points)
        return (left, top), (right - left, bottom - top), near


def _ring(surface: pygame.Surface, colour: pygame.Color, place: tuple[int, int], radius: int, thick: int) -> None:
    """Draw a ring with smooth edges, a broad one in a third of the time that it takes as a whole."""
    if thick <= 2 * EDGE:
        pygame.draw.aacircle(surface, colour, place, radius, thick)
        return
    pygame.draw.circle(surface, colour, place, radius - EDGE // 2, thick - EDGE)
    pygame.draw.aacircle(surface, colour, place, radius, EDGE)
    pygame.draw.aacircle(surface, colour, place, radius - thick + EDGE, EDGE)
