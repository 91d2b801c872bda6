"""The tray in the panel: the dice chosen so far, tumbling, or as they lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple

from wonderland.ui.boards.tray import draw_tray
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import Box

TURNS, LIFTS = (9.0, -11.0, 4.0), (-3.0, 3.0, -2.0)
"""How the three dice lie: turned, and a little higher or lower."""


class TrayDie(NamedTuple):
    """A die in the tray.

    Attributes:
        kind: level and colour.
        face: what it shows, ``""`` before the roll.
        lit: whether it is one of the two that summon.
        faces: all that it could show, for the tumbling.
    """

    kind: str
    face: str = ""
    lit: bool = False
    faces: tuple[str, ...] = ()


class Tray(NamedTuple):
    """The tray.

    Attributes:
        dice: those in it.
        slots: how many places there are; empty ones are outlined.
        share: how far a throw has come, from 0 to 1.
    """

    dice: Sequence[TrayDie]
    slots: int
    share: float = 1.0

    def draw(self, canvas: Canvas, box: Box) -> list[Rect]:
        """Draw it and return where each die or empty place is."""
        leather, scale, rects = draw_tray(canvas, box.rect(canvas), 8), canvas.scale, []
        size = min(54.0, box.height - 34)
        step = leather.width / scale / max(3, self.slots)
        left = leather.centerx / scale - step * max(1, self.slots) / 2
        for index in range(self.slots):
            die = self.dice[index] if index < len(self.dice) else None
            lift = LIFTS[index % 3] if die and die.face else 0.0
            slot = Rect(0, 0, canvas.px(size), canvas.px(size))
            middle = left + step * (index + 0.5), leather.centery / scale - 2 + lift
            slot.center = canvas.px(middle[0]), canvas.px(middle[1])
            rects.append(slot)
            if die:
                self._draw_die(canvas, die, index, slot, leather.right - slot.width // 2)
            else:
                canvas.dashes(slot, "rim", 2, 9, 6)
        return rects

    def _draw_die(self, canvas: Canvas, die: TrayDie, index: int, slot: Rect, right: int) -> None:
        """Draw a die; one that tumbles keeps its middle left of ``right``."""
        (x, y), size = slot.center, slot.width
        turn = TURNS[index % 3] if die.face else 0.0
        if self.share >= 1.0 or not die.faces:
            draw_die(canvas, die.kind, die.face, (x, y), size, turn=turn, lit=die.lit)
            return
        # the first lies sooner than the throw, each further one a little later
        own = min(1.0, self.share * (1.25 - 0.1 * index))
        rest = 1 - own
        shown = die.face if own > 0.86 else die.faces[int(own * 9 + index) % len(die.faces)]
        turn += 360 * 2 * rest * rest * (1 if index % 2 else -1)
        hop = abs(sin(own * pi * 3.0)) * rest * 26 * canvas.scale
        slide = rest * rest * 40 * (3 - index) * canvas.scale
        middle = (min(x + slide, max(right, x)), y - hop)
        draw_die(canvas, die.kind, shown, middle, size, turn=round(turn / 12) * 12 % 360)
