"""How the win was shared over a match: a band for each seat, turn by turn, as high as its share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from wonderland.core.message import say
from wonderland.ui.kit.axes import draw_axes, part
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import Box, box_of
from wonderland.ui.kit.sizes import FINE_PRINT
from wonderland.ui.kit.spaces import GAP, TIGHT

SMOOTH = 3
"""Bands are drawn so many times as large, and made smaller."""
DOT, NAME = 10, 14
"""The radius of a dot, and how large names are set."""
PLATE, PLATE_EDGE = 20.0, 5.0
"""The height of a name's plate, and what it has at both ends of the name."""
LINE = (255, 255, 255)
CORNER = 6


@dataclass(frozen=True, slots=True)
class Band:
    """A seat's: what it is called, the theme's colour, its share at the start and after each turn."""

    name: str
    colour: str
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A numbered dot: its number, the turn it is at, and whose band it lies in."""

    number: int
    turn: int
    band: int


class Shares:
    """Draws the bands and their axes.

    Args:
        bands: lowest first; at each turn their shares make 1.
    """

    def __init__(self, bands: Sequence[Band]) -> None:
        self.bands = tuple(bands)

    @property
    def last(self) -> int:
        """The last turn."""
        return len(self.bands[0].shares) - 1

    def draw(
        self,
        canvas: Canvas,
        box: Box,
        marks: Sequence[Mark],
        chosen: int,
        pick: Callable[[int], None],
    ) -> None:
        """Draw them.

        Args:
            canvas: what is drawn on.
            box: their place, with their axes.
            marks: what is marked.
            chosen: the number of the mark that is looked at, 0 for none.
            pick: is told the number of a mark that is clicked.
        """
        axes = part(box)
        plot = axes.plot.rect(canvas)
        tones = tuple(tuple(canvas.theme[band.colour])[:3] for band in self.bands)
        key = ("shares", self.bands, plot.size, tones)
        canvas.surface.blit(canvas.sprites.kept(key, lambda: self._drawn(plot.size, tones)), plot)
        self._names(canvas, plot, marks)
        draw_axes(canvas, axes, self.last)
        for mark in marks:
            self._mark(canvas, plot, mark, mark.number == chosen, pick)

    def _edge(self, index: int, turn: int) -> float:
        """The share below a band, and all others below it."""
        return sum(band.shares[turn] for band in self.bands[:index])

    def _at(self, size: tuple[int, int], turn: int, share: float) -> tuple[int, int]:
        x = round((size[0] - 1) * turn / max(1, self.last))
        return x, round((size[1] - 1) * (1 - min(1.0, share)))

    def _drawn(self, size: tuple[int, int], tones: Sequence[tuple[int, ...]]) -> pygame.Surface:
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
        corners = pygame.Surface(large, pygame.SRCALPHA)
        pygame.draw.rect(corners, "white", corners.get_rect(), border_radius=CORNER * SMOOTH)
        surface.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return pygame.transform.smoothscale(surface, size)

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
            around = Box.round((x, y), wide / canvas.scale + 2 * PLATE_EDGE, PLATE)
            plate = around.rect(canvas)
            canvas.fill(plate, "front", 5)
            canvas.text(band.name, x, y, BOLD, NAME, "text", CENTRE, plate)

    def _marked(
        self, size: tuple[int, int], band: int, turn: int, near: float, marks: Sequence[Mark]
    ) -> bool:
        """Whether a band has a mark near a turn."""
        here = self._at(size, turn, 0)[0]
        return any(
            mark.band == band and abs(self._at(size, mark.turn, 0)[0] - here) < near
            for mark in marks
        )

    @staticmethod
    def _narrowest(band: Band, turn: int) -> float:
        """The least of a band's shares about a turn."""
        return min(band.shares[max(0, turn - 1) : turn + 2])

    def _mark(
        self, canvas: Canvas, plot: Rect, mark: Mark, chosen: bool, pick: Callable[[int], None]
    ) -> None:
        turn = min(mark.turn, self.last)
        share = self._edge(mark.band, turn) + self.bands[mark.band].shares[turn] / 2
        left, top = self._at(plot.size, turn, share)
        radius = canvas.px(DOT)
        rect = Rect(plot.left + left - radius, plot.top + top - radius, 2 * radius, 2 * radius)
        region = canvas.region(
            f"dot-{mark.number}", rect, lambda: pick(mark.number),
            say("Number {number}, turn {turn}", number=mark.number, turn=mark.turn),
        )  # fmt: skip
        draw_number(canvas, rect, mark.number, chosen=chosen)
        canvas.ring(region, DOT)


def draw_number(canvas: Canvas, rect: Rect, number: int, *, chosen: bool) -> None:
    """Draw a number on a disc."""
    edge = canvas.px(3 if chosen else 2)
    canvas.disc(rect.center, rect.width // 2 + edge, "text" if chosen else "front")
    canvas.disc(rect.center, rect.width // 2, "now")
    canvas.text(str(number), *box_of(canvas, rect).centre, BOLD, FINE_PRINT, "now-text", CENTRE)
