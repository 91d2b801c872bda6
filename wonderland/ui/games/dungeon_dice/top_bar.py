"""The bar over the table: who is to do what, the turn, the steps of a turn, and what opens."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.ui.games.dungeon_dice.foot import STEPS
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.table import top_bar


class TopBar(top_bar.TopBar):
    """Draws the bar."""

    def __init__(self, open_rules: Callable[[str], object]) -> None:
        super().__init__(STEPS, open_rules)

    def draw(
        self, canvas: Canvas, bar: Rect, title: str, view: StateForm, step: str, quiet_most: int
    ) -> None:
        """Draw the bar: the title, the turn, the steps; quiet turns when past half of the limit."""
        turn = say("turn {n}", n=view["turn"])
        if quiet_most and view["quiet"] * 2 > quiet_most:
            turn = say(
                "{turn}, {quiet} of {most} quiet", turn=turn, quiet=view["quiet"], most=quiet_most
            )
        self.draw_bar(canvas, bar, title, turn, step)
