"""A match of any game that brings no screen of its own: what one sees, and every line one may say.

The seat that looks on is a person's. Where people hand the screen to one another, a curtain hangs
between them; of what is hidden nothing is drawn, neither in what is seen nor in the log.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from wonderland.core.game import View
from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.lists import ListItem, LongText, PickList
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import TIGHT
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import BETWEEN, HouseBoard, Picture, Touch
from wonderland.ui.table.table import Table
from wonderland.ui.table.table_control import only_line
from wonderland.ui.table.victory import VictoryStage

HEAD = 30.0


class Words:
    """What a seat sees, in the game's own words.

    Args:
        session: the match.

    Attributes:
        text: the words as they were drawn.
    """

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self.text = LongText()

    def draw(self, canvas: Canvas, box: Box, view: View, looking: str) -> None:
        """Draw what a seat sees below its name."""
        game = self._session.game
        head, body = box.rows(HEAD, REST)
        title = say("As {name} sees it", name=game.info.name_of(looking))
        line_in(canvas, head.inset(TIGHT, 0), title, BOLD, PLAIN)
        words = game.text.state({key: view[key] for key in view.keys()})  # noqa: SIM118 - no mapping
        self.text.draw(canvas, body, words.split("\n"))


class PlainPicture(Picture):
    """What one sees in words, and beside it all that one may say."""

    def __init__(self, board: HouseBoard) -> None:
        super().__init__(board)
        self._words = Words(board.session)
        self.lines_shown = PickList("line")

    def draw(self, canvas: Canvas, box: Box, seen: View, hand: Hand, touch: Touch) -> None:  # noqa: ARG002
        """Draw what is seen, and list what the seat that looks on may say: first what is to be typed."""
        left, right = box.columns(REST, REST, gap=BETWEEN)
        board = self.board
        self._words.draw(canvas, left, seen, board.looking)
        head, body = right.rows(HEAD, REST)
        patterns = board.session.match.patterns(board.looking)
        legal = board.control.legal()
        count = len(patterns) + len(legal)
        words = say("What you may do") if count else say("Nothing for you to do now")
        line_in(canvas, head.inset(TIGHT, 0), words, BOLD, PLAIN)

        def item(number: int) -> ListItem:
            if number < len(patterns):
                found = patterns[number]
                return ListItem(found.form, partial(board.type_from, found.begins), found.says)
            line = str(legal[number - len(patterns)])
            return ListItem(line, partial(board.table.do, lambda: line))

        self.lines_shown.draw(canvas, body, count, item)

    def draw_watched(self, canvas: Canvas, box: Box, seen: View) -> None:
        """Draw what is seen, over all of the box."""
        self._words.draw(canvas, box, seen, self.board.looking)

    def asks(self, hand: Hand, seen: View) -> Foot:  # noqa: ARG002 - whole lines are picked
        """To pick a line."""
        return Foot(say("Pick a line, or type one."))

    def focus(self) -> str:
        """Enter takes the only line there is; where there are several, one is to be picked."""
        return "line-0" if only_line(self.board.control) else ""

    def turn(self, rows: int) -> None:
        """Go up in the list of lines."""
        self.lines_shown.turn(-rows)

    def renew(self) -> None:
        """Show the list of lines from its beginning."""
        self.lines_shown.first = 0


class PlainBoard(HouseBoard):
    """The board of a game that brings none."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, PlainPicture)

    def lamp(self) -> VictoryStage:
        """All between the bars."""
        deed = screens_of(self.session.game.name).deed
        return replace(super().lamp(), deed=deed)


class PlainScene(Table):
    """A sitting at a table, in words."""

    brings = PlainBoard
    board: PlainBoard


def table_of(game: str) -> type[Table]:
    """A game's table: in words where it brings none."""
    return screens_of(game).match or PlainScene
