"""The tray in the panel: the dice chosen so far, tumbling, or as they lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin

from wonderland.ui.boards.tray import draw_tray
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import Box

DIE, WOOD = 54.0, 34.0
"""A die at the most, and what of the tray's height is not for it."""
EARLY, LATER, SLIDES, NEARER = 1.25, 0.1, 120.0, 40.0
"""How much sooner than the throw the first die lies, and how much later each further one; how far the
first slides in, and how much less each further one."""
TURNS = (9.0, -11.0, 4.0)
LIFTS = (-3.0, 3.0, -2.0)
"""How the three dice lie: turned, and a little higher or lower."""
SPINS, FACES_SHOWN = 2, 9
"""How often a tumbling die turns, and how many faces it shows on its way."""


@dataclass(frozen=True, slots=True)
class TrayDie:
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


class TrayBox:
    """Draws the tray.

    Attributes:
        places: where each die lies, in pixels.
    """

    def __init__(self) -> None:
        self.places: list[tuple[int, int]] = []

    def draw(
        self, canvas: Canvas, box: Box, dice: Sequence[TrayDie], slots: int, tumbling: float = 1.0
    ) -> list[Rect]:
        """Draw the tray and return where each die or empty place is.

        Args:
            canvas: what is drawn on.
            box: where.
            dice: those in it.
            slots: how many places there are; empty ones are outlined.
            tumbling: how far the throw has come, from 0 to 1.
        """
        leather = draw_tray(canvas, box.rect(canvas), 8)
        s = canvas.scale
        size = min(DIE, box.height - WOOD)
        step = leather.width / s / max(3, slots)
        left = leather.centerx / s - step * max(1, slots) / 2
        self.places, rects = [], []
        for index in range(slots):
            lift = LIFTS[index % 3] if index < len(dice) and dice[index].face else 0.0
            middle = (
                canvas.px(left + step * (index + 0.5)),
                canvas.px(leather.centery / s - 2 + lift),
            )
            self.places.append(middle)
            slot = Rect(0, 0, canvas.px(size), canvas.px(size))
            slot.center = middle
            rects.append(slot)
            if index < len(dice):
                right = leather.right - canvas.px(size) // 2
                self._draw_die(canvas, dice[index], index, middle, canvas.px(size), tumbling, right)
            else:
                canvas.dashes(slot, "rim", 2, 9, 6)
        return rects

    def _draw_die(
        self, canvas: Canvas, die: TrayDie, index: int, at: tuple[int, int], size: int,
        share: float, right: int,
    ) -> None:  # fmt: skip
        """Draw a die; one that tumbles keeps its middle left of ``right``."""
        if share >= 1.0 or not die.faces:
            turn = TURNS[index % 3] if die.face else 0.0
            draw_die(canvas, die.kind, die.face, at, size, turn=turn, lit=die.lit)
            return
        own = min(1.0, share * (EARLY - LATER * index))
        rest = 1 - own
        shown = (
            die.face if own > 0.86 else die.faces[int(own * FACES_SHOWN + index) % len(die.faces)]
        )
        turn = TURNS[index % 3] + 360 * SPINS * rest * rest * (1 if index % 2 else -1)
        hop = abs(sin(own * pi * 3.0)) * rest * 26 * canvas.scale
        slide = rest * rest * (SLIDES - NEARER * index) * canvas.scale
        middle = (min(at[0] + slide, max(right, at[0])), at[1] - hop)
        draw_die(canvas, die.kind, shown, middle, size, turn=round(turn / 12) * 12 % 360)
