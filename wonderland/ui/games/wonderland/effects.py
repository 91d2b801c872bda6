"""Effects, which draw themselves: who moves, words that rise, who falls, a blast, a line, a crack."""

# ruff: noqa: D102 - an effect looks only at what it needs, and its class says what is seen
from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin, tau
from typing import Protocol

import pygame

from wonderland.core.match import Match
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.queries import fixed, form_of
from wonderland.ui.boards.chips import chip
from wonderland.ui.boards.lying_about import draw_leaving
from wonderland.ui.games.wonderland.bones import draw_toppling
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.ground import line_of
from wonderland.ui.games.wonderland.pieces import draw_image, stand
from wonderland.ui.games.wonderland.things import THINGS, tightness
from wonderland.ui.kit import easing, shapes
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.motion import E_contra, Effect, EffectPlayer

NEAR, FAR, FARTHER = 0.25, 0.7, 0.25
"""Where shards begin, how far the nearest fly, and how much farther each of three does."""
SHARDS = 9
BREAKS = 0.5
"""In which share of its time a crack spreads; then shards fly."""
LAY_MS = 120.0
"""What each domino of a path takes longer than the one before it."""
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


class TableEffect(Effect[E_contra]):
    """Something seen on the table for a while."""

    def draw(self, sight: Sight) -> None:
        """Draw what it shows over the table."""


# --- who is elsewhere meanwhile ------------------------------------------------------------------
class AboutBeing(Protocol):
    """An event about one being."""

    @property
    def being(self) -> str:
        """Its id."""
        ...


class Mover(TableEffect[AboutBeing]):
    """Puts a being elsewhere than where it stands.

    Args:
        event: what happened.
        origin, target: squares between which it is seen; ``""`` for where it stands.
        sound: what is heard, where that is not the same for all.
    """

    def __init__(self, event: AboutBeing, origin: str = "", target: str = "", sound: str | None = None) -> None:
        super().__init__(event, sound=sound)
        self._origin, self._target = origin, target

    def cell(self, layout: Layout, now: float, cell: Rect) -> Rect:
        """Its square as it is seen now; ``cell`` is where it stands."""
        origin = layout.cell(self._origin) if self._origin else cell
        target, share = layout.cell(self._target) if self._target else origin, self._way(now)
        dx, dy = target.left - origin.left, target.top - origin.top
        return origin.move(round(dx * share), round(dy * share))

    def _way(self, now: float) -> float:
        """How far it has come."""
        return self.share(now)


class Slide(Mover):
    """A being goes from square to square."""

    ms, sound = 140.0, "step"


class Lean(Mover):
    """An attacker leans at its target; at an Image's foot it stays where it is."""

    ms, sound = 250.0, "attack"

    def _way(self, now: float) -> float:
        return 0.45 * (1 - abs(2 * self.share(now) - 1))


class Drop(Mover):
    """A being comes down onto its square."""

    ms, sound = 250.0, "summon"

    def cell(self, layout: Layout, now: float, cell: Rect) -> Rect:
        return cell.move(0, -round((1 - self.share(now)) * layout.square * 0.6))


# --- over the table ------------------------------------------------------------------------------
class Words(TableEffect[object]):
    """A few words that rise from a square, if it is known."""

    ms, holds = 700.0, False

    def __init__(self, event: object, square: str, words: str, colour: str, sound: str = "") -> None:
        super().__init__(event, sound=sound)
        self._square, self._words, self._colour = square, words, colour

    def draw(self, sight: Sight) -> None:
        if self._square:
            cell, canvas = sight.layout.cell(self._square), sight.canvas
            y = cell.top - canvas.px(10) - round(self.share(sight.now) * canvas.px(14))
            chip(canvas, (cell.centerx, y), self._words, self._colour)


class Fall(TableEffect[ev.Removed]):
    """A being fades where it stood."""

    ms, sound = 320.0, "removed"

    def draw(self, sight: Sight) -> None:
        left, canvas, being = self.left(sight.now), sight.canvas, self.event.being
        cell = sight.layout.cell(self.event.square).move(0, round((1 - left) * canvas.px(14)))
        card = fixed(sight.match).card(being)
        stand(canvas, being[0], card, cell, alpha=round(255 * left))


class Blast(TableEffect[ev.Blasted]):
    """A flash that fades, and two rings that spread over the squares it reaches."""

    ms, sound = 420.0, "blast"

    def draw(self, sight: Sight) -> None:
        canvas, cell, left = (sight.canvas, sight.layout.cell(self.event.square), self.left(sight.now))
        radius = self.share(sight.now) * (self.event.n + 0.6) * cell.width
        canvas.wave(cell.center, radius, "now", round(90 * left))
        for width, colour in ((0.18, "target"), (0.07, "now")):
            canvas.hoop(cell.center, radius, max(2.0, cell.width * width * (0.4 + left)), colour)


class Flash(TableEffect[ev.AbilityUsed]):
    """An ability draws a line to its target."""

    ms = 250.0

    def __init__(self, event: ev.AbilityUsed, origin: str, target: str) -> None:
        super().__init__(event, sound=event.ability)
        self._origin, self._target = origin, target

    def draw(self, sight: Sight) -> None:
        layout, canvas = sight.layout, sight.canvas
        if self._origin and self._target:
            a, b = layout.cell(self._origin).center, layout.cell(self._target).center
            canvas.sweep(a, b, "front", layout.square * 0.17)
            canvas.sweep(a, b, "now", layout.square * 0.1)


