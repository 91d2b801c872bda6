"""Looking back: records in the viewer, and how a match went."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path

from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.session.following import Follower
from wonderland.session.match_session import seats_of
from wonderland.session.sharing import UNKNOWN, looks_on, shown_to
from wonderland.ui.kit.app import App
from wonderland.ui.shell.result import finish_screen
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.compared import Compared
from wonderland.ui.table.curtain import Curtain, called
from wonderland.ui.table.exits import FinishExits

PlayOn = Callable[[Record], None]
Analyse = Callable[[Record, str], str]


class Watching:
    """Shows records.

    Args:
        app: the window.
        play_on: goes on with a record in the place of what shows it.
    """

    def __init__(self, app: App, play_on: PlayOn) -> None:
        self._app = app
        self._play_on = play_on

    def watch(self, path: Path) -> str:
        """Watch a record; say what is wrong with it if it can't be.

        A match that is over is seen from its beginning, one under way from where it stands.
        """
        try:
            record = api.read_record(path)
            match = api.game_of(record).load(record)
        except BadInput as bad:
            return str(bad.problems[0])
        follower = Follower(path, record)
        viewer = self._show(record, self._play_on, analyse=self.analyse_record, follower=follower)
        if match.to_act is not None:
            viewer.go(len(record.moves))
            self._hang_curtain(record, viewer.board.looking)
        return ""

    def _hang_curtain(self, record: Record, seat: str) -> None:
        """Hide what one of several people knows of a match under way, until he says that he is there."""
        seats = seats_of(record)
        people = [one for one, who in seats.items() if who.human]
        if len(people) < 2 or not self._app.settings.values.curtain:
            return
        name_of = partial(called, seats, api.game_of(record).info)
        others = [name_of(one) for one in people if one != seat]
        other = others[0] if len(others) == 1 else say("Everybody else")
        title = say("Shown as {name} sees it", name=name_of(seat))
        self._app.push(Curtain(self._app, "", name_of(seat), other, say("side of the table"), title=title))

    def replay(
        self,
        record: Record,
        line: int,
        compared: Compared | None = None,
        *,
        play_on: PlayOn | None = None,
        looking: str = "",
    ) -> None:
        """Show a record on the board, so many lines on.

        Args:
            record: what is shown.
            line: how many lines are played.
            compared: what was played there and what was better, to be shown on the board.
            play_on: goes on with it; None for where all others lead.
            looking: the seat that looks on; ``""`` where nothing is hidden, for the one whose
                decision it was, or for the first.
        """
        viewer = self._show(record, play_on or self._play_on)
        if whose := looking or (compared.seat if compared else ""):
            viewer.board.looking = whose
        viewer.compared = compared
        viewer.go(line)

    def _show(
        self, record: Record, play_on: PlayOn, analyse: Analyse | None = None, follower: Follower | None = None
    ) -> Viewer:
        offered = analyse if "analysis" in api.game_of(record).parts else None
        viewer = Viewer(self._app, record, play_on, offered, follower)
        self._app.push(viewer)
        return viewer

    def analyse(self, path: Path) -> str:
        """Say how a recorded match went; say what is wrong with the record if it can't be."""
        try:
            record = api.read_record(path)
            return self.analyse_record(record, looks_on(seats_of(record)))
        except BadInput as bad:
            return str(bad.problems[0])

    def analyse_record(self, record: Record, seat: str) -> str:
        """Show a seat how a recorded match went, as far as it goes and as it knows it.

        Returns:
            ``""``, or why that can't be told.

        Raises:
            BadInput: if the record can't be replayed.
        """
        game = api.game_of(record)
        try:
            shown = shown_to(game, record, seat, secrets.token_hex())
        except LookupError:
            return UNKNOWN
        hidden = seat if shown is not record else ""
        match = game.load(shown)
        replay = partial(self.replay, shown, looking=hidden)
        exits = FinishExits(self._app.pop, replay, self._play_on)
        self._app.push(finish_screen(self._app, match, shown, exits, hidden))
        if hidden:
            self._hang_curtain(record, hidden)
        return ""
