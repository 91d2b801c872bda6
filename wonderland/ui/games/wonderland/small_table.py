"""The whole table in small, while the camera sees only a part of it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.ui.boards.overview import OverviewBox
from wonderland.ui.games.wonderland.asides import Asides
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.lookout import Lookout
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.games.wonderland.view import MatchView
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table.table import Table


class SmallTable:
    """Draws it, where it covers nobody and nothing that is marked.

    Args:
        table: the table.
        control: what the player has begun.
        lookout: the camera.
        view: what is drawn.
        questions: what is asked.
        asides: what is said beside.
    """

    def __init__(
        self, table: Table, control: Intent, lookout: Lookout, view: MatchView, questions: Questions, asides: Asides
    ) -> None:
        self._table, self._control, self._lookout, self._view = table, control, lookout, view
        self._questions, self._asides = questions, asides
        self._box = OverviewBox()

    def draw(self, canvas: Canvas, layout: Layout, offered: Sequence[Rect]) -> None:
        """Draw it, unless the camera sees all or it has to give way; ``offered`` is what is marked."""
        lookout, turn = self._lookout, self._table.session.match.turn
        if not lookout.close or lookout.calm or self._says_something():
            return
        shown = lookout.overview()
        beings = [layout.standing(being["square"]) for being in self._control.state["beings"]]
        if box := self._box.place(canvas, shown, [*beings, *offered], turn):
            self._box.draw(canvas, shown, box, lambda: lookout.zoom(0))
            self._view.covers.append(box)

    def _says_something(self) -> bool:
        """Whether a box or the pool lies over the table, or a domino is in hand."""
        tip = self._asides.tips and self._asides.tips.tip
        laying = self._control.state["phase"] == "summon"
        asks = self._questions.taken() or self._asides.asked
        hand = self._view.hand.shown
        return bool(laying or asks or tip or hand or self._table.ending.victory)
