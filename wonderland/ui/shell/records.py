"""The records that the player kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from wonderland.core.errors import BadInput
from wonderland.session.named import saved
from wonderland.session.saves import Kept, keep, kept_records
from wonderland.session.sharing import pasted
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.scene import Aside
from wonderland.ui.shell.keeping import thumbnail

ROW, TOP, FOOT, MARGIN = 52.0, 84.0, 46.0, 40.0
WIDEST, SIZE = 900.0, 90.0


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
        self._pictures: dict[Path, pygame.Surface | None] = {}

    def enter(self) -> None:
        """Look at the folder again."""
        self._look()

    def _look(self) -> None:
        """List what was saved by name, and what is kept."""
        self._pictures = {save.path: thumbnail(save.picture) for save in saved()}
        found = [Kept(save.path, save.name, save.when, 0) for save in saved()] + kept_records()
        self._kept = sorted(found, key=lambda kept: -kept.when)

    def _paste(self) -> None:
        """Keep the record that is on the clipboard, or say why there is none."""
        try:
            text = pygame.scrap.get_text()
        except pygame.error as error:
            self._fault = f"There is no clipboard: {error}"
            return
        try:
            keep(pasted(text))
        except BadInput as bad:
            self._fault = str(bad.problems[0])
            return
        self._fault = ""
        self._look()

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
            {"key": "paste", "label": "Paste", "act": self._paste, "shortcut": "paste",
             "why": "Keeps the record that is on the clipboard"},
        ])  # fmt: skip
        _, list_, foot = screen(canvas).inset(MARGIN, 0).rows(TOP, REST, FOOT)
        list_, foot = list_.fitted(WIDEST), foot.fitted(WIDEST)
        if not self._kept:
            words = "None yet. A match that is over is kept here."
            canvas.paragraph(words, list_.x, list_.y, list_.width, READ, 18)
        room = int(list_.height // ROW)
        shown = self._kept[self._first : self._first + room]
        for index, (kept, row) in enumerate(zip(shown, list_.pile(len(shown), ROW), strict=True)):
            self._row(canvas, Box(row.x, row.y, row.width, ROW - 8), index, kept)
        if self._fault:
            self._draw_fault(canvas, foot)

    def _draw_fault(self, canvas: Canvas, foot: Box) -> None:
        said, rule = parted(self._fault)
        said = canvas.fitted(said, LABEL, 15, foot.width - 60)
        drawn = canvas.text(said, foot.x, foot.centre[1], LABEL, 15, "refusal")
        if rule:
            right = drawn.right / canvas.scale + 10
            rule_link(canvas, "refused", right, foot.centre[1], rule, self.app.open_rules)

    def rule_now(self) -> str:
        """The rule that a record breaks."""
        return parted(self._fault)[1]

    def _row(self, canvas: Canvas, row: Box, index: int, kept: Kept) -> None:
        box = row.rect(canvas)
        canvas.fill(box, "front", 7)
        name, size, analyse, watch = row.inset(12, 7).columns(REST, SIZE, 104, 92, gap=8)
        left = name.x + 4
        if picture := self._pictures.get(kept.path):
            high = canvas.px(row.height - 6)
            small = pygame.transform.smoothscale(picture, (high * 16 // 9, high))
            canvas.surface.blit(small, (canvas.px(left), canvas.px(row.y + 3)))
            left += small.get_width() / canvas.scale + 12
        words = canvas.fitted(kept.name, BOLD, 16, name.x + name.width - 4 - left)
        canvas.text(words, left, row.centre[1], BOLD, 16, within=box)
        told = "saved" if kept.path in self._pictures else f"{kept.size / 1024:.1f} KB"
        canvas.text(told, size.right - 12, row.centre[1], LABEL, 14, "quiet", RIGHT, box)

        def use(what: Callable[[Path], str]) -> None:
            self._fault = what(kept.path)

        canvas.button(f"record-{index}", watch.rect(canvas), "Watch", partial(use, self._watch),
                      primary=index == 0, size=15)  # fmt: skip
        canvas.button(f"analyse-{index}", analyse.rect(canvas), "Analyse",
                      partial(use, self._analyse), size=15)  # fmt: skip
