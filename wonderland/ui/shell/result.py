"""How a match went: the game's own screen, or the plain one."""

from __future__ import annotations

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.plain_result import PlainResult
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.shares_result import SharesResult
from wonderland.ui.table.exits import FinishExits


def finish_screen(app: App, match: Match, record: Record, exits: FinishExits, seat: str = "") -> Scene:
    """The screen after a match, or on one that is under way.

    Args:
        app: the window.
        match: where it ended, or has come to.
        record: what was played.
        exits: where the screen leads.
        seat: whose knowledge of a match under way it is, ``""`` if nothing is hidden.
    """
    if "analysis" not in api.Game(match.game).parts:
        return PlainResult(app, match, record, exits)
    return analysed_screen(app, match, Study(record, seat=seat, rules=match.game), exits)


def analysed_screen(app: App, match: Match, study: Study, exits: FinishExits) -> Scene:
    """The same for a match that is analysed."""
    return (screens_of(match.game.name).finish or SharesResult)(app, match, study, exits)
