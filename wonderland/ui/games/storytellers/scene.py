"""The table of Storytellers."""

from __future__ import annotations

from wonderland.games.storytellers.events import Revealed
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.at_screen import StoryScreen
from wonderland.ui.games.storytellers.blows import BLOWS
from wonderland.ui.games.storytellers.control import StoryControl
from wonderland.ui.games.storytellers.picture import StoryTable
from wonderland.ui.games.storytellers.story import STORY
from wonderland.ui.table.heard import tight
from wonderland.ui.table.house_board import HouseBoard
from wonderland.ui.table.table import Table


def _tightness(seen: View) -> int:
    """How tight the match is: by the rounds that are left."""
    return tight(seen.known.config.rounds - seen.known.round, 2, 0)


class Board(HouseBoard):
    """The table of Storytellers."""

    controlled_by = StoryControl
    ways = HouseBoard.ways._replace(tightness=_tightness, blows=BLOWS, arrivals=[Revealed], story=STORY)

    def __init__(self, table: Table) -> None:
        super().__init__(table, StoryTable)
        self.screen = StoryScreen(self.app, self.session, lambda: self.looking)


class MatchScene(Table):
    """A sitting at the table."""

    brings = Board
