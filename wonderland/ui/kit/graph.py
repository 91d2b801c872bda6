"""A graph of the chance to win, turn by turn, with numbered dots where something was decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise

import pygame

from wonderland.core.message import say, say_n
from wonderland.ui.kit.axes import SIZE, draw_axes, part
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, box_of, line_in
from wonderland.ui.kit.seats import FRAMES
from wonderland.ui.kit.sizes import FINE_PRINT
from wonderland.ui.kit.spaces import GAP

SMOOTH = 3
"""The curve is drawn so many times as large, and made smaller."""
DOT, CAPTION = 10, 26.0
"""The radius of a dot, and the height of what the curve shows, in words."""
CORNER = 6


@dataclass(frozen=True, slots=True)
class Dot:
    """A numbered dot: its number, the turn it is about, and how the seat is marked."""

    number: int
    turn: int
    colour: str
    frame: str


class Graph:
    """Draws the curve and its axes.

    Args:
        chances: a seat's chance to win at the start and after each turn.
        says: what the curve shows.
        colour: of the curve.
    """

    def __init__(self, chances: Sequence[float], says: str, colour: str) -> None:
        self.chances = tuple(chances)
        self._says = says
        self._colour = colour
        self._curve = lru_cache(4)(self._drawn)

    @property
    def last(self) -> int:
        """The last turn."""
        return len(self.chances) - 1

    def draw(
        self, canvas: Canvas, box: Box, dots: Sequence[Dot],
        chosen: int, cursor: int | None, pick: Callable[[int], None], move: Callable[[int], None],
    ) -> None:  # fmt: skip
        """Draw the graph.

        Args:
            canvas: what is drawn on.
            box: its place, with its axes.
            dots: what is marked.
            chosen: the number of the dot that is looked at, 0 for none.
            cursor: the turn that is looked at, None for none.
            pick: is told the number of a dot that is clicked.
            move: is told the turn that the cursor is moved to.
        """
        axes = part(box)
        plot = axes.plot.rect(canvas)
        self._region(canvas, plot, cursor, move)
        canvas.fill(plot, "front", CORNER)
        if canvas.theme.sharp:
            canvas.outline(plot, "text", 1, CORNER)
        size = (plot.width, plot.height)
        tones = tuple(canvas.theme[self._colour]), tuple(canvas.theme["quiet"])
        canvas.surface.blit(self._curve(size, canvas.px(3), *tones), plot)
        draw_axes(canvas, axes, self.last)
        line_in(canvas, axes.plot.inset(GAP, 0).rows(CAPTION, REST)[0], self._says, LABEL, SIZE,
                "quiet", within=plot)  # fmt: skip
        if cursor is not None:
            at = self._at(plot, cursor)
            canvas.surface.fill(canvas.theme["text"], (at[0], plot.top, 1, plot.height))
            canvas.disc(at, canvas.px(5), "text")
        for dot in dots:
            self._dot(canvas, plot, dot, dot.number == chosen, pick)

    def _region(
        self, canvas: Canvas, plot: Rect, cursor: int | None, move: Callable[[int], None]
    ) -> None:
        """The plot as a slider, from the start to the last turn."""
        hot = plot.inflate(2 * canvas.px(8), 0)
        spoken = (
            say("Turn {cursor} of {last}", cursor=cursor, last=self.last)
            if cursor
            else say_n("{n} turn", "{n} turns", self.last)
        )
        region = canvas.region(
            "graph", hot, lambda: None, spoken, slide=lambda share: move(round(share * self.last))
        )
        region.share = (cursor or 0) / max(1, self.last)
        canvas.ring(region)

    def _at(self, plot: Rect, turn: int) -> tuple[int, int]:
        """Where the curve is after a turn."""
        turn = min(turn, self.last)
        x = plot.left + round((plot.width - 1) * turn / max(1, self.last))
        return x, plot.top + round((plot.height - 1) * (1 - self.chances[turn]))

    def _drawn(
        self, size: tuple[int, int], thick: int, line: tuple[int, ...], grid: tuple[int, ...]
    ) -> pygame.Surface:
        """The filled curve on nothing."""
        wide, high = size[0] * SMOOTH, size[1] * SMOOTH
        large = pygame.Surface((wide, high), pygame.SRCALPHA)
        plot = Rect(0, 0, wide, high)
        points = [self._at(plot, turn) for turn in range(len(self.chances))]
        if len(points) == 1:
            points.append((wide, points[0][1]))
        pygame.draw.polygon(large, (*line[:3], 70), [(0, high), *points, (points[-1][0], high)])
        for left in range(0, wide, 9 * thick):
            pygame.draw.line(
                large, (*grid[:3], 120), (left, high // 2), (left + 4 * thick, high // 2), thick
            )
        for a, b in pairwise(points):
            pygame.draw.line(large, line, a, b, thick * SMOOTH)
        for point in points:
            pygame.draw.circle(large, line, point, thick * SMOOTH // 2)
        corners = pygame.Surface((wide, high), pygame.SRCALPHA)
        round_by = CORNER * thick * SMOOTH // 3
        pygame.draw.rect(corners, "white", plot, border_radius=round_by)
        large.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return pygame.transform.smoothscale(large, size)

    def _dot(
        self, canvas: Canvas, plot: Rect, dot: Dot, chosen: bool, pick: Callable[[int], None]
    ) -> None:
        at = self._at(plot, dot.turn)
        radius = canvas.px(DOT)
        rect = Rect(0, 0, 2 * radius, 2 * radius)
        rect.center = at
        region = canvas.region(
            f"dot-{dot.number}",
            rect,
            partial(pick, dot.number),
            say("Number {number}, turn {turn}", number=dot.number, turn=dot.turn),
        )
        draw_mark(canvas, rect, (dot.colour, dot.frame), str(dot.number), chosen=chosen)
        canvas.ring(region, DOT)


def draw_mark(
    canvas: Canvas, rect: Rect, seat: tuple[str, str], text: str, *, chosen: bool
) -> None:
    """Draw a seat's mark, of its colour and frame, with a number in it."""
    own, frame = seat
    radius = rect.width // 2
    edge = canvas.px(3 if chosen else 2)
    colours = ("text" if chosen else "front", own)
    for colour, size in zip(colours, (radius + edge, radius), strict=True):
        if frame == FRAMES[0]:
            canvas.disc(rect.center, size, colour)
        else:
            canvas.hexagon(rect.center, size, colour)
    canvas.text(text, *box_of(canvas, rect).centre, BOLD, FINE_PRINT, "now-text", CENTRE)
