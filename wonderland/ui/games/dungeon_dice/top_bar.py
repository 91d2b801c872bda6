"""The bar over the table: who is to do what, the turn, the steps of a turn, and what opens."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.foot import STEPS
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Share, box_of, buttons_in, text_width
from wonderland.ui.shell.turn_steps import draw_steps

WIDE = 1180
"""The logical width from which the bar has room for all steps."""
MARGIN, GAP, CONTROL = 20.0, 14.0, 28.0
LEAST_TITLE, TITLE_EDGE = 60.0, 3.0
"""How wide the title is at least, and what stays free above and below it."""
MENU = say("Take back, resign, settings, rules, leave")


class TopBar:
    """Draws the bar.

    Args:
        open_rules: opens the rules at a number, ``""`` for where the moment is about.

    Attributes:
        menu: opens what may be done at any time; None where that is not offered.
        analyse: says how the match has gone so far; None where that is not offered.
    """

    def __init__(self, open_rules: Callable[[str], object]) -> None:
        self._open_rules = open_rules
        self.menu: Callable[[], None] | None = None
        self.analyse: Callable[[], None] | None = None

    def draw(
        self, canvas: Canvas, bar: Rect, title: str, view: StateForm, step: str, quiet_most: int
    ) -> None:
        """Draw the bar: the title, the turn, the steps; quiet turns when past half of the limit."""
        canvas.fill(bar, "bar")
        row = box_of(canvas, bar).inset(MARGIN, 0)
        row = buttons_in(canvas, row, CONTROL, self._buttons(), GAP)
        shown = [one for one in STEPS if canvas.width >= WIDE or one[0] == step]
        left = draw_steps(canvas, row, shown, step, self._open_rules)
        turn = say("turn {n}", n=view["turn"])
        if quiet_most and view["quiet"] * 2 > quiet_most:
            turn = say(
                "{turn}, {quiet} of {most} quiet", turn=turn, quiet=view["quiet"], most=quiet_most
            )
        wide = text_width(canvas, turn, LABEL, 16)
        room, _ = left.columns(Share(least=LEAST_TITLE), wide, gap=GAP)
        drawn = canvas.text(title, *left.left, TITLE, 24, "bar-text", room=room.width,
                            high=row.inset(0, TITLE_EDGE).height)  # fmt: skip
        _, beside = left.columns(drawn.width / canvas.scale, REST, gap=GAP)
        if wide <= beside.width:
            x, middle = beside.left
            canvas.text(turn, x, middle + 1, LABEL, 16, "bar-quiet")  # on the large letters' line

    def _buttons(self) -> list[Spec]:
        if not self.menu:
            return []
        return [{**button("table-menu", say("Menu"), self.menu, "", "menu", why=MENU), "size": 15}]
