"""Effects, which draw themselves: who moves, words that rise, who falls, a blast, a line, a crack."""

# ruff: noqa: ARG002, D102 - an effect looks only at what it needs, and its class says what is seen
from __future__ import annotations

from dataclasses import dataclass
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
LAY_MS = 120.0
"""What each domino of a path takes longer than the one before it."""
ROUND = 1.6
"""The room about a glass, in squares."""
CUT, KEEP = pygame.BLEND_RGBA_SUB, pygame.BLEND_RGBA_MULT
"""How a glass is cut to what the crack has not reached, and to what it has."""


@dataclass(slots=True)
class Sight:
    """What effects are drawn on, and about.

    Attributes:
        canvas, layout: where, and where squares lie there.
        match: the match.
        now: the moment of the show, in milliseconds.
    """

    canvas: Canvas
    layout: Layout
    match: Match
    now: float


class TableEffect(Effect):
    """Something seen on the table for a while."""

    def draw(self, sight: Sight) -> None:
        """Draw what it shows over the table."""


# --- who is elsewhere meanwhile ------------------------------------------------------------------
@dataclass
class Mover(TableEffect):
    """Puts a being elsewhere than where it stands."""

    being: str

    def cell(self, layout: Layout, now: float, cell: Rect) -> Rect:
        """Its square as it is seen now; ``cell`` is where it stands."""
        raise NotImplementedError


@dataclass
class Slide(Mover):
    """A being goes from square to square."""

    ms, sound = 140.0, "step"
    origin: str
    target: str

    def cell(self, layout: Layout, now: float, cell: Rect) -> Rect:
        return _between(layout.cell(self.origin), layout.cell(self.target), self.share(now))


@dataclass
class Lean(Mover):
    """An attacker leans at its target; at an Image's foot it stays where it is."""

    ms = 250.0
    origin: str
    target: str
    sound: str = "attack"

    def cell(self, layout: Layout, now: float, cell: Rect) -> Rect:
        origin = layout.cell(self.origin) if self.origin else cell
        target = layout.cell(self.target) if self.target else origin
        return _between(origin, target, 0.45 * (1 - abs(2 * self.share(now) - 1)))


class Drop(Mover):
    """A being comes down onto its square."""

    ms, sound = 250.0, "summon"

    def cell(self, layout: Layout, now: float, cell: Rect) -> Rect:
        return cell.move(0, -round((1 - self.share(now)) * layout.square * 0.6))


def _between(origin: Rect, target: Rect, share: float) -> Rect:
    """A square on the way from one to another."""
    dx, dy = target.left - origin.left, target.top - origin.top
    return origin.move(round(dx * share), round(dy * share))


# --- over the table ------------------------------------------------------------------------------
@dataclass
class Words(TableEffect):
    """A few words that rise from a square."""

    ms, holds = 700.0, False
    square: str
    words: str
    colour: str
    sound: str = ""

    def draw(self, sight: Sight) -> None:
        if self.square:
            cell, canvas = sight.layout.cell(self.square), sight.canvas
            y = cell.top - canvas.px(10) - round(self.share(sight.now) * canvas.px(14))
            chip(canvas, (cell.centerx, y), self.words, self.colour)


@dataclass
class Fall(TableEffect):
    """A being fades where it stood."""

    ms, sound = 320.0, "removed"
    being: str
    square: str

    def draw(self, sight: Sight) -> None:
        left, canvas = self.left(sight.now), sight.canvas
        cell = sight.layout.cell(self.square).move(0, round((1 - left) * canvas.px(14)))
        card = fixed(sight.match).definitions.cards[self.being[1:]]
        stand(canvas, self.being[0], card, cell, alpha=round(255 * left))


