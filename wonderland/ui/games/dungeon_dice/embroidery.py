"""What is worked into the cloth: a die unfolded in the middle, a threshold before each Master.

It tells at the opening what the game is about; the dungeons hide it, and it fades as they grow.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import pi

import pygame

from wonderland.ui.games.dungeon_dice.figures import faded
from wonderland.ui.games.dungeon_dice.looks import TRIMS, sprite
from wonderland.ui.kit import dashes, shapes
from wonderland.ui.kit.canvas import Canvas, Rect

FACE = 92.0
"""The side of a face of the die, in units of a square of 46."""
FACES = (
    ("crest-S", 1, 1), ("crest-M", 0, 1), ("crest-A", 1, 0), ("crest-D", 1, 2), ("crest-X", 2, 1),
    ("crest-T", 3, 1),
)  # fmt: skip
"""The faces of the Cross (DD-13), each by column and row, with what is shown on it."""
WREATH = (262.0, 272.0)
THRESHOLDS = (72.0, 80.0, 116.0, 122.0)
"""How far the arcs before a Master lie from the middle of his slot."""
EDGE, SECOND = 5.0, 6.0
"""How far within the squares the seam round the whole lies, and how far within it the second."""
ROUND, LESS_ROUND = 12.0, 0.6
"""How round a face's corners are, and how much less so by each unit that a seam lies further in."""
SHARP = 52
"""How much of a thread is seen where contrast matters most, of 255."""


def draw_embroidery(canvas: Canvas, board: Rect, slots: Mapping[str, Rect], unit: float, laid: int) -> None:
    """Work it into the cloth of a table.

    Args:
        canvas: what is drawn on.
        board: what the squares fill, in pixels.
        slots: where the Masters stand, by side, in pixels.
        unit: pixels for each unit of a square of 46.
        laid: how many squares lie over it.
    """
    thread = _Thread(canvas, board, unit, 1 - (1 - 0.4) * min(1.0, laid / 72))
    thread.frame()
    for side, slot in slots.items():
        thread.threshold(slot, side)
    if min(board.width, board.height) >= 4 * FACE * unit:
        thread.die()
    seen = board.clip(canvas.surface.get_clip())  # of a table seen from near, most lies outside
    x, y = board.left - seen.left, board.top - seen.top
    body = f'<g transform="translate({x} {y})">{"".join(thread.parts)}</g>'
    with canvas.clipped(seen):
        canvas.surface.blit(shapes.picture(body, *seen.size), seen)
    for name, middle in thread.signs:
        _sign(canvas, name, middle, round(46 * unit), thread.bright)


class _Thread:
    """Stitches what is drawn, as SVG in pixels of the board."""

    def __init__(self, canvas: Canvas, board: Rect, unit: float, share: float) -> None:
        self._board, self._unit = board, unit
        sharp = canvas.theme.sharp
        self.bright = round((SHARP if sharp else 84) * share)
        faint = round((SHARP if sharp else 46) * share)
        self._warm = canvas.tone("bar-quiet" if sharp else "near", self.bright)
        self._soft = canvas.tone("bar-quiet" if sharp else "near", faint)
        self._trims = {side: canvas.tone(colour, round(150 * share)) for side, colour in TRIMS.items()}
        self.parts: list[str] = []
        self.signs: list[tuple[str, tuple[float, float]]] = []

    def _sewn(
        self, points: tuple[dashes.Point, ...], tone: pygame.Color, wide: float, *, stitched: bool = False
    ) -> None:
        u = self._unit
        path = "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points)
        if stitched:
            path = dashes.broken(points, 7 * u, 4.5 * u)
        self.parts.append(
            f'<path d="{path}" fill="none" stroke-width="{wide * u:.2f}" stroke-linecap="round" '
            f"{shapes.paint(tone, 'stroke')}/>"
        )

    def frame(self) -> None:
        """A seam round the whole."""
        for inset, stitched in ((EDGE, False), (EDGE + SECOND, True)):
            a = inset * self._unit
            wide, high = self._board.width - 2 * a, self._board.height - 2 * a
            seam = dashes.box(a, a, wide, high, 14 * self._unit)
            self._sewn(seam, self._soft, 1.6, stitched=stitched)

    def threshold(self, slot: Rect, side: str) -> None:
        """Arcs that open from a Master's slot onto the table."""
        x, y = slot.centerx - self._board.left, slot.centery - self._board.top
        out = 1 if side == "w" else -1
        for far in THRESHOLDS:
            radius, behind = far * self._unit, x - out * slot.width
            turn = dashes.arc(x, y, radius, -0.5 * pi, out * 0.5 * pi - (pi if out < 0 else 0))
            line = ((behind, y - radius), *turn, (behind, y + radius))
            stitched = far in THRESHOLDS[1::2]
            self._sewn(line, self._trims[side], 1.6 if stitched else 2.4, stitched=stitched)

    def die(self) -> None:
        """A die that lies open, in a wreath."""
        u = self._unit
        cx, cy = self._board.width / 2, self._board.height / 2
        for radius, stitched in zip(WREATH, (True, False), strict=True):
            wreath = dashes.arc(cx, cy, radius * u, 0, 2 * pi)
            self._sewn(wreath, self._soft, 1.8, stitched=stitched)
        left, top = cx - 2 * FACE * u, cy - 1.5 * FACE * u
        for name, column, row in FACES:
            x, y = left + column * FACE * u, top + row * FACE * u
            for inset, tone, stitched in ((1.0, self._warm, False), (8.0, self._soft, True)):
                side = (FACE - 2 * inset) * u
                corner, at = (ROUND - inset * LESS_ROUND) * u, inset * u
                line = dashes.box(x + at, y + at, side, side, corner)
                self._sewn(line, tone, 2.2 if not stitched else 1.6, stitched=stitched)
            middle = (x + FACE * u / 2, y + FACE * u / 2)
            if name == "crest-S":
                self._sewn(dashes.arc(*middle, 31 * u, 0, 2 * pi), self._warm, 2.2)
            self.signs.append((name, (self._board.left + middle[0], self._board.top + middle[1])))


def _sign(canvas: Canvas, name: str, middle: tuple[float, float], size: int, alpha: int) -> None:
    """A crest in thread."""
    tone = canvas.theme["bar-quiet" if canvas.theme.sharp else "near"]
    drawn = faded(canvas.sprites.tinted(sprite(name), (size, size), tone), alpha)
    canvas.surface.blit(drawn, drawn.get_rect(center=(round(middle[0]), round(middle[1]))))
