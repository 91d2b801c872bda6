"""The matches that were left: what the menu says of them, and going on with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.message import say, say_n
from wonderland.session.match_session import MatchSession, against, seats_of
from wonderland.session.saves import Saves, Unfinished, go_on
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.portrait import portrait_of
from wonderland.ui.kit.spaces import TIGHT
from wonderland.ui.shell.dates import at_turn, briefly
from wonderland.ui.shell.menu import LeftMatch, MenuEntry
from wonderland.ui.shell.stills import Stills, still_of
from wonderland.ui.shell.unfinished import UnfinishedScreen

SHOWN = 2
"""Small pictures on the drawer of unfinished matches."""


class Resuming:
    """The unfinished matches, of any game.

    Args:
        app: the window.
        sit_down: plays a match.
        watch: watches a record; says what is wrong with it if it can't be.
        home: leads back to the menu.

    Attributes:
        notice: what the menu is to say of files that were damaged, ``""`` for nothing.
        stills: small pictures of where they stand.
    """

    def __init__(
        self, app: App, sit_down: Callable[[MatchSession], None], watch: Callable[[Path], str], home: Callable[[], None]
    ) -> None:
        self._app = app
        self._saves = Saves()
        self._found: list[Unfinished] = []
        self._sit_down = sit_down
        self._watch = watch
        self._home = home
        self.notice = ""
        self.stills = Stills()

    def look(self, game: str) -> None:
        """Look again at what was left; a game's menu goes on with a match of its own first."""
        self._found = sorted(self._saves.unfinished(), key=lambda one: one.record.game != game)
        self.notice = self._saves.take_notices() or self.notice

    def last(self, game: str) -> list[MenuEntry]:
        """The line of a game's menu that goes on with the match that was left last, if there is one."""
        return [self._entry(one, game) for one in self._found[:1]]

    @property
    def drawer(self) -> MenuEntry:
        """The line that leads to all that were left, with small pictures of some of the others."""
        others = self._found[1 : 1 + SHOWN]
        return MenuEntry(
            say("Unfinished"), say_n("{n} match", "{n} matches", len(self._found)), self.show_all,
            picture=partial(self._draw_row, others) if others else None, pictures=len(others),
        )  # fmt: skip

    def show_all(self) -> None:
        """Show all that were left."""
        self._app.push(UnfinishedScreen(self._app, self._saves, self.go_on, self._watch, self.stills))

    def _entry(self, one: Unfinished, game: str) -> MenuEntry:
        """Go on with a match that was left, or watch one that another window owns."""
        what = _in_short(one, game)
        picture = partial(self._draw, one)
        if one.owned:
            look = partial(self._tell, self._watch, one.path)
            note = say("{what}, in another window", what=what)
            return MenuEntry(say("Watch"), note, look, picture=picture)
        note = say("{what}, {turn}, {clock}", what=what, turn=at_turn(one.turn), clock=briefly(one.when))
        levels = [seat.level for seat in seats_of(one.record).values() if seat.level]
        portrait = portrait_of(levels[0] if levels else "")
        looking = still_of(one.record, one.match).looking
        return MenuEntry(
            say("Go on"), note, partial(self.go_on, one.path), portrait, picture, left=LeftMatch(one.match, looking)
        )

    def _draw(self, one: Unfinished, canvas: Canvas, box: Box) -> bool:
        """Draw where a match stands; whether that was known."""
        still = self.stills.ask(one.path, one.when, partial(still_of, one.record, one.match))
        self.stills.draw(canvas, box, still)
        return still is not None or not self.stills.update()

    def _draw_row(self, found: Sequence[Unfinished], canvas: Canvas, box: Box) -> bool:
        """Draw where some matches stand, beside one another; whether all that was known."""
        known = True
        for one, place in zip(found, box.columns(*[REST] * len(found), gap=TIGHT), strict=True):
            known &= self._draw(one, canvas, place)
        return known

    def _tell(self, what: Callable[[Path], str], path: Path) -> None:
        """Do something with a record from the menu, and say there what is wrong with it."""
        if fault := what(path):
            self.notice = fault
            self._home()

    def go_on(self, path: Path) -> None:
        """Go on with a match that was left."""
        try:
            match, record, own = go_on(path)
        except BadInput as bad:
            self.notice = str(bad.problems[0])
            self._home()
            return
        game = api.game_of(record)
        self._sit_down(MatchSession(game, match, seats_of(record), own))


def _in_short(one: Unfinished, game: str) -> str:
    """Which match it is, in a game's menu: another game's by its title, its own by who plays."""
    played = api.game_of(one.record)
    names = [seat.name for seat in seats_of(one.record).values()]
    if played.name != game:
        return played.title
    if len(names) > 2:
        return say_n("{n} player", "{n} players", len(names))
    return against(names)
