"""The large tray: dice thrown over the table until they lie on the faces drawn (picture 04)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import degrees
from random import Random

import pygame

from wonderland.ui.boards.chips import chip
from wonderland.ui.boards.lettered import lettered
from wonderland.ui.boards.physics import Tray
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import Canvas, Rect

DIE = 104
RIM = 10
"""The width of the tray's rim."""
LINGER_MS = 900
KNOCKS = ((900, "dice-knock-3"), (450, "dice-knock-2"), (150, "dice-knock-1"))


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
    told: Sequence[str]


class DiceBox:
    """One throw, from the hand to rest, and a moment to read it.

    Args:
        throw: what was thrown.
        size: of the tray inside, in pixels.
        scale: pixels for each logical pixel.
        hear: plays a sound by name.
        seed: how the dice tumble.
        flick: the speed and direction of the hand, in pixels a second.
    """

    def __init__(
        self, throw: Throw, size: tuple[int, int], scale: float, hear: Callable[[str], None],
        seed: int, flick: tuple[float, float] = (0.0, 0.0),
    ) -> None:  # fmt: skip
        self.throw = throw
        self.scale = scale
        self._hear = hear
        self._rested = 0.0
        faces = [(die.possible, die.face) for die in throw.dice]
        self.tray = Tray(size[0], size[1], DIE * scale, faces, Random(seed), flick)
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
        """Where the middle of each die is, the tray being drawn in a box."""
        rim = RIM * self.scale
        return [(box.left + rim + die.x, box.top + rim + die.y) for die in self.tray.dice]

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
        canvas.veil(veiled, "grid", 150)
        draw_tray(canvas, box)
        size = canvas.px(DIE)
        for die, thrown, centre in zip(
            self.tray.dice, self.throw.dice, self.centres(box), strict=True
        ):
            face = lettered(canvas, f"dice/{thrown.kind}-{die.face}", die.face, size)
            turned = pygame.transform.rotozoom(face, -degrees(die.angle), 1)
            if self.tray.resting and thrown.lit:
                draw_halo(canvas, centre, size, -degrees(die.angle))
            canvas.surface.blit(turned, turned.get_rect(center=centre))
        if self.tray.resting:
            self._draw_words(canvas, box)

    def _draw_words(self, canvas: Canvas, box: Rect) -> None:
        chips = self.throw.told
        widths = [canvas.fonts.size(text, "bold", 15)[0] + canvas.px(30) for text in chips]
        x = box.centerx - sum(widths) // 2
        for text, width in zip(chips, widths, strict=True):
            chip(canvas, (x + width // 2, box.bottom + canvas.px(26)), text, "bar")
            x += width


def tray_box(felt: Rect) -> Rect:
    """Where the large tray lies over a felt."""
    box = Rect(0, 0, round(felt.width * 0.66), round(felt.height * 0.72))
    box.center = felt.centerx, felt.centery - round(felt.height * 0.03)
    return box


def inner_size(felt: Rect, scale: float) -> tuple[int, int]:
    """The size of the tray inside its rim."""
    box = tray_box(felt)
    rim = round(2 * RIM * scale)
    return box.width - rim, box.height - rim


def draw_tray(canvas: Canvas, box: Rect) -> None:
    """Draw a dice tray: a wooden rim and red baize."""
    canvas.fill(box, "rim", 9)
    inner = box.inflate(-canvas.px(10), -canvas.px(10))
    light, dark = tuple(canvas.theme["tray-light"]), tuple(canvas.theme["tray"])
    middle = tuple((a + b) // 2 for a, b in zip(light, dark, strict=True))
    canvas.surface.blit(lamp_light(inner.size, light, middle, dark, (0.5, 0.45)), inner)


def draw_halo(canvas: Canvas, centre: tuple[float, float], size: int, angle: float) -> None:
    """Draw the yellow edge of a die that is pointed out; ``angle`` is in degrees."""
    halo = pygame.Surface((round(size * 1.16),) * 2, pygame.SRCALPHA)
    width, corner = max(2, round(size * 0.05)), round(size * 0.26)
    pygame.draw.rect(halo, canvas.theme["now"], halo.get_rect(), width, border_radius=corner)
    turned = pygame.transform.rotozoom(halo, angle, 1)
    canvas.surface.blit(turned, turned.get_rect(center=centre))
