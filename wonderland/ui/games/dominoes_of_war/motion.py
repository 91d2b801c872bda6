"""What moves on the battlefield while an event is seen: tiles turn over, figures walk, blasts spread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

import pygame

from wonderland.core.game import Event
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions.flipping import MINE
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.games.dominoes_of_war.beats import TURNED
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.games.dominoes_of_war.things import SIGN_COLOURS
from wonderland.ui.kit.canvas import Canvas, Rect

BLAST, BRINGS, LIES, TRACER = 1.5, 0.9, 0.5, 0.35
"""How wide a blast becomes, the ring of a bonus, and of a tile that brings nothing, in squares; how long a
shot is, in shares of its way."""
PUFFS, PUFF = ((1, 0), (-1, 0), (0, 1), (0, -1)), 0.6
"""Which way puffs of smoke fly from a mine; how far and how wide, in squares."""


class Motion:
    """The events that are being seen, each with how far it has come, from 0 to 1.

    Args:
        under_way: them.

    Attributes:
        turning: the tile that is turned up, and how far its turn has come.
        walking: where a figure has come to, with where it came from and how far it has come.
    """

    def __init__(self, under_way: Sequence[tuple[Event, float]]) -> None:
        self._events = under_way
        self.turning: dict[str, float] = {}
        self.walking: dict[str, tuple[str, float]] = {}
        for event, share in under_way:
            if isinstance(event, ev.Flipped) and share < TURNED:
                self.turning[event.square] = share / TURNED
            elif isinstance(event, ev.Moved):
                self.walking[event.target] = event.source, share

    def away(self, plan: Plan, square: str) -> tuple[int, int]:
        """How far from its square a figure is still, in pixels, and how high it steps."""
        if square not in self.walking:
            return 0, 0
        source, share = self.walking[square]
        here, there, left = plan.cell(source), plan.cell(square), (1 - share) ** 2
        step = round(abs(sin(3 * pi * share)) * 0.08 * plan.square)
        return round((here.left - there.left) * left), round((here.top - there.top) * left) - step

    def draw(self, canvas: Canvas, plan: Plan) -> None:
        """Draw shots, blasts, and what a tile brings, over all that stands."""
        for event, share in self._events:
            if isinstance(event, ev.Attacked):
                for target in event.targets:
                    _shot(canvas, plan, event.source, target, share)
            elif isinstance(event, ev.Charged):
                _shot(canvas, plan, event.source, event.target, share)
            elif isinstance(event, ev.Exploded):
                _explosion(canvas, plan, event.rings, share)
            elif isinstance(event, ev.Removed):
                for _, _, square in event.troops:
                    _spread(canvas, plan.cell(square), share, 0.7, "quiet")
            elif isinstance(event, ev.Flipped) and share >= TURNED:
                gone = (share - TURNED) / (1 - TURNED)
                _brought(canvas, plan.cell(event.square), event.what, gone)


def _brought(canvas: Canvas, cell: Rect, what: str, share: float) -> None:
    """What a tile brings: puffs round a mine, a sign that rises, or a ring that is soon gone."""
    if what == MINE:
        _spread(canvas, cell, share, BLAST, SIGN_COLOURS[what])
        for x, y in PUFFS:
            far = round(cell.width * PUFF * share)
            _spread(canvas, cell.move(x * far, y * far), share, PUFF, "front")
    elif what in SIGN_COLOURS:
        _spread(canvas, cell, share, BRINGS, SIGN_COLOURS[what])
        up = round(cell.height * 0.5 * share)
        things.sign(canvas, what, (cell.centerx, cell.centery - up), max(8, cell.width // 3))
    else:
        _spread(canvas, cell, share, LIES, "quiet")


def turn_over(canvas: Canvas, cell: Rect, share: float, back: Callable[[], None], face: Callable[[], None]) -> None:
    """Draw a tile as it turns over: its back grows narrow, then its face grows wide.

    Nothing is drawn of a tile that lies outside the window, as where one has come near.

    Args:
        canvas: what is drawn on.
        cell: the tile's square.
        share: how far it has turned, from 0 to 1.
        back: draws its back.
        face: draws its face.
    """
    room = cell.inflate(cell.width // 4, cell.height // 4).clip(canvas.surface.get_rect())
    if not room.width:
        return
    ground = canvas.surface.subsurface(room).copy()
    (back if share < 0.5 else face)()
    drawn = canvas.surface.subsurface(room).copy()
    canvas.surface.blit(ground, room)
    wide = max(1, round(room.width * abs(cos(pi * share))))
    seen = pygame.transform.smoothscale(drawn, (wide, room.height))
    up = round(sin(pi * share) * 0.22 * cell.height)
    canvas.surface.blit(seen, (room.centerx - wide // 2, room.top - up))


def _shot(canvas: Canvas, plan: Plan, source: str, target: str, share: float) -> None:
    """A shot on its way, and the flash where it lands."""
    (x, y), (to_x, to_y) = plan.cell(source).center, plan.cell(target).center
    flown = min(1.0, share / 0.6)
    ends = [(round(x + (to_x - x) * at), round(y + (to_y - y) * at)) for at in (max(0.0, flown - TRACER), flown)]
    if flown < 1.0:
        canvas.line(ends, "now", 4)
    else:
        _spread(canvas, plan.cell(target), (share - 0.6) / 0.4, 0.6, "now")


def _explosion(canvas: Canvas, plan: Plan, rings: Sequence[Sequence[str]], share: float) -> None:
    """The blasts, one ring of them after another, as the rules have them go off."""
    for number, ring in enumerate(rings):
        gone = share * len(rings) - number
        if gone > 0:
            for square in ring:
                _spread(canvas, plan.cell(square), min(1.0, gone), BLAST, "aim")


def _spread(canvas: Canvas, cell: Rect, share: float, most: float, colour: str) -> None:
    """A disc that grows and fades."""
    radius = cell.width * most * (0.25 + 0.75 * share)
    canvas.disc(cell.center, radius, colour, round(190 * (1 - share)))