class DominoLaid(TableEffect[ev.PathLaid]):
    """A domino of a path is set down, each a little longer; the first is heard.

    Args:
        event: what happened.
        place: which of the path it is, from 0.
    """

    def __init__(self, event: ev.PathLaid, place: int) -> None:
        super().__init__(event, LAY_MS * (place + 2), "" if place else "domino-lay")
        self._squares = event.squares[2 * place : 2 * place + 2]

    def draw(self, sight: Sight) -> None:
        one, other = map(sight.layout.cell, self._squares)
        grow = round(self.left(sight.now) * sight.canvas.px(16))
        sight.canvas.outline(one.union(other).inflate(grow, grow), "now", 3, 8)


class LineTopples(TableEffect[ev.PathLaid]):
    """The dominoes of the line whose place a path takes fall over (W-10)."""

    ms = 360.0

    def draw(self, sight: Sight) -> None:
        layout, laid = sight.layout, set(self.event.squares)
        share = easing.in_quad(1 - self.left(sight.now))
        before = laid_by(sight.match) - laid
        for squares in line_of(layout.columns, layout.rows):
            if laid.intersection(squares) and not before.intersection(squares):
                draw_toppling(sight.canvas, layout.cell(squares[0]), share)


class ThingsLeave(TableEffect[ev.PathLaid]):
    """What lay on the table where a path comes near slides off over the nearest rim."""

    ms = 260.0

    def draw(self, sight: Sight) -> None:
        after = laid_by(sight.match)
        before = after - set(self.event.squares)
        gone = 1 - self.left(sight.now)
        worn = tightness(form_of(sight.match))
        draw_leaving(sight.canvas, sight.layout, THINGS, before, after, worn, gone)


def laid_by(match: Match) -> set[str]:
    """The squares that both sides have laid."""
    return {square for laid in form_of(match)["laid"].values() for square in laid}


class Crack(TableEffect[ev.LifeLost]):
    """An Image cracks; with its last life it falls."""

    ms = 700.0

    def __init__(self, event: ev.LifeLost) -> None:
        super().__init__(event, sound="image-crack" if event.left else "image-fall")

    def draw(self, sight: Sight) -> None:
        fixed_here = fixed(sight.match)
        cell = sight.layout.cell(fixed_here.images[self.event.side])
        gone = min(1.0, (sight.now - self.begin) / self.length)  # it spreads evenly
        self._spread(sight.canvas, cell, fixed_here.life, gone / BREAKS)
        flown = max(0.0, (gone - BREAKS) / (1 - BREAKS))
        if flown:
            _draw_shards(sight.canvas, cell, 1 - (1 - flown) ** 2, 1 - flown)

    def _spread(self, canvas: Canvas, cell: Rect, most: int, share: float) -> None:
        """Draw the glass as it was, but for where the crack has come to from its middle."""
        side, left = self.event.side, self.event.left
        if share >= 1:
            draw_image(canvas, side, cell, left, most)
            return
        wide = round(cell.width * 1.6)
        whole = Rect(0, 0, wide, wide)
        within = cell.copy()
        within.center = whole.center
        radius = max(1.0, wide / 2 * share)
        for life, tone, how in ((left + 1, "black", CUT), (left, "white", KEEP)):
            come = shapes.disc(radius, pygame.Color(tone))
            reached = pygame.Surface(whole.size, pygame.SRCALPHA)
            reached.blit(come, come.get_rect(center=whole.center))
            glass = pygame.Surface(whole.size, pygame.SRCALPHA)
            draw_image(canvas.onto(glass), side, within, life, most)
            glass.blit(reached, (0, 0), special_flags=how)
            canvas.surface.blit(glass, glass.get_rect(center=cell.center))


def image_life(show: EffectPlayer, side: str, life: int) -> int | None:
    """The life that a side's Image is seen with; None while its crack is drawn as it spreads."""
    for crack in show.effects:
        if isinstance(crack, Crack) and crack.event.side == side:
            return None if show.now >= crack.begin else crack.event.left + 1
    return life


def movers(show: EffectPlayer) -> dict[str, Mover]:
    """What puts beings elsewhere than where they stand: for each the first that is still seen."""
    found = [effect for effect in show.effects if isinstance(effect, Mover)]
    return {effect.event.being: effect for effect in reversed(found)}


def _draw_shards(canvas: Canvas, cell: Rect, share: float, left: float) -> None:
    """Shards of glass that fly out and fall, within a ring that spreads."""
    middle = (cell.centerx, cell.centery - round(cell.width * 0.1))
    canvas.hoop(middle, cell.width * (0.45 + 0.9 * share), max(1.5, cell.width * 0.08 * left), "aim")
    size = cell.width * 0.14 * (1 + left) / 2
    for index in range(SHARDS):
        turn = tau * index / SHARDS + 0.3 * (index % 3)
        far = cell.width * (NEAR + (FAR + FARTHER * (index % 3)) * share)
        x = round(middle[0] + cos(turn) * far)
        y = round(middle[1] + sin(turn) * far + cell.width * 0.7 * share * share)
        lie = turn + 2.5 * share
        points = [
            (x + size * cos(lie + a) * r, y + size * sin(lie + a) * r) for a, r in ((0.0, 1.2), (2.2, 0.8), (4.0, 0.9))
        ]
        canvas.shard(points, "glass")
