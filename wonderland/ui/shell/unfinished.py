"""All matches that were left: go on with one, watch one that another window owns, give one up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.message import say, say_n
from wonderland.session.match_session import against, seats_of
from wonderland.session.saves import Saves, Unfinished, give_up
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.kit.scene import Aside
from wonderland.ui.shell.dates import lately
from wonderland.ui.shell.stills import Stills, still_of

ROW, TOP, FOOT, MARGIN, WIDEST = 72.0, 84.0, 46.0, 40.0, 900.0
PICTURE, BUTTON = 96.0, 30.0


class UnfinishedScreen(Aside):
    """The list.

    Args:
        app: the window.
        saves: looks into the folder.
        go_on: plays a match that was left.
        watch: watches one; says what is wrong with it if it can't be.
        stills: draws small pictures of where matches stand.
    """

    def __init__(
        self,
        app: App,
        saves: Saves,
        go_on: Callable[[Path], None],
        watch: Callable[[Path], str],
        stills: Stills,
    ) -> None:
        super().__init__(app)
        self._saves = saves
        self._go_on = go_on
        self._watch = watch
        self._first = 0
        self._found: list[Unfinished] = []
        self._fault = ""
        self._stills = stills

    def enter(self) -> None:
        """Look at the folder again."""
        self._found = self._saves.unfinished()

    def update(self, elapsed: float) -> bool:  # noqa: ARG002
        """Let one more picture be drawn."""
        return self._stills.update()

    def first_focus(self) -> str:
        """Enter goes on with the last one played."""
        return "match-0" if self._found else "back"

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back; the wheel scrolls."""
        if event.type == pygame.MOUSEWHEEL:
            self._first = max(0, min(len(self._found) - 1, self._first - event.y))
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each match."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar(
            say("Unfinished matches"), say_n("{n} of them", "{n} of them", len(self._found))
        )
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            {**self.back, "primary": not self._found},
        ])  # fmt: skip
        _, list_, foot = screen(canvas).inset(MARGIN, 0).rows(TOP, REST, FOOT)
        list_, foot = list_.fitted(WIDEST), foot.fitted(WIDEST)
        if not self._found:
            canvas.paragraph(say("None is left."), list_.x, list_.y, list_.width, READ, 18)
        shown = self._found[self._first : self._first + int(list_.height // ROW)]
        for index, (one, row) in enumerate(zip(shown, list_.pile(len(shown), ROW), strict=True)):
            self._row(canvas, Box(row.x, row.y, row.width, ROW - 8), index, one)
        canvas.text(self._fault, foot.x, foot.centre[1], LABEL, 15, "refusal", room=foot.width)

    def _row(self, canvas: Canvas, row: Box, index: int, one: Unfinished) -> None:
        box = row.rect(canvas)
        canvas.fill(box, "front", 7)
        small, name, give, on = row.inset(6, 5).columns(PICTURE, REST, 104, 104, gap=8)
        still = self._stills.ask(one.path, one.when, partial(still_of, one.record, one.match))
        self._stills.draw(canvas, small, still)
        canvas.text(
            described(one), name.x + 4, row.centre[1], BOLD, 16, within=box, room=name.width - 8
        )
        label, act = (say("Watch"), self._look) if one.owned else (say("Go on"), self._go_on)
        canvas.button(f"match-{index}", _middle(on).rect(canvas), label, partial(act, one.path),
                      primary=index == 0, size=15)  # fmt: skip
        canvas.button(f"give-up-{index}", _middle(give).rect(canvas), say("Give up"),
                      None if one.owned else partial(self._give_up, one.path), size=15,
                      why=say("Another window plays it") if one.owned
                      else say("It stays among the records"))  # fmt: skip

    def _look(self, path: Path) -> None:
        self._fault = self._watch(path)

    def _give_up(self, path: Path) -> None:
        """Put a match among the records, from where it can be played on."""
        try:
            self._fault = say("It is among the records now: {name}", name=give_up(path).name)
        except BadInput as bad:
            self._fault = str(bad.problems[0])
        self.enter()


def _middle(box: Box) -> Box:
    """Where a button lies in a row."""
    return Box(box.x, box.centre[1] - BUTTON / 2, box.width, BUTTON)


def described(one: Unfinished) -> str:
    """Whose match it is, which turn, and when it was played last."""
    names = against([seat.name for seat in seats_of(one.record).values()])
    return say(
        "{title}: {names}, turn {turn}, {when}",
        title=api.game_of(one.record).title,
        names=names,
        turn=one.turn,
        when=lately(one.when),
    )
