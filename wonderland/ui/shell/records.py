"""The records that the player kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from wonderland.core.errors import BadInput
from wonderland.core.message import rows, say, say_n
from wonderland.session.named import saved
from wonderland.session.saves import KeptFile, keep, kept_records
from wonderland.session.sharing import pasted
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.scene import Aside
from wonderland.ui.shell.dates import dated
from wonderland.ui.shell.keeping import thumbnail
from wonderland.ui.shell.stills import Still, Stills, read_still

ROW, TOP, FOOT, MARGIN = 72.0, 84.0, 46.0, 40.0
WIDEST, PICTURE, BUTTON = 960.0, 96.0, 30.0


class RecordsScreen(Aside):
    """A list of records, newest first; each can be watched and analysed.

    Args:
        app: the window.
        watch, analyse: what is done with a record; they say what is wrong if it can't be.
        stills: draws small pictures of where matches stand; its own if none are handed in.
    """

    def __init__(
        self,
        app: App,
        watch: Callable[[Path], str],
        analyse: Callable[[Path], str],
        stills: Stills | None = None,
    ) -> None:
        super().__init__(app)
        self._watch = watch
        self._analyse = analyse
        self._fault = ""
        self._stills = stills or Stills()
        self._first = 0
        self._kept: list[KeptFile] = []
        self._pictures: dict[Path, pygame.Surface | None] = {}

    def enter(self) -> None:
        """Look at the folder again."""
        self._look()

    def _look(self) -> None:
        """List what was saved by name, and what is kept."""
        self._pictures = {save.path: thumbnail(save.picture) for save in saved()}
        found = [KeptFile(save.path, save.name, save.when, 0) for save in saved()] + kept_records()
        self._kept = sorted(found, key=lambda kept: -kept.when)

    def _paste(self) -> None:
        """Keep the record that is on the clipboard, or say why there is none."""
        try:
            text = pygame.scrap.get_text()
        except pygame.error as error:
            self._fault = say("There is no clipboard: {error}", error=error)
            return
        try:
            keep(pasted(text))
        except BadInput as bad:
            self._fault = str(bad.problems[0])
            return
        self._fault = ""
        self._look()

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """Let one more record be read."""
        return self._stills.update()

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
        canvas.title_bar(say("Records"), say_n("{n} kept", "{n} kept", len(self._kept)))
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {**self.back, "primary": not self._kept},
            {"key": "paste", "label": say("Paste"), "act": self._paste, "shortcut": "paste",
             "why": say("Keeps the record that is on the clipboard")},
        ])  # fmt: skip
        _, list_, foot = screen(canvas).inset(MARGIN, 0).rows(TOP, REST, FOOT)
        list_, foot = list_.fitted(WIDEST), foot.fitted(WIDEST)
        if not self._kept:
            words = say("None yet. A match that is over is kept here.")
            canvas.paragraph(words, list_.x, list_.y, list_.width, READ, 18)
        room = int(list_.height // ROW)
        shown = self._kept[self._first : self._first + room]
        for index, (kept, row) in enumerate(zip(shown, list_.pile(len(shown), ROW), strict=True)):
            self._row(canvas, Box(row.x, row.y, row.width, ROW - 8), index, kept)
        if self._fault:
            self._draw_fault(canvas, foot)

    def _draw_fault(self, canvas: Canvas, foot: Box) -> None:
        said, rule = parted(self._fault)
        drawn = canvas.text(
            said, foot.x, foot.centre[1], LABEL, 15, "refusal", room=foot.width - 60
        )
        if rule:
            right = drawn.right / canvas.scale + 10
            rule_link(canvas, "refused", right, foot.centre[1], rule, self.app.open_rules)

    def rule_now(self) -> str:
        """The rule that a record breaks."""
        return parted(self._fault)[1]

    def _row(self, canvas: Canvas, row: Box, index: int, kept: KeptFile) -> None:
        box = row.rect(canvas)
        canvas.fill(box, "front", 7)
        small, words_box, analyse, watch = row.inset(6, 5).columns(PICTURE, REST, 104, 92, gap=8)
        still = self._stills.ask(kept.path, kept.when, partial(read_still, kept))
        if picture := self._pictures.get(kept.path):
            at = small.rect(canvas)
            canvas.surface.blit(pygame.transform.smoothscale(picture, at.size), at)
        else:
            self._stills.draw(canvas, small, still)
        self._draw_words(canvas, words_box, kept, still, box)
        analyse, watch = (Box(b.x, b.centre[1] - BUTTON / 2, b.width, BUTTON)
                          for b in (analyse, watch))  # fmt: skip

        def use(what: Callable[[Path], str]) -> None:
            self._fault = what(kept.path)

        canvas.button(f"record-{index}", watch.rect(canvas), say("Watch"), partial(use, self._watch),
                      primary=index == 0, size=15)  # fmt: skip
        canvas.button(f"analyse-{index}", analyse.rect(canvas), say("Analyse"),
                      partial(use, self._analyse), size=15)  # fmt: skip

    def _draw_words(
        self, canvas: Canvas, place: Box, kept: KeptFile, still: Still | None, box: pygame.Rect
    ) -> None:
        """Say who played, how it ended, and when; its file's name is all there is at first."""
        left, room = place.x + 6, place.width - 12
        players, result = (still.players, still.result) if still else ("", "")
        first = kept.name if kept.path in self._pictures or not players else players
        second = rows(result, dated(kept.when), between="; ")
        canvas.text(first, left, place.y + 18, BOLD, 16, within=box, room=room)
        canvas.text(second, left, place.y + 42, LABEL, 14, "quiet", within=box, room=room)
