"""The field, drawn: its tiles, what they were worth, walls, and who stands there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.games.dominoes_of_war.view import View
from wonderland.ui.games.dominoes_of_war import marks, things
from wonderland.ui.games.dominoes_of_war.motion import Motion, turn_over
from wonderland.ui.games.dominoes_of_war.plan import Plan
from wonderland.ui.kit.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Field:
    """What lies and stands on the squares at one moment.

    Args:
        canvas: what is drawn on.
        plan: where the squares lie.
        seen: what is seen.
        motion: what is under way.
    """

    canvas: Canvas
    plan: Plan
    seen: View
    motion: Motion

    def tiles(self) -> None:
        """Draw the tiles of field and bases, and the gates between them."""
        form, field = self.seen.form, queries.field(self.seen)
        bases = {square: seat for seat, own in form["bases"].items() for square in own}
        for name in self.plan.shown():
            if name in form["faces"]:
                self._face(name)
            elif name in field:
                things.tile_back(self.canvas, self.plan, name)
            elif name in bases:
                things.base_tile(self.canvas, self.plan, name, bases[name])
        for inner, outer in queries.entrances(self.seen):
            if {inner, outer} <= {*self.plan.shown()}:
                things.gate(self.canvas, self.plan, inner, outer)

    def _face(self, name: str) -> None:
        """A tile that is face up, or that is just turned up."""
        canvas, plan, turning = self.canvas, self.plan, self.motion.turning
        face = self.seen.form["faces"][name]
        worth = bool(queries.meaning(self.seen, face))
        shown = partial(things.tile_face, canvas, plan, name, face, worth=worth)
        if name in turning:
            back = partial(things.tile_back, canvas, plan, name)
            turn_over(canvas, plan.cell(name), turning[name], back, shown)
        else:
            shown()

    @property
    def _in_words(self) -> bool:
        return things.in_words(self.canvas, self.plan)

    def worths(self) -> None:
        """Draw what the tiles face up were worth, unless that is told in words before the feet."""
        if not self._in_words:
            for name in self.seen.form["faces"]:
                self._worth(name)

    def _worth(self, name: str) -> None:
        """What a tile that is face up was worth, unless it is still turning over."""
        if name not in self.motion.turning:
            worth = queries.meaning(self.seen, self.seen.form["faces"][name])
            things.worth(self.canvas, self.plan, name, worth)

    def standing(self, figures: Mapping[str, Figure], held: str) -> None:
        """Row by row from the north: walls to the east, figures, walls to the south.

        Args:
            figures: those who stand there, by their squares.
            held: the square of the one in hand; ``""`` for none.
        """
        canvas, plan = self.canvas, self.plan
        south: dict[str, tuple[str, str]] = {}
        east: dict[str, tuple[str, str]] = {}
        for edge in self.seen.form["walls"]:
            low, high = queries.edge_squares(edge)
            if low[0] == high[0]:
                south[high] = low, high
            else:
                east[low] = low, high
        west = queries.looking_west(self.seen)
        for name in plan.shown():
            if name in east:
                things.wall(canvas, plan, *east[name])
            if name == held:
                marks.frame(canvas, plan, name, "now")
            if who := figures.get(name):
                away = self.motion.away(plan, name)
                things.figure(canvas, plan, who, west=who.seat in west, away=away)
            if name in self.seen.form["faces"] and self._in_words:
                self._worth(name)  # a word stands before the feet
            if name in south:
                things.wall(canvas, plan, *south[name])
