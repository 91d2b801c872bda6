"""The garden as the replay viewer shows it."""

from __future__ import annotations

from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.games.painting_the_roses.words import SEAT_NAMES
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.marks import Marks
from wonderland.ui.games.painting_the_roses.match_log import MatchLog
from wonderland.ui.games.painting_the_roses.panel import Panel, SeatRow
from wonderland.ui.games.painting_the_roses.presentation import GardenPresentation
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.shell.viewer import ReplayBoard
from wonderland.ui.table.sitters import face_of, who_plays


class ReplayGarden(ReplayBoard):
    """Garden, panel and log of a match that is looked at."""

    def __init__(self, app: App, session: MatchSession) -> None:
        super().__init__(app, session)
        self.looking = session.match.seats[0]
        self._garden = Garden(SEAT_NAMES)
        self._presentation = GardenPresentation(self.show, self._garden)
        self._panel = Panel()
        self._log = MatchLog(session, lambda _: None, lambda past: past.events_for(self.looking))
        self._before: StateForm = self._view()

    def _view(self) -> StateForm:
        return seen(self.session.match, self.looking)

    @property
    def layout(self) -> Layout:
        """Where things lie now, the garden of whoever looks at the bottom."""
        width, height = self.app.room
        seats, scale = self.session.match.seats, self.app.scale
        first = seats.index(self.looking)
        return Layout(width / scale, height / scale, seats[first:] + seats[:first])

    def bars(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the garden lie."""
        scale = self.app.scale
        bar, foot = self.layout.bar, self.layout.foot
        return tuple(  # type: ignore[return-value]
            Rect(
                round(b.x * scale),
                round(b.y * scale),
                round(b.width * scale),
                round(b.height * scale),
            )
            for b in (bar, foot)
        )

    def remember(self) -> None:
        """Keep how it stands."""
        self._before = self._view()

    def tell(self) -> None:
        """Show a line in motion."""
        film = self.session.match.film(self.looking)
        self._presentation.stage(film, self._before, self.looking)
        self._log.write([frame.event for frame in film])

    def renew(self) -> None:
        """Write the log anew up to here."""
        self._log.rewrite()

    def draw(self, canvas: Canvas) -> None:
        """Draw the garden and the panel."""
        layout = self.layout
        view = self._presentation.view(self._view())
        if verdict := self._presentation.verdict:
            self._presentation.draw_verdict(canvas, layout, verdict, view)
        else:
            self._draw_garden(canvas, layout, view)
        rows = {
            seat: SeatRow(
                SEAT_NAMES[seat],
                who_plays(self.session, seat, SEAT_NAMES[seat]),
                portrait=face_of(self.session, seat),
            )
            for seat in layout.seats
        }
        self._panel.draw(canvas, layout, view, rows, None, self._log.lines, 0, None)

    def _draw_garden(self, canvas: Canvas, layout: Layout, view: StateForm) -> None:
        """Draw the garden, the hand below it, and what is under way."""
        self._garden.draw(canvas, layout, view, Marks(), self._presentation.moving(layout))
        hand = view["hands"][self.looking]
        cards = hand if isinstance(hand, list) else ["??"] * int(hand)
        leaving = self._presentation.leaving(cards, self.looking)
        for number, card in enumerate(cards):
            if number != leaving:
                draw_card(canvas, card, layout.hand_card(number, len(cards)))
        self._presentation.draw(canvas, layout, view)
