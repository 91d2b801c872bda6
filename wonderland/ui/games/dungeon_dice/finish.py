"""How a match of Dungeon Dice went."""

from __future__ import annotations

from wonderland import api
from wonderland.core.match import Match
from wonderland.games.dungeon_dice.analysis.analyse import Analysis
from wonderland.games.dungeon_dice.analysis.report import rows
from wonderland.games.dungeon_dice.definitions import NAME
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import FinishExits
from wonderland.ui.shell.shares_result import SharesResult


class Finish(SharesResult[Analysis]):
    """The result with its analysis.

    Args:
        app: the window.
        match: where it ended, or has come to.
        study: its analysis.
        exits: where the screen leads.
    """

    def __init__(self, app: App, match: Match, study: Study, exits: FinishExits) -> None:
        super().__init__(app, match, study, exits, game=api.game(NAME), report=Analysis, rows=rows)
