"""Whose own comes up when, where people share the screen (ST-83, ST-84)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wonderland.core.message import say
from wonderland.games.storytellers.view import View
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.table.at_screen import AtScreen
from wonderland.ui.table.curtain import called
from wonderland.ui.table.house_board import HouseBoard

OPEN = ("turtle", "tell", "collect", "draw", "over")
"""Steps in which one chooses among what lies open: they need no curtain."""
OWN = say("Hand, missions and character, behind a curtain")
"""What a seat sees alone."""


class StoryScreen(AtScreen[object]):
    """A curtain hangs before hands and secret votes; all else is done before all eyes.

    A seat that is not asked may step aside: behind a curtain of its own it turns its character up,
    or uses its skill (ST-55, ST-58). That ends with a line, or when it steps back.

    Args:
        app: the window.
        session: the match and its seats.
        looking: the seat whose knowledge is shown.
    """

    def __init__(self, app: App, session: MatchSession, looking: Callable[[], str]) -> None:
        super().__init__(app, session, looking, None)
        self._aside = ("", 0)

    @property
    def aside(self) -> str:
        """The seat that has stepped aside; ``""`` for none."""
        seat, lines = self._aside
        return seat if lines == len(self.session.match.lines) else ""

    def step_aside(self, seat: str) -> None:
        """Let a seat do something that is not asked for; ``""`` for no more."""
        self._aside = seat, len(self.session.match.lines)

    def _view(self) -> View:
        view = self.session.match.view(self.looking())
        assert isinstance(view, View)
        return view

    @property
    def _openly(self) -> bool:
        """Whether whoever acts now, if it is a person, needs nothing of his own for it."""
        view = self._view()
        asked = "vote" if view["phase"] == "rate" and view.known.config.secret else view["phase"]
        return not self.acts or asked in (*OPEN, "rate")

    @property
    def _hidden(self) -> bool:
        return super().covered and not self.aside

    @property
    def discreet(self) -> bool:
        """Whether the table lies open and nobody has said that he is there."""
        return self._hidden and self._openly

    @property
    def covered(self) -> bool:
        """Only where it is asked for what is somebody's own."""
        return self._hidden and not self._openly

    def wanted(self) -> str:
        """Whoever has his hand before him, or votes in secret."""
        return "" if self.shared and (self.aside or self._openly) else self.acts

    def note(self) -> None:
        """Who has stepped aside is there alone, whoever is asked; what is told and counted all come to see."""
        if self.aside:
            return
        self._aside = ("", 0)  # what ended it may be taken back
        super().note()
        if self.shared and not self.acts and self._view()["phase"] in (*OPEN, "rate"):
            self.ready = ""

    def hand_over(self, turn_to: Callable[[str], None], hang: Callable[[str], None]) -> bool:
        """Who acts openly is turned to without a curtain."""
        turns = self.shared and self._openly and not self.aside
        if turns and self.acts not in ("", self.looking()):
            turn_to(self.acts)
        return super().hand_over(turn_to, hang)

    def curtain(self, seat: str) -> tuple[str, str]:
        """The seat’s creature hides its hand and missions."""
        return f"storytellers/seat-{seat}", say("hand and missions")

    def title(self, seat: str) -> str:
        """Who looks at his own is told that he need not act."""
        if self.wanted() == seat:
            return ""
        return say("{name}, this is for your eyes", name=called(self.session.seats, self.session.game.info, seat))


def screen_of(board: HouseBoard) -> StoryScreen:
    """Who is known to sit at a board of this game."""
    screen = board.screen
    assert isinstance(screen, StoryScreen)
    return screen


def own_of(board: HouseBoard, seat: str) -> Callable[[], object]:
    """Shows a seat's own behind a curtain; one that is not asked has stepped aside for it."""
    screen = screen_of(board)

    def sits() -> None:
        if seat != screen.acts:
            screen.step_aside(seat)
            board.turn_to(seat)

    return partial(board.table.hang_curtain, seat, sits)
