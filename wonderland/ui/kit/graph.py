"""How the win was shared over a match, turn by turn: a band for each seat, or the curve of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from wonderland.core.message import say, say_n
from wonderland.ui.kit.axes import SIZE, draw_axes, part
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, box_of, line_in, text_width
from wonderland.ui.kit.seats import FRAMES
from wonderland.ui.kit.sizes import FINE_PRINT
from wonderland.ui.kit.spaces import GAP, TIGHT

SMOOTH = 3
"""All is drawn so many times as large, and made smaller."""
DOT, NAME, CAPTION = 10, 14, 26.0
"""The radius of a dot, how large names are set, and the height of what a curve shows, in words."""
PLATE = 20.0
"""The height of a name's plate."""
LINE = (255, 255, 255)
CORNER = 6
Tone = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Band:
    """A seat's: what it is called, the theme's colour, its share at the start and after each turn."""

    name: str
    colour: str
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A numbered dot: its number, the turn it is at, whose band it lies in, and how it is marked."""

    number: int
    turn: int
    band: int = 0
    colour: str = "now"
    frame: str = FRAMES[0]


class Graph:
    """Draws bands or a curve, and their axes.

    Args:
        bands: lowest first; at each turn their shares make 1. One alone is drawn as a curve.
    """

    def __init__(self, bands: Sequence[Band]) -> None:
        self.bands = tuple(bands)
        self._curve = len(self.bands) == 1

    @property
    def last(self) -> int:
        """The last turn."""
        return len(self.bands[0].shares) - 1

    def draw(
        self, canvas: Canvas, box: Box, marks: Sequence[Mark], chosen: int, pick: Callable[[int], None],
        cursor: int | None = None, move: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        """Draw them.

        Args:
            canvas: what is drawn on.
            box: their place, with their axes.
            marks: what is marked.
            chosen: the number of the mark that is looked at, 0 for none.
            pick: is told the number of a mark that is clicked.
            cursor: the turn that is looked at, None for none.
            move: is told the turn that the cursor is moved to, where there is one.
        """
        axes = part(box)
        plot = axes.plot.rect(canvas)
        if move:
            self._slider(canvas, plot, cursor, move)
        if self._curve:
            self._draw_curve(canvas, plot)
            self._caption(canvas, axes.plot, marks)
        else:
            self._draw_bands(canvas, plot)
            self._names(canvas, plot, marks)
        draw_axes(canvas, axes, self.last)
        if cursor is not None:
            x, y = self._at(plot.size, cursor, self.bands[0].shares[cursor])
            canvas.surface.fill(canvas.theme["text"], (plot.left + x, plot.top, 1, plot.height))
            canvas.disc((plot.left + x, plot.top + y), canvas.px(5), "text")
        for mark in marks:
            self._mark(canvas, plot, mark, mark.number == chosen, pick)

    def _slider(self, canvas: Canvas, plot: Rect, cursor: int | None, move: Callable[[int], None]) -> None:
        """The plot as a slider, from the start to the last turn."""
        hot = plot.inflate(2 * canvas.px(8), 0)
        spoken = (
            say("Turn {cursor} of {last}", cursor=cursor, last=self.last)
            if cursor
            else say_n("{n} turn", "{n} turns", self.last)
        )
        region = canvas.region("graph", hot, lambda: None, spoken, slide=lambda share: move(round(share * self.last)))
        region.share = (cursor or 0) / max(1, self.last)
        canvas.ring(region)

    def _edge(self, index: int, turn: int) -> float:
        """The share below a band, and all others below it."""
        return sum(band.shares[turn] for band in self.bands[:index])

    def _at(self, size: tuple[int, int], turn: int, share: float) -> tuple[int, int]:
        x = round((size[0] - 1) * turn / max(1, self.last))
        return x, round((size[1] - 1) * (1 - min(1.0, share)))

    # --- a curve -----------------------------------------------------------------------------------
    def _draw_curve(self, canvas: Canvas, plot: Rect) -> None:
        canvas.fill(plot, "front", CORNER)
        if canvas.theme.sharp:
            canvas.outline(plot, "text", 1, CORNER)
        thick = canvas.px(3)
        tones = tuple(canvas.theme[self.bands[0].colour]), tuple(canvas.theme["quiet"])
        key = ("curve", self.bands, plot.size, thick, tones)
        drawn = canvas.sprites.kept(key, lambda: self._curve_drawn(plot.size, thick, *tones))
        canvas.surface.blit(drawn, plot)

    def _caption(self, canvas: Canvas, plot: Box, marks: Sequence[Mark]) -> None:
        """Say what the curve shows, above it or below, where nothing of it is drawn."""
        name, size = self.bands[0].name, (round(plot.width), round(plot.height))
        wide = text_width(canvas, name, LABEL, SIZE) + 2 * GAP
        crossed = [self._at(size, turn, share) for turn, share in enumerate(self.bands[0].shares)]
        shown = [y for x, y in crossed if x <= wide + size[0] / max(1, self.last)]
        near = DOT if any(crossed[min(m.turn, self.last)][0] <= wide + DOT for m in marks) else 0
        above, below = min(shown) - near, size[1] - max(shown) - near
        upper, _, lower = plot.inset(GAP, 0).rows(CAPTION, REST, CAPTION)
        row = upper if above >= below else lower
        line_in(canvas, row, name, LABEL, SIZE, "quiet", within=plot.rect(canvas))

    def _curve_drawn(self, size: tuple[int, int], thick: int, line: Tone, grid: Tone) -> pygame.Surface:
        """The filled curve on nothing."""
        wide, high = size[0] * SMOOTH, size[1] * SMOOTH
        large = pygame.Surface((wide, high), pygame.SRCALPHA)
        shares = self.bands[0].shares
        points = [self._at((wide, high), turn, share) for turn, share in enumerate(shares)]
        if len(points) == 1:
            points.append((wide, points[0][1]))
        pygame.draw.polygon(large, (*line[:3], 70), [(0, high), *points, (points[-1][0], high)])
        for left in range(0, wide, 9 * thick):
            pygame.draw.line(large, (*grid[:3], 120), (left, high // 2), (left + 4 * thick, high // 2), thick)
        for a, b in pairwise(points):
            pygame.draw.line(large, line, a, b, thick * SMOOTH)
        for point in points:
            pygame.draw.circle(large, line, point, thick * SMOOTH // 2)
        return _rounded(large, CORNER * thick * SMOOTH // 3, size)

    # --- bands -------------------------------------------------------------------------------------
    def _draw_bands(self, canvas: Canvas, plot: Rect) -> None:
        tones = tuple(tuple(canvas.theme[band.colour])[:3] for band in self.bands)
        key = ("shares", self.bands, plot.size, tones)
        drawn = canvas.sprites.kept(key, lambda: self._bands_drawn(plot.size, tones))
        canvas.surface.blit(drawn, plot)

    def _bands_drawn(self, size: tuple[int, int], tones: Sequence[Tone]) -> pygame.Surface:
        """The bands, with a line between them."""
        large = (size[0] * SMOOTH, size[1] * SMOOTH)
        surface = pygame.Surface(large, pygame.SRCALPHA)
        turns = range(self.last + 1) if self.last else (0, 0)
        for index, tone in enumerate(tones):
            under = [self._at(large, turn, self._edge(index, turn)) for turn in turns]
            over = [self._at(large, turn, self._edge(index + 1, turn)) for turn in turns]
            if not self.last:
                under[-1], over[-1] = (large[0], under[0][1]), (large[0], over[0][1])
            pygame.draw.polygon(surface, tone, [*under, *reversed(over)])
            if index:
                pygame.draw.lines(surface, LINE, False, under, SMOOTH + 1)
        return _rounded(surface, CORNER * SMOOTH, size)

    def _names(self, canvas: Canvas, plot: Rect, marks: Sequence[Mark]) -> None:
        """Each band's name where it is highest, beside its marks, if it is high enough there."""
        for index, band in enumerate(self.bands):
            wide = canvas.fonts.size(band.name, BOLD, NAME)[0]
            edge, near = wide / 2 + canvas.px(TIGHT), wide / 2 + canvas.px(DOT + GAP)
            inner = [
                turn
                for turn in range(self.last + 1)
                if edge <= self._at(plot.size, turn, 0)[0] <= plot.width - edge
                and not self._marked(plot.size, index, turn, near, marks)
            ]
            if not inner:
                continue
            turn = max(inner, key=lambda at: self._narrowest(band, at))
            share = band.shares[turn]
            if share * plot.height / canvas.scale < PLATE:
                continue
            left, top = self._at(plot.size, turn, self._edge(index, turn) + share / 2)
            x, y = (plot.left + left) / canvas.scale, (plot.top + top) / canvas.scale
            around = Box.round((x, y), wide / canvas.scale + 2 * 5.0, PLATE)
            plate = around.rect(canvas)
            canvas.fill(plate, "front", 5)
            canvas.text(band.name, x, y, BOLD, NAME, "text", CENTRE, plate)

    def _marked(self, size: tuple[int, int], band: int, turn: int, near: float, marks: Sequence[Mark]) -> bool:
        """Whether a band has a mark near a turn."""
        here = self._at(size, turn, 0)[0]
        return any(mark.band == band and abs(self._at(size, mark.turn, 0)[0] - here) < near for mark in marks)

    @staticmethod
    def _narrowest(band: Band, turn: int) -> float:
        """The least of a band's shares about a turn."""
        return min(band.shares[max(0, turn - 1) : turn + 2])

    # --- marks -------------------------------------------------------------------------------------
    def _mark(self, canvas: Canvas, plot: Rect, mark: Mark, chosen: bool, pick: Callable[[int], None]) -> None:
        """Draw a mark: on the curve, or in the middle of its band."""
        turn = min(mark.turn, self.last)
        share = self.bands[mark.band].shares[turn]
        high = share if self._curve else self._edge(mark.band, turn) + share / 2
        left, top = self._at(plot.size, turn, high)
        radius = canvas.px(DOT)
        rect = Rect(plot.left + left - radius, plot.top + top - radius, 2 * radius, 2 * radius)
        region = canvas.region(
            f"dot-{mark.number}",
            rect,
            partial(pick, mark.number),
            say("Number {number}, turn {turn}", number=mark.number, turn=mark.turn),
        )
        draw_mark(canvas, rect, mark, chosen=chosen)
        canvas.ring(region, DOT)


def _rounded(surface: pygame.Surface, radius: int, size: tuple[int, int]) -> pygame.Surface:
    """A picture with round corners, made smaller."""
    corners = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(corners, "white", corners.get_rect(), border_radius=radius)
    surface.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(surface, size)


def draw_mark(canvas: Canvas, rect: Rect, mark: Mark, *, chosen: bool) -> None:
    """Draw a mark's number on a disc or hexagon of its colour."""
    radius = rect.width // 2
    edge = canvas.px(3 if chosen else 2)
    shape = canvas.disc if mark.frame == FRAMES[0] else canvas.hexagon
    shape(rect.center, radius + edge, "text" if chosen else "front")
    shape(rect.center, radius, mark.colour)
    at = box_of(canvas, rect).centre
    ink = "now-text" if mark.colour == "now" else "front"
    canvas.text(str(mark.number), *at, BOLD, FINE_PRINT, ink, CENTRE)
