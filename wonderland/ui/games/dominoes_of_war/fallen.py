"""The fallen lie beside the field, each seat's own on its side of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame
from pygame import Rect

from wonderland.core.message import say
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.view import View
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.kept import Kept
from wonderland.ui.kit.layout import box_of, line_in
from wonderland.ui.kit.sizes import NOTE

NUMBER = 24.0
"""The width of how many lie there, where there are several."""


class Fallen:
    """Tells who has fallen since the match began, and lays them there.

    Args:
        session: the match.
    """

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._had = Kept[Mapping[str, Mapping[str, int]]]()

    def _gone(self, seen: View) -> Mapping[str, Mapping[str, int]]:
        """How many of each type every seat has lost since the match began."""
        match = self._session.match
        had = self._had.of((match,), lambda: queries.begun_with(match))
        return queries.fallen(seen, had) if seen["turn"] else {}

    def draw(self, canvas: Canvas, plan: Plan, room: Rect, seen: View) -> None:
        """Draw a lying figure for each type that fell, and how many of it there are.

        Args:
            canvas: what is drawn on.
            plan: where the squares lie.
            room: the table.
            seen: what is seen.
        """
        west, gone = queries.looking_west(seen), self._gone(seen)
        for right in (False, True):
            places = _places(canvas, plan, room, seen, right=right)
            for seat, lost in gone.items():
                if (seat in west) is right:
                    faction = queries.faction_of(seen)[seat]
                    for key, count in lost.items():
                        place = next(places, None)
                        if place is not None:
                            _lying(canvas, place, seat, key, faction, count, west=right)


def _places(canvas: Canvas, plan: Plan, room: Rect, seen: View, *, right: bool) -> Iterator[Rect]:
    """Free places at one side of the table, from below: on the bare wood, else on squares without a tile."""
    wood = room.right - plan.board.right if right else plan.board.left - room.left
    wide = canvas.px(24.0 + NUMBER)
    if wood > wide + canvas.px(2 * NUMBER):  # the rows' numbers stand at its inner edge
        size = min(canvas.px(46.0), wood - canvas.px(3 * NUMBER))
        left = room.right - size - canvas.px(NUMBER) if right else room.left + canvas.px(4)
        for top in range(room.bottom - size, room.top, -size):
            yield Rect(left, top, size, size)
        return
    taken = queries.tiles(seen)
    names = sorted(plan.shown(), key=lambda name: plan.cell(name).bottom, reverse=True)
    free = [name for name in names if name not in taken]
    edge = partial(_from_edge, plan, right)
    for name in sorted(free, key=edge):
        cell = plan.cell(name)
        if room.contains(cell):
            yield cell.inflate(-cell.width // 5, -cell.height // 5)


def _from_edge(plan: Plan, right: bool, name: str) -> int:
    cell = plan.cell(name)
    return plan.board.right - cell.right if right else cell.left - plan.board.left


def _lying(canvas: Canvas, place: Rect, seat: str, key: str, faction: str, count: int, *, west: bool) -> None:
    side = round(place.width / things.FIGURE_BOX[1])
    drawn = things.soldier(canvas, seat, key, faction, side)
    lying = pygame.transform.rotate(drawn, 90 if west else -90)
    canvas.surface.blit(lying, lying.get_rect(center=place.center))
    if count > 1:
        beside = Rect(place.right, place.top, canvas.px(NUMBER), place.height)
        line_in(canvas, box_of(canvas, beside), say("×{n}", n=count), BOLD, NOTE, "edge-text")
