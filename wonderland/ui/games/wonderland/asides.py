"""What is said beside the match: a hint, why somebody did that, a tip, and that one thinks long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from wonderland.session.match_session import MatchSession
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.hint import HintBox
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.games.wonderland.seat import Badge
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.note import Avoid, draw_note
from wonderland.ui.kit.thinking_mark import ThinkingMark
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.why_box import WhyBox

InSight = Callable[[Sequence[Rect]], Avoid]


class Asides:
    """The boxes over the felt that speak of the match.

    Args:
        table: the match and its seats.
        control: what the player is asked for.
        hints: whether hints are to be had here.
        looking: the side that looks on.

    Attributes:
        hint, why: on request, never both.
        thinking_mark: who thinks long.
        tips: given unasked, None where there are to be none.
    """

    def __init__(
        self, table: MatchSession, control: Intent, hints: Callable[[], bool],
        looking: Callable[[], str],
    ) -> None:  # fmt: skip
        self._table = table
        self.hint = HintBox(table, control, hints)
        self.why = WhyBox(table, looking, SEAT_COLOURS.__getitem__)
        self.hint.opened, self.why.opened = self.why.close, self.hint.close
        self.thinking_mark = ThinkingMark()
        self.tips: TipBox | None = None

    @property
    def asked(self) -> bool:
        """Whether a box is open that was asked for."""
        return bool(self.hint.step or self.why.side)

    def close(self) -> bool:
        """Close what was asked for; whether anything was open."""
        return self.hint.close() or self.why.close()

    def look(self, mode: str, events: Iterable[object]) -> None:
        """See whether a tip matters now."""
        if self.tips:
            self.tips.look(mode, events)

    def update(self, elapsed: float, *, moving: bool) -> bool:
        """Let hints come in and the mark of a thinker move; whether that shows."""
        mark_moved = self.thinking_mark.update(
            elapsed, thinking=self._table.thinking, moving=moving
        )
        return self.hint.update() or mark_moved

    def badges(self) -> dict[str, Badge]:
        """What stands in the seats: a hint for whoever decides, and why for an agent."""
        badges = {}
        for side in self._table.seats:
            acts = self._table.match.to_act == side
            spec = self.hint.button() if acts and self._table.human(side) else self.why.button(side)
            badges[side] = Badge(spec, self.thinking_mark.step if acts else None)
        return badges

    def draw_tip(self, canvas: Canvas, layout: Layout, avoid: Sequence[Rect]) -> list[Rect]:
        """Draw a tip, unless something that was asked for is shown; return where it is."""
        box = self.tips.draw(canvas, layout.felt, avoid) if self.tips and not self.asked else None
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
