"""The bar over the table: who is to do what, the turn, the steps of a turn, and what opens."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.foot import STEP_OF, STEPS
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE

WIDE = 1180
"""The logical width from which the bar has room for all steps."""
STEP_ROOM = 18
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

    def draw(self, canvas: Canvas, bar: Rect, title: str, view: StateForm, quiet_most: int) -> None:
        """Draw the bar: the title, the turn, the steps; quiet turns when past half of the limit."""
        canvas.fill(bar, "bar")
        s = canvas.scale
        right = bar.right / s - 20
        wide = canvas.width >= WIDE
        if specs := self._buttons():
            right = canvas.buttons_right(right, 11, 28, specs) - 12
        step = STEP_OF.get(str(view["phase"]), "")
        for key, label, rule in reversed(STEPS):
            if not wide and key != step:
                continue
            room = canvas.fonts.size(label, LABEL, 16)[0] / s + STEP_ROOM
            self._draw_step(canvas, right - room, room, label, rule, now=key == step)
            right -= room + 3
        turn = say("turn {n}", n=view["turn"])
        if quiet_most and view["quiet"] * 2 > quiet_most:
            turn = say(
                "{turn}, {quiet} of {most} quiet", turn=turn, quiet=view["quiet"], most=quiet_most
            )
        room = right - 30 - canvas.fonts.size(turn, LABEL, 16)[0] / s - 14
        drawn = canvas.text(title, 20, bar.centery / s, TITLE, 24, "bar-text",
                            room=max(60.0, room), high=bar.height / s - 6)  # fmt: skip
        left = drawn.right / s + 14
        if left + canvas.fonts.size(turn, LABEL, 16)[0] / s < right:
            canvas.text(turn, left, bar.centery / s + 1, LABEL, 16, "bar-quiet")

    def _buttons(self) -> list[Spec]:
        if not self.menu:
            return []
        return [{**button("table-menu", say("Menu"), self.menu, "", "menu", why=MENU), "size": 15}]

    def _draw_step(
        self, canvas: Canvas, x: float, width: float, label: str, rule: str, *, now: bool
    ) -> None:
        """Draw a step of the turn, which opens the rules where they say what it is."""
        rect = canvas.rect(x, 11, width, 28)
        name = say("The rules of this step: {step}", step=label)
        why = say("What this step is ({rule})", rule=rule)
        region = canvas.region(f"step-{label}", rect, lambda: self._open_rules(rule), name, why=why)
        if now:
            canvas.fill(rect, "now", 14)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
        ink = "now-text" if now else "bar-quiet"
        canvas.text(label, x + width / 2, 25, BOLD if now else LABEL, 16, ink, "centre", rect)
        canvas.ring(region, 14)
