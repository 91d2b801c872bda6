"""The large tray: dice thrown over the table until they lie on the faces drawn (picture 04)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import degrees
from random import Random
from typing import Any

import pygame

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.events import Rolled
from wonderland.games.wonderland.queries.dice import odds_of
from wonderland.ui.games.wonderland.board import chip
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.panel import draw_halo, draw_tray
from wonderland.ui.games.wonderland.physics import Tray
from wonderland.ui.kit.canvas import Canvas, Rect

DIE = 104
LINGER_MS = 900
KNOCKS = ((900, "dice-knock-3"), (450, "dice-knock-2"), (150, "dice-knock-1"))


class DiceBox:
    """One throw, from the hand to rest, and a moment to read it."""

    def __init__(
        self, roll: Rolled, definitions: Definitions, size: tuple[int, int], scale: float,
        hear: Callable[[str], None], seed: int, flick: tuple[float, float] = (0.0, 0.0),
    ) -> None:  # fmt: skip
        self.roll = roll
        self.scale = scale
        self._hear = hear
        self._rested = 0.0
        self._words = words_for(roll, definitions)
        faces = [
            (tuple(definitions.face_letters[f] for f in definitions.faces[level]), face)
            for level, face in zip(roll.levels, roll.faces, strict=True)
        ]
        possible = [("".join(seen), drawn) for seen, drawn in faces]
        self.tray = Tray(size[0], size[1], DIE * scale, possible, Random(seed), flick)
        hear("dice-shake")

    @property
    def over(self) -> bool:
        """Whether it has been seen long enough."""
        return self._rested > LINGER_MS

    @property
    def resting(self) -> bool:
        """Whether the dice lie still."""
        return self.tray.resting

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

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the tray, the dice, and once they rest what they bring."""
        canvas.veil(Rect(0, 0, layout.panel.left, canvas.surface.get_height()), "grid", 150)
        box = tray_box(layout)
        draw_tray(canvas, box)
        size = canvas.px(DIE)
        for die, level, card in zip(self.tray.dice, self.roll.levels, self.roll.cards, strict=True):
            face = canvas.sprites.get(f"dice/{level}-{die.face}", (size, size))
            turned = pygame.transform.rotozoom(face, -degrees(die.angle), 1)
            centre = (box.left + canvas.px(10) + die.x, box.top + canvas.px(10) + die.y)
            if self.tray.resting and card in self._words[1]:
                draw_halo(canvas, centre, size, -degrees(die.angle))
            canvas.surface.blit(turned, turned.get_rect(center=centre))
        if self.tray.resting:
            self._draw_words(canvas, box)

    def _draw_words(self, canvas: Canvas, box: Rect) -> None:
        chips = self._words[0]
        widths = [canvas.fonts.size(text, "bold", 15)[0] + canvas.px(30) for text in chips]
        x = box.centerx - sum(widths) // 2
        for text, width in zip(chips, widths, strict=True):
            chip(canvas, (x + width // 2, box.bottom + canvas.px(26)), text, "bar")
            x += width


def tray_box(layout: Layout) -> Rect:
    """Where the large tray lies."""
    felt = layout.felt
    box = Rect(0, 0, round(felt.width * 0.66), round(felt.height * 0.72))
    box.center = felt.centerx, felt.centery - round(felt.height * 0.03)
    return box


def inner_size(layout: Layout) -> tuple[int, int]:
    """The size of the tray inside its rim."""
    box = tray_box(layout)
    rim = round(20 * layout.scale)
    return box.width - rim, box.height - rim


def words_for(roll: Rolled, definitions: Definitions) -> tuple[Sequence[str], set[str]]:
    """What a roll brings, in chips, and the cards that it lights."""
    lit = queries.lit(roll)
    told = []
    if lit:
        odds: Any = odds_of(definitions, roll.cards)
        told.append(f"{' and '.join(lit)}: a summon, {odds.any_summon:.1%}")
    names = [definitions.factors[face] for face in roll.faces if face != "S"]
    told += [f"{names.count(name)} {name} to the pool" for name in dict.fromkeys(names)]
    return told or ["Nothing this time"], set(lit)
