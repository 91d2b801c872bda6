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
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in, text_width
from wonderland.ui.kit.sizes import NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import GAP
from wonderland.ui.shell import match_list
from wonderland.ui.shell.dates import dated
from wonderland.ui.shell.keeping import thumbnail
from wonderland.ui.shell.stills import Still, Stills, read_still

WORDS = 24.0
"""The height of a line of words in a row."""


class RecordsScreen(match_list.MatchListScreen[KeptFile]):
    """A list of records, newest first; each can be watched and analysed.

    Args:
        app: the window.
        watch, analyse: what is done with a record; they say what is wrong if it can't be.
        stills: draws small pictures of where matches stand; its own if none are handed in.
    """

    title, key = say("Records"), "record"
    empty = say("None yet. A match that is over is kept here.")

    def __init__(
        self, app: App, watch: Callable[[Path], str], analyse: Callable[[Path], str], stills: Stills | None = None
    ) -> None:
        super().__init__(app, stills or Stills())
        self._watch = watch
        self._analyse = analyse
        self._pictures: dict[Path, pygame.Surface | None] = {}

    def enter(self) -> None:
        """Look at the folder again."""
        self._look()

    def _look(self) -> None:
        """List what was saved by name, and what is kept."""
        self._pictures = {save.path: thumbnail(save.picture) for save in saved()}
        found = [KeptFile(save.path, save.name, save.when, 0) for save in saved()] + kept_records()
        self._items = sorted(found, key=lambda kept: -kept.when)

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

    def _counted(self, count: int) -> str:
        return say_n("{n} kept", "{n} kept", count)

    def _more(self) -> list[Spec]:
        why = say("Keeps the record that is on the clipboard")
        return [button("paste", say("Paste"), self._paste, shortcut="paste", why=why)]

    def _row(self, canvas: Canvas, row: Box, index: int, kept: KeptFile) -> None:
        small, words, (analyse, watch) = match_list.draw_row(canvas, row)
        still = self._stills.ask(kept.path, kept.when, partial(read_still, kept))
        if picture := self._pictures.get(kept.path):
            at = small.rect(canvas)
            canvas.surface.blit(pygame.transform.smoothscale(picture, at.size), at)
        else:
            self._stills.draw(canvas, small, still)
        self._draw_words(canvas, words, kept, still, row)

        def use(what: Callable[[Path], str]) -> None:
            self._fault = what(kept.path)

        canvas.button(f"record-{index}", watch.rect(canvas), say("Watch"), partial(use, self._watch),
                      primary=index == 0, size=NOTE)  # fmt: skip
        canvas.button(f"analyse-{index}", analyse.rect(canvas), say("Analyse"), partial(use, self._analyse), size=NOTE)

    def _draw_words(self, canvas: Canvas, place: Box, kept: KeptFile, still: Still | None, row: Box) -> None:
        """Say who played what, how it ended, and when; its file's name is all there is at first."""
        players, result = (still.players, still.result) if still else ("", "")
        first = kept.name if kept.path in self._pictures or not players else players
        second = rows(result, dated(kept.when), between="; ")
        within, (upper, lower) = row.rect(canvas), place.lines(WORDS, WORDS)
        title = still.title if still else ""
        wide = text_width(canvas, title, LABEL, SMALL)
        named, _ = upper.columns(REST, wide, gap=GAP)
        drawn = line_in(canvas, named, first, BOLD, PLAIN, within=within)
        beside, foot = upper.after(drawn, GAP), (BOLD, PLAIN)
        line_in(canvas, beside, title, LABEL, SMALL, "quiet", within=within, foot=foot)
        line_in(canvas, lower, second, LABEL, SMALL, "quiet", within=within)
