"""The bar over a table: who is to do what, the turn, its steps, each a way into the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.message import say
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, box_of, buttons_in, text_width
from wonderland.ui.table.steps import Step, draw_step, step_width

GAP = 14.0
ANALYSE = say("How the match has gone so far")
MENU = say("Take back, resign, settings, rules, leave")


class TopBar:
    """Draws the bar.

    Args:
        steps: the steps of a turn.
        open_rules: opens the rules at a number, ``""`` for where the moment is about.

    Attributes:
        menu: opens what may be done at any time; None where that is not offered.
        analyse: says how the match has gone so far; None where that is not offered.
    """

    def __init__(self, steps: Sequence[Step], open_rules: Callable[[str], object]) -> None:
        self._steps = steps
        self._open_rules = open_rules
        self.menu: Callable[[], None] | None = None
        self.analyse: Callable[[], None] | None = None

    def draw_bar(self, canvas: Canvas, bar: Rect, title: str, turn: str, step: str | None) -> None:
        """Draw the bar: the title, the turn, the steps and which it is; None where there are none."""
        canvas.fill(bar, "bar")
        wide = canvas.width >= 1180
        row = box_of(canvas, bar).inset(20.0, 0)
        specs: list[Spec] = [{**spec, "size": 15} for spec in self._buttons(wide=wide)]
        row = buttons_in(canvas, row, 28.0, specs, GAP)
        shown = [one for one in self._steps if step is not None and (wide or one[0] == step)]
        widths = [step_width(canvas, one) for one in shown]
        left, *places = row.columns(REST, *widths, gap=4)
        for one, place in zip(shown, places, strict=True):
            draw_step(canvas, place, one, self._open_rules, now=one[0] == step)
        told = text_width(canvas, turn, LABEL, 16)
        room, _ = left.columns(Share(least=60), told, gap=GAP)
        drawn = canvas.text(title, *left.left, TITLE, 24, "bar-text", room=room.width, high=row.inset(0, 3).height)
        _, beside = left.columns(drawn.width / canvas.scale, REST, gap=GAP)
        if told <= beside.width:
            # Small letters sit on the large ones' line.
            self._draw_turn(canvas, turn, beside.moved(down=1), wide=wide)

    def _buttons(self, *, wide: bool) -> list[Spec]:  # noqa: ARG002 - the menu has room in any bar
        """What opens: the menu, which has all."""
        if not self.menu:
            return []
        return [button("table-menu", say("Menu"), self.menu, hint="", shortcut="leave", why=MENU)]

    def _draw_turn(self, canvas: Canvas, turn: str, box: Box, *, wide: bool) -> None:  # noqa: ARG002
        """Write the number of the turn."""
        canvas.text(turn, *box.left, LABEL, 16, "bar-quiet")
