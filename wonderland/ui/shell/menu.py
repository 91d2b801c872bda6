"""The menu: go on, begin, look at records, settings (picture 01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import LEFT, Canvas
from wonderland.ui.kit.fonts import ITALIC, LABEL, TITLE
from wonderland.ui.kit.scene import Scene


class Entry(NamedTuple):
    """A line of the menu: its label, a note at its right, and what it does."""

    label: str
    note: str
    act: Callable[[], None]


# The still life beside the menu: a path of dominoes and who stands on it, in a tilted frame whose
# unit is a square. (sprite, column, row, quarter turns)
_DOMINOES = (
    ("w-35", 0, 3, 1), ("w-23", 1, 2, 1), ("w-66", 2, 2, 0), ("w-11", 4, 1, 1), ("w-26", 5, 1, 0),
    ("w-12", 6, 2, 0), ("e-back", 7.4, 3, 1), ("e-back", 6.4, 4, 1), ("e-back", 8.4, 4, 0),
    ("w-23", 5.2, 5, 1), ("w-45", 3.2, 6, 0),
)  # fmt: skip
_PIECES = (
    ("w-red-queen", 1, 2), ("w-red-pawn", 3, 2), ("w-black-bishop", 5, 1),
    ("e-black-rook", 7.4, 4), ("e-black-knight", 8.4, 4), ("w-red-king", 5.2, 6),
)  # fmt: skip
TILT = -7
AIR_AFTER_MS = 800


class Menu(Scene):
    """The first screen.

    Args:
        app: the window.
        entries: makes the menu's lines anew whenever it comes to the front.
        notice: something the player should know, such as a damaged file that was kept aside.
    """

    def __init__(self, app: App, entries: Callable[[], list[Entry]], notice: str = "") -> None:
        super().__init__(app)
        self._make = entries
        self._entries: list[Entry] = []
        self._still_life: pygame.Surface | None = None
        self.notice = notice
        self._shown = 0.0

    def enter(self) -> None:
        """Look again at what can be done."""
        self._entries = self._make()
        self._shown = 0.0

    def update(self, elapsed: float) -> bool:
        """Let the air begin once the menu has been seen, so that it delays no first frame."""
        self._shown += elapsed
        if self._shown > AIR_AFTER_MS:
            self.app.sounds.begin_air()
        return False

    def first_focus(self) -> str:
        """Enter takes the first line."""
        return "menu:0"

    def draw(self, canvas: Canvas) -> None:
        """Draw the title, the lines, and the still life."""
        theme = canvas.theme
        colours = [tuple(theme[part]) for part in ("felt-light", "felt", "felt-edge")]
        canvas.surface.blit(lamp_light(canvas.surface.get_size(), *colours, (0.62, 0.4)), (0, 0))
        self._draw_still_life(canvas)
        row = min(58.0, (canvas.height - 200) / max(1, len(self._entries)))
        high = row * len(self._entries)
        top = max(24.0, (canvas.height - high - 176) / 2)
        left = canvas.width * 0.075
        canvas.text("Wonderland", left, top + 52, TITLE, 78, "bar-text", LEFT)
        canvas.text("the game of games", left, top + 122, ITALIC, 24, "bar-quiet", LEFT)
        y = top + 176
        for index, entry in enumerate(self._entries):
            rect = canvas.rect(left, y, 310, min(46.0, row - 6))
            canvas.button(f"menu:{index}", rect, entry.label, entry.act, hint=entry.note,
                          primary=index == 0, size=20, align=LEFT)  # fmt: skip
            y += row
        if self.notice:
            self._draw_notice(canvas)

    def _draw_notice(self, canvas: Canvas) -> None:
        width = min(760.0, canvas.width - 48)
        lines = canvas.fonts.wrap(self.notice, LABEL, 15, canvas.px(width - 28))
        high = 20 * len(lines) + 20
        box = canvas.rect(24, canvas.height - high - 16, width, high)
        canvas.fill(box, "front", 7)
        canvas.outline(box, "refusal")
        for index, line in enumerate(lines):
            y = canvas.height - high - 16 + 20 + 20 * index
            canvas.text(line, 38, y, LABEL, 15, within=box)

    def _draw_still_life(self, canvas: Canvas) -> None:
        side = min(canvas.surface.get_width() // 2, canvas.surface.get_height())
        if self._still_life is None or self._still_life.get_width() != side:
            self._still_life = self._compose(canvas, side)
        x = canvas.surface.get_width() - side - canvas.px(30)
        y = (canvas.surface.get_height() - side) // 2
        canvas.surface.blit(self._still_life, (x, y))

    def _compose(self, canvas: Canvas, side: int) -> pygame.Surface:
        square = side // 11
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        at = (square * 0.3, square * 1.6)
        for name, column, row, turns in _DOMINOES:
            size = (2 * square, square)
            tile = canvas.sprites.turned(f"dominoes/{name}", size, turns)
            picture.blit(tile, (at[0] + column * square, at[1] + row * square))
        for name, column, row in _PIECES:
            piece = canvas.sprites.get(f"pieces/{name}", (round(square * 1.5),) * 2)
            x = at[0] + (column + 0.5) * square - square * 0.75
            picture.blit(piece, (x, at[1] + (row + 0.85) * square - square * 1.35))
        turned = pygame.transform.rotozoom(picture, TILT * -1, 0.98)
        whole = pygame.Surface((side, side), pygame.SRCALPHA)
        whole.blit(turned, turned.get_rect(center=(side // 2, side // 2)))
        return whole