@dataclass
class Blast(TableEffect):
    """A flash that fades, and two rings that spread over the squares it reaches."""

    ms, sound = 420.0, "blast"
    square: str
    n: int

    def draw(self, sight: Sight) -> None:
        canvas, cell = sight.canvas, sight.layout.cell(self.square)
        left, radius = self.left(sight.now), self.share(sight.now) * (self.n + BEYOND) * cell.width
        canvas.wave(cell.center, radius, "now", round(90 * left))
        for width, colour in ((0.18, "target"), (0.07, "now")):
            canvas.hoop(cell.center, radius, max(2.0, cell.width * width * (THIN + left)), colour)


@dataclass
class Flash(TableEffect):
    """An ability draws a line to its target."""

    ms = 250.0
    origin: str
    target: str
    sound: str

    def draw(self, sight: Sight) -> None:
        layout, canvas = sight.layout, sight.canvas
        if self.origin and self.target:
            a, b = layout.cell(self.origin).center, layout.cell(self.target).center
            canvas.sweep(a, b, "front", layout.square * 0.17)
            canvas.sweep(a, b, "now", layout.square * 0.1)


@dataclass
class DominoLaid(TableEffect):
    """A domino of a path is set down, after those before it.

    Attributes:
        one, other: its squares.
        place: which of the path it is, from 0.
    """

    one: str
    other: str
    place: int

    def __post_init__(self) -> None:
        self.ms = LAY_MS * (self.place + 2)
        self.sound = "" if self.place else "domino-lay"

    def draw(self, sight: Sight) -> None:
        rect = sight.layout.cell(self.one).union(sight.layout.cell(self.other))
        grow = round(self.left(sight.now) * sight.canvas.px(16))
        sight.canvas.outline(rect.inflate(grow, grow), "now", 3, 8)


@dataclass
class Crack(TableEffect):
    """An Image cracks; with its last life it falls.

    Attributes:
        side: whose it is.
        life: what is left of it.
    """

    ms = 700.0
    side: str
    life: int

    def __post_init__(self) -> None:
        self.sound = "image-crack" if self.life else "image-fall"

    def draw(self, sight: Sight) -> None:
        fixed_here = fixed(sight.match)
        cell = sight.layout.cell(fixed_here.images[self.side])
        gone = min(1.0, (sight.now - self.begin) / self.length)
        self._spread(sight.canvas, cell, fixed_here.life, gone / BREAKS)
        flown = max(0.0, (gone - BREAKS) / (1 - BREAKS))
        if flown:
            _draw_shards(sight.canvas, cell, 1 - (1 - flown) ** 2, 1 - flown)

    def _spread(self, canvas: Canvas, cell: Rect, most: int, share: float) -> None:
        """Draw the glass as it was, but for where the crack has come to from its middle."""
        if share >= 1:
            draw_image(canvas, self.side, cell, self.life, most)
            return
        wide = round(cell.width * ROUND)
        whole = Rect(0, 0, wide, wide)
        within = cell.copy()
        within.center = whole.center
        radius = max(1.0, wide / 2 * share)
        for life, tone, how in ((self.life + 1, "black", CUT), (self.life, "white", KEEP)):
            come = shapes.disc(radius, pygame.Color(tone))
            reached = pygame.Surface(whole.size, pygame.SRCALPHA)
            reached.blit(come, come.get_rect(center=whole.center))
            glass = pygame.Surface(whole.size, pygame.SRCALPHA)
            draw_image(canvas.onto(glass), self.side, within, life, most)
            glass.blit(reached, (0, 0), special_flags=how)
            canvas.surface.blit(glass, glass.get_rect(center=cell.center))


def image_life(show: EffectPlayer, side: str, life: int) -> int | None:
    """The life that a side's Image is seen with; None while its crack is drawn as it spreads."""
    for crack in show.effects:
        if isinstance(crack, Crack) and crack.side == side:
            return None if show.now >= crack.begin else crack.life + 1
    return life


def movers(show: EffectPlayer) -> dict[str, Mover]:
    """What puts beings elsewhere than where they stand: for each the first that is still seen."""
    found = [effect for effect in show.effects if isinstance(effect, Mover)]
    return {effect.being: effect for effect in reversed(found)}


def _draw_shards(canvas: Canvas, cell: Rect, share: float, left: float) -> None:
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
