"""The menu: go on, begin, look at records, settings (picture 01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from wonderland.core.info import GameInfo
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import LEFT, Canvas
from wonderland.ui.kit.fonts import ITALIC, LABEL, TITLE
from wonderland.ui.kit.layout import text_width
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.screens import Screens


class Entry(NamedTuple):
    """A line of the menu: its label, a note at its right, and what it does."""

    label: str
    note: str
    act: Callable[[], None]


AIR_AFTER_MS = 800
TITLE_SIZE, TITLE_SHARE = 78.0, 0.5
"""How large the title is set, and how much of the width it may take."""


class Menu(Scene):
    """The first screen.

    Args:
        app: the window.
        game: what it is the menu of.
        screens: the game's screens, of which it shows the motto and the picture.
        entries: makes the menu's lines anew whenever it comes to the front.

    Attributes:
        notice: something the player should know, such as a damaged file that was kept aside.
    """

    def __init__(
        self, app: App, game: GameInfo, screens: Screens, entries: Callable[[], list[Entry]]
    ) -> None:
        super().__init__(app)
        self._game = game
        self._screens = screens
        self._make = entries
        self._entries: list[Entry] = []
        self._picture: pygame.Surface | None = None
        self.notice = ""
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
        self._draw_picture(canvas)
        row = min(58.0, (canvas.height - 200) / max(1, len(self._entries)))
        high = row * len(self._entries)
        top = max(24.0, (canvas.height - high - 176) / 2)
        left = canvas.width * 0.075
        canvas.text(
            self._game.title, left, top + 52, TITLE, self._title_size(canvas), "bar-text", LEFT
        )
        motto = self._screens.motto or self._game.tagline
        canvas.text(motto, left, top + 122, ITALIC, 24, "bar-quiet", LEFT)
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

    def _title_size(self, canvas: Canvas) -> float:
        """How large the title is set: as large as there is room beside the picture."""
        width = text_width(canvas, self._game.title, TITLE, TITLE_SIZE)
        return min(TITLE_SIZE, TITLE_SIZE * canvas.width * TITLE_SHARE / width)

    def _draw_picture(self, canvas: Canvas) -> None:
        side = min(canvas.surface.get_width() // 2, canvas.surface.get_height())
        if self._picture is None or self._picture.get_width() != side:
            self._picture = self._make_picture(canvas, side)
        x = canvas.surface.get_width() - side - canvas.px(30)
        y = (canvas.surface.get_height() - side) // 2
        canvas.surface.blit(self._picture, (x, y))

    def _make_picture(self, canvas: Canvas, side: int) -> pygame.Surface:
        """The game's picture; where it has none, the sprite by which the shelf shows it."""
        if self._screens.picture:
            return self._screens.picture(canvas, side)
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        if self._game.picture:
            drawn = canvas.sprites.get(self._game.picture, (side // 2, side // 2))
            picture.blit(drawn, drawn.get_rect(center=(side // 2, side // 2)))
        return picture
