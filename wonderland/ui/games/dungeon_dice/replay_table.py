"""The table as the replay viewer shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.session.match_session import MatchSession
from wonderland.ui.games.dungeon_dice.facts import SIDE_NAMES
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout, lay_out
from wonderland.ui.games.dungeon_dice.match_log import MatchLog
from wonderland.ui.games.dungeon_dice.presentation import Presentation
from wonderland.ui.games.dungeon_dice.seat import SeatSays
from wonderland.ui.games.dungeon_dice.view import MatchView
from wonderland.ui.kit.action_bar import Foot
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.shell.viewer import ReplayBoard
from wonderland.ui.table.sitters import face_of, who_plays


class ReplayTable(ReplayBoard):
    """Table, panel and log of a match that is looked at."""

    def __init__(self, app: App, session: MatchSession) -> None:
        super().__init__(app, session)
        self.looking = session.match.seats[0]
        intent = Intent(session, asks=False)
        self._presentation = Presentation(self.show, intent.facts)
        self._log = MatchLog(session, lambda _: None, lambda past: past.events_for(self.looking))
        self._view = MatchView(intent, self._presentation, self._log, app.open_rules)
        self._before: StateForm = self._now()

    def _now(self) -> StateForm:
        return queries.seen(self.session.match, self.looking)

    @property
    def layout(self) -> Layout:
        """Where things lie now."""
        options = at_table.options(self.session.match)
        return lay_out(self.app.room, self.app.scale, options.columns, options.rows)

    def bars(self) -> tuple[Rect, Rect]:
        """Where the bars over and under the table lie."""
        layout = self.layout
        return layout.top, layout.foot

    def remember(self) -> None:
        """Keep how it stands."""
        self._before = self._now()

    def tell(self) -> None:
        """Show a line in motion."""
        film = self.session.match.film(self.looking)
        self._presentation.stage(film, self._before, self.looking, self.layout.slots)
        self._log.write([frame.event for frame in film])

    def renew(self) -> None:
        """Write the log anew up to here."""
        self._presentation.drop()
        self._log.rewrite()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the panel."""
        layout = self.layout
        seats: Mapping[str, SeatSays] = {
            side: SeatSays(
                SIDE_NAMES[side],
                who_plays(self.session, side, SIDE_NAMES[side]),
                acts=self.session.match.to_act == side,
                portrait=face_of(self.session, side),
            )
            for side in self.session.match.seats
        }
        self._view.draw(canvas, layout, self.looking, "", Foot("", []), seats, _nothing,
                        bars=False)  # fmt: skip


def _nothing(_: Callable[[], object]) -> None:
    """A record is looked at: nothing can be done in it."""
