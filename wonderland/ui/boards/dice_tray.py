"""The large tray: dice thrown over the table until they lie on the faces drawn.

The dice tumble on a plan of the leather seen from straight above; the eye sees it foreshortened.
At rest the dice that belong together slide side by side, and a paper tag says what they give.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import degrees
from random import Random

from wonderland.ui.boards.die_body import DOWN, Body, draw_die
from wonderland.ui.boards.physics import Die, Tray
from wonderland.ui.boards.tray import FAR, draw_brackets, draw_tray
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.motion import Hear, shorter_way, smooth

DIE = 88
RIM = 27
"""The side of a die and the width of the tray's rim."""
GLIDE_MS, LINGER_MS = 220, 1100
KNOCKS = ((900, "dice-knock-3"), (450, "dice-knock-2"), (150, "dice-knock-1"))
YAWS = (18.0, 34.0, 11.0, 27.0)
"""How the dice lie once they were put in order, in degrees."""
APART, BETWEEN, FOOT = 1.55, 0.75, 0.55
"""From die to die of a group and between groups, in sides, and where they stand in the leather."""
TAG = 34
"""How high a tag is."""


@dataclass(frozen=True, slots=True)
class ThrownDie:
    """A die of a throw.

    Attributes:
        kind: its sprites are ``dice/<kind>-<face>``.
        possible: a letter for each face it has.
        face: the one it shows.
        lit: whether it is pointed out once it rests.
    """

    kind: str
    possible: str
    face: str
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that were thrown, and what is said of them once they rest."""

    dice: Sequence[ThrownDie]
    captions: Sequence[str]


class DiceBox:
    """One throw, from the hand to rest, and a moment to read it.

    Args:
        throw: what was thrown.
        size: of the tray inside, in pixels.
        scale: pixels for each logical pixel.
        hear: plays a sound.
        seed: how the dice tumble.
        flick: the speed and direction of the hand, in pixels a second.
    """

    def __init__(
        self, throw: Throw, size: tuple[int, int], scale: float, hear: Hear,
        seed: int, flick: tuple[float, float] = (0.0, 0.0),
    ) -> None:  # fmt: skip
        self.throw = throw
        self.scale = scale
        self._hear = hear
        self._rested = 0.0
        faces = [(die.possible, die.face) for die in throw.dice]
        self.tray = Tray(size[0], size[1], DIE * scale, faces, Random(seed), flick)
        self._posed = 0.0
        self._poses = [replace(die) for die in self.tray.dice]
        hear("dice-shake")

    @property
    def over(self) -> bool:
        """Whether it has been seen long enough."""
        return self._rested > LINGER_MS

    @property
    def resting(self) -> bool:
        """Whether the dice lie still."""
        return self.tray.resting

    def centres(self, box: Rect) -> list[tuple[float, float]]:
        """Where each die stands, the tray being drawn in a box."""
        floor = _floor(box, self.scale)
        thrown = [(floor.left + die.x, floor.top + die.y * DOWN) for die in self.tray.dice]
        share = self._glide()
        ordered = self._in_order(floor)
        return [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in zip(thrown, ordered, strict=True)]

    def _glide(self) -> float:
        """How far the dice have slid into order, from 0 to 1."""
        t = min(1.0, self._rested / GLIDE_MS)
        return smooth(t)

    def _in_order(self, floor: Rect) -> list[tuple[float, float]]:
        """Where each die stands at the end: first those that are pointed out, side by side."""
        dice = self.throw.dice
        order = sorted(range(len(dice)), key=lambda index: not dice[index].lit)
        side, x, ats = DIE * self.scale, 0.0, [0.0] * len(dice)
        for place, index in enumerate(order):
            if place:
                together = dice[index].lit and dice[order[place - 1]].lit
                x += side * (APART if together else APART + BETWEEN)
            ats[index] = x
        left = floor.centerx - x / 2
        return [(left + at, floor.top + floor.height * FOOT) for at in ats]

    def update(self, elapsed: float) -> None:
        """Go on by some milliseconds."""
        if self.resting:
            self._rested += elapsed
            return
        self.tray.update(min(0.05, elapsed / 1000))
        hardest = max(die.knock for die in self.tray.dice)
        for die in self.tray.dice:
            die.knock = 0.0
        for least, name in KNOCKS:
            if hardest / self.scale > least:
                self._hear(name)
                break
        if self.tray.resting:
            self._hear("dice-rest")

    def skip(self) -> None:
        """Let them rest at once; if they do, be done."""
        if self.tray.resting:
            self._rested = LINGER_MS + 1
        self.tray.finish()

    def draw(self, canvas: Canvas, veiled: Rect, box: Rect) -> None:
        """Draw the tray in a box, the dice, and once they rest what they bring.

        Args:
            canvas: what is drawn on.
            veiled: what is darkened behind it.
            box: where the tray lies.
        """
        canvas.veil(veiled, "grid", 130)
        draw_tray(canvas, box, RIM)
        share, centres = self._glide(), self.centres(box)
        if self.tray.resting or self.tray.time - self._posed >= 0.03:
            self._posed = self.tray.time
            self._poses = [replace(die) for die in self.tray.dice]
        if self.tray.resting and share >= 1:
            self._draw_brackets(canvas, centres)
        side = DIE * self.scale
        for index in sorted(range(len(centres)), key=lambda index: centres[index][1]):
            die, thrown = self._poses[index], self.throw.dice[index]
            body = Body(thrown.kind, _faces(thrown, die), self._yaw(index, die, share), die.roll)
            draw_die(canvas, body, centres[index], side, f"level-{thrown.kind}", moving=not self.tray.resting)
        if self.tray.resting and share >= 1:
            self._draw_tags(canvas, box)

    def _yaw(self, index: int, die: Die, share: float) -> float:
        """How a die is turned: as it was thrown, then by the shorter way as it is put in order."""
        thrown = degrees(die.angle)
        way = shorter_way(YAWS[index % len(YAWS)] - thrown)
        return thrown + way * share

    def _draw_brackets(self, canvas: Canvas, centres: Sequence[tuple[float, float]]) -> None:
        """Draw one frame round the dice that belong together."""
        lit = [at for at, die in zip(centres, self.throw.dice, strict=True) if die.lit]
        if not lit:
            return
        side = DIE * self.scale
        left, right = min(x for x, _ in lit), max(x for x, _ in lit)
        box = Rect(round(left - side * 0.9), round(lit[0][1] - side * 1.36), 0, round(side * 2.05))
        box.width = round(right + side * 0.95) - box.left
        draw_brackets(canvas, box, 24)

    def _draw_tags(self, canvas: Canvas, box: Rect) -> None:
        """Lay a paper tag for each thing that the throw gives along the foot of the leather."""
        widths = [canvas.fonts.size(text, BOLD, 16)[0] + canvas.px(26) for text in self.throw.captions]
        gap = canvas.px(14)
        x = box.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        y = box.bottom - canvas.px(RIM + TAG + 10)
        for text, width in zip(self.throw.captions, widths, strict=True):
            tag = Rect(x, y, width, canvas.px(TAG))
            canvas.shadow(tag, 90, 6, 2, 4)
            canvas.fill(tag, "front", 6)
            canvas.outline(tag, "card-edge", 1, 6)
            middle = (tag.centerx / canvas.scale, tag.centery / canvas.scale)
            canvas.text(text, *middle, BOLD, 16, "text", CENTRE, tag)
            x += width + gap


def _faces(thrown: ThrownDie, die: Die) -> tuple[str, ...]:
    """The faces of a die as it lies: what is on top, what comes next, and others of it."""
    others = [face for face in dict.fromkeys(reversed(thrown.possible)) if face != die.face]
    if die.roll:
        others = [die.coming, *(face for face in others if face != die.coming)]
    return (die.face, *(others or [die.face]))


def _floor(box: Rect, scale: float) -> Rect:
    """The leather of a tray: within the rim, below the far wall."""
    rim, far = round(RIM * scale), round(RIM * scale * FAR)
    return Rect(box.left + rim, box.top + rim + far, box.width - 2 * rim, box.height - 2 * rim - far)


def tray_box(felt: Rect, scale: float) -> Rect:
    """Where the large tray lies over a felt."""
    box = Rect(0, 0, min(round(600 * scale), felt.width - round(40 * scale)),
               min(round(352 * scale), felt.height - round(40 * scale)))  # fmt: skip
    box.center = felt.centerx, felt.centery + round(felt.height * 0.04)
    return box


def inner_size(felt: Rect, scale: float) -> tuple[int, int]:
    """The size of the leather as the dice tumble on it, seen from straight above."""
    floor = _floor(tray_box(felt, scale), scale)
    return floor.width, round(floor.height / DOWN)
