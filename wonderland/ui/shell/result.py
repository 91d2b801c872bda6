"""How a match went: the game's own screen, where it has one."""

from __future__ import annotations

from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.screens import required, screens_of
from wonderland.ui.shell.ways import FinishWays


def finish_screen(
    app: App, match: Match, record: Record, ways: FinishWays, seat: str = ""
) -> Scene:
    """The screen after a match, or on one that is under way.

    Args:
        app: the window.
        match: where it ended, or has come to.
        record: what was played.
        ways: where the screen leads.
        seat: whose knowledge of a match under way it is, ``""`` if nothing is hidden.
    """
    own = required(screens_of(record.game).finish, record.game)
    return own(app, match, Study(record, seat=seat), ways)
