"""All matches that were left: go on with one, watch one that another window owns, give one up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.message import say, say_n
from wonderland.session.match_session import against, seats_of
from wonderland.session.saves import Saves, Unfinished, give_up
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import Box, line_in
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.shell import match_list
from wonderland.ui.shell.dates import at_turn, lately
from wonderland.ui.shell.stills import Stills, still_of
from wonderland.ui.table.table_menu import SURE


class UnfinishedScreen(match_list.MatchListScreen[Unfinished]):
    """The list.

    Args:
        app: the window.
        saves: looks into the folder.
        go_on: plays a match that was left.
        watch: watches one; says what is wrong with it if it can't be.
        stills: draws small pictures of where matches stand.
    """

    title, key, empty = say("Unfinished matches"), "match", say("None is left.")

    def __init__(
        self, app: App, saves: Saves, go_on: Callable[[Path], None], watch: Callable[[Path], str], stills: Stills
    ) -> None:
        super().__init__(app, stills)
        self._saves = saves
        self._go_on = go_on
        self._watch = watch
        self._asked: Path | None = None

    def enter(self) -> None:
        """Look at the folder again."""
        self._asked = None
        self._items = self._saves.unfinished()

    def _counted(self, count: int) -> str:
        return say_n("{n} of them", "{n} of them", count)

    def _row(self, canvas: Canvas, row: Box, index: int, one: Unfinished) -> None:
        small, name, (give, on) = match_list.draw_row(canvas, row)
        still = self._stills.ask(one.path, one.when, partial(still_of, one.record, one.match))
        self._stills.draw(canvas, small, still)
        line_in(canvas, name, described(one), BOLD, PLAIN, within=row.rect(canvas))
        label, act = (say("Watch"), self._look) if one.owned else (say("Go on"), self._go_on)
        canvas.button(f"match-{index}", on.rect(canvas), label, partial(act, one.path), primary=index == 0, size=NOTE)
        gives = say("Give up")
        gives = SURE.format(what=gives) if self._asked == one.path else gives
        canvas.button(f"give-up-{index}", give.rect(canvas), gives,
                      None if one.owned else partial(self._give_up, one.path), size=NOTE,
                      why=say("Another window plays it") if one.owned
                      else say("It stays among the records"))  # fmt: skip

    def _look(self, path: Path) -> None:
        self._fault = self._watch(path)

    def _give_up(self, path: Path) -> None:
        """Put a match among the records, from where it can be played on; ask once more before.

        The next row then comes to the place of this one, where a second click would meet it.
        """
        self._fault = self._said = ""
        if self._asked != path:
            self._asked = path
            return
        try:
            give_up(path)
            self._said = say("It stands among the records now.")
        except BadInput as bad:
            self._fault = str(bad.problems[0])
        self.enter()


def described(one: Unfinished) -> str:
    """Whose match it is, which turn, and when it was played last."""
    names = against([seat.name for seat in seats_of(one.record).values()])
    return say(
        "{title}: {names}, {turn}, {when}",
        title=api.game_of(one.record).title,
        names=names,
        turn=at_turn(one.turn),
        when=lately(one.when),
    )
