"""The records that the player kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from wonderland.session.saves import Kept, kept_records
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.scene import Aside

ROW = 52


class RecordsScreen(Aside):
    """A list of records, newest first; each can be watched and analysed.

    Args:
        app: the window.
        watch, analyse: what is done with a record; they say what is wrong if it can't be.
    """

    def __init__(
        self, app: App, watch: Callable[[Path], str], analyse: Callable[[Path], str]
    ) -> None:
        super().__init__(app)
        self._watch = watch
        self._analyse = analyse
        self._fault = ""
        self._first = 0
        self._kept: list[Kept] = []

    def enter(self) -> None:
        """Look at the folder again."""
        self._kept = kept_records()

    def first_focus(self) -> str:
        """Enter watches the newest."""
        return "record-0" if self._kept else "back"

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back; the wheel scrolls."""
        if event.type == pygame.MOUSEWHEEL:
            self._first = max(0, min(len(self._kept) - 1, self._first - event.y))
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each record."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar("Records", f"{len(self._kept)} kept")
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {**self.back, "primary": not self._kept},
        ])  # fmt: skip
        width = min(900.0, canvas.width - 80)
        x = (canvas.width - width) / 2
        y = 84.0
        if not self._kept:
            words = "None yet. A match that is over is kept here."
            canvas.paragraph(words, x, y, width, READ, 18)
        room = int((canvas.height - 130) // ROW)
        for index, kept in enumerate(self._kept[self._first : self._first + room]):
            self._row(canvas, x, y + ROW * index, width, index, kept)
        if self._fault:
            said, rule = parted(self._fault)
            said = canvas.fitted(said, LABEL, 15, width - 60)
            drawn = canvas.text(said, x, canvas.height - 26, LABEL, 15, "refusal")
            if rule:
                right = drawn.right / canvas.scale + 10
                rule_link(canvas, "refused", right, canvas.height - 26, rule, self.app.open_rules)

    def rule_now(self) -> str:
        """The rule that a record breaks."""
        return parted(self._fault)[1]

    def _row(
        self, canvas: Canvas, x: float, y: float, width: float, index: int, kept: Kept
    ) -> None:
        box = canvas.rect(x, y, width, ROW - 8)
        canvas.fill(box, "front", 7)
        canvas.text(
            canvas.fitted(kept.name, BOLD, 16, width - 420), x + 16, y + 22, BOLD, 16, within=box
        )
        size = f"{kept.size / 1024:.1f} KB"
        canvas.text(size, x + width - 236, y + 22, LABEL, 14, "quiet", RIGHT, box)

        def use(what: Callable[[Path], str]) -> None:
            self._fault = what(kept.path)

        rect = canvas.rect(x + width - 104, y + 7, 92, 30)
        canvas.button(f"record-{index}", rect, "Watch", partial(use, self._watch),
                      primary=index == 0, size=15)  # fmt: skip
        rect = canvas.rect(x + width - 216, y + 7, 104, 30)
        canvas.button(f"analyse-{index}", rect, "Analyse", partial(use, self._analyse), size=15)
