"""What is said beside the match, and where on the felt it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.session.match_session import MatchSession
from wonderland.session.tips import TipBook
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.hint import HintBox
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.games.wonderland.seat import Badge
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.note import Avoid, draw_note
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.table import asides
from wonderland.ui.table.why_box import WhyBox

InSight = Callable[[Sequence[Rect]], Avoid]


class Asides(asides.Asides):
    """The boxes over the felt.

    Args:
        session: the match and its seats.
        control: what the player is asked for.
        tips: what may be told unasked, None where nothing is to be.
        hints: whether hints are to be had here.
        looking: the side that looks on.
    """

    hint: HintBox

    def __init__(
        self, session: MatchSession, control: Intent, tips: TipBook | None, hints: Callable[[], bool],
        looking: Callable[[], str],
    ) -> None:  # fmt: skip
        hint = HintBox(session, control, hints)
        why = WhyBox(session, looking, SEAT_COLOURS.__getitem__)
        super().__init__(session, hint, why, TipBox(tips) if tips else None)

    def badges(self) -> dict[str, Badge]:
        """What stands in the seats."""
        seats = self._session.seats
        return {side: Badge(self.seat_button(side), self.thinks(side)) for side in seats}

    def draw_tip(self, canvas: Canvas, layout: Layout, avoid: Sequence[Rect], never: Sequence[Rect]) -> list[Rect]:
        """Draw a tip, unless something that was asked for is shown; return where it is.

        Args:
            canvas: what is drawn on.
            layout: where the felt is.
            avoid: of which it covers as little as it can.
            never: what it must not cover: what a player is asked.
        """
        box = self.unasked.draw(canvas, layout.felt, avoid, never) if self.unasked else None
        return [box] if box else []

    def draw_notes(self, canvas: Canvas, layout: Layout, in_sight: InSight) -> list[Rect]:
        """Draw what was asked for, and return where it is."""
        drawn = []
        about = [layout.cell(square) for square in self.hint.squares()]
        for note, cells in ((self.hint.note(), about), (self.why.note(), [])):
            if note:
                floor = min(layout.board.bottom, layout.low)  # the files' names stay in sight
                drawn.append(draw_note(canvas, layout.felt, floor, note, in_sight(cells)))
        return drawn
