"""The bar over the table: who is to do what, the turn, the steps of a turn, and what opens."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.state_form import StateForm
from wonderland.games.wonderland.words import words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import Box
from wonderland.ui.table import top_bar
from wonderland.ui.table.top_bar import ANALYSE

STEPS = (
    ("choose", say("Choose"), "W-16"),
    ("roll", say("Roll"), "W-18"),
    ("summon", say("Summon"), "W-19"),
    ("action", say("Act"), "W-31"),
    ("defend", say("Defend"), "W-62"),
)
"""The steps of a turn, each with the rule that says what it is."""


class TopBar(top_bar.TopBar):
    """Draws the bar; in a wide one words open the rules and the analysis, too.

    Args:
        control: what the player is asked for.
        open_rules: opens the rules at a number, ``""`` for where the moment is about.
    """

    def __init__(self, control: Intent, open_rules: Callable[[str], object]) -> None:
        super().__init__(STEPS, open_rules)
        self._control = control

    def draw(self, canvas: Canvas, bar: Rect, title: str, rolling: StateForm | None = None) -> None:
        """Draw the bar.

        Args:
            canvas: what is drawn on.
            bar: where it is.
            title: what a lesson or a puzzle calls it, ``""`` without one.
            rolling: the state before the dice that tumble; None while none do.
        """
        state, over = rolling or self._control.state, self._control.mode == modes.OVER
        phase = "action" if state["phase"] == "window" else state["phase"]
        step = "roll" if rolling else None if over else phase
        if rolling:
            title = title or say("{side} rolls", side=SIDE_NAMES[str(state["active"])])
        turn = say("turn {turn}", turn=state["turn"])
        self.draw_bar(canvas, bar, title or said_by(self._control), turn, step)

    def _buttons(self, *, wide: bool) -> list[Spec]:
        menu = super()._buttons(wide=wide)
        if not wide:
            return menu
        rules = button("rules", say("Rules"), lambda: self._open_rules(""), why=say("The rules"))
        analyse = button("analyse", say("Analyse"), self.analyse, hint="", shortcut="analyse", why=ANALYSE)
        return [*([analyse] if self.analyse else []), rules, *menu]

    def _draw_turn(self, canvas: Canvas, turn: str, box: Box, *, wide: bool) -> None:
        """Write the number of the turn; where the bar is narrow, that opens the analysis."""
        drawn = canvas.text(turn, *box.left, LABEL, 16, "bar-quiet")
        if wide or not self.analyse:
            return
        rect = drawn.inflate(canvas.px(16), canvas.px(8))
        region = canvas.region("analyse", rect, self.analyse, say("Analyse"), why=ANALYSE, shortcut="analyse")
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
            canvas.text(turn, *box.left, LABEL, 16, "button-text")
        canvas.ring(region, 14)


def said_by(control: Intent) -> str:
    """Who is to do what now."""
    mode, words = control.mode, words_of(control.match)
    if mode == modes.OVER:
        over = control.match.outcome
        assert over is not None
        return words.outcome(over.winner, over.reason)
    who = SIDE_NAMES[control.seat]
    if mode == modes.LAYING:
        return say("Lay a path for the {card}", card=words.card(str(control.path.card)))
    if mode == modes.ANSWERING:
        active = SIDE_NAMES[str(control.state["active"])]
        return say("{side} acts: {other} may answer", side=active, other=who)
    if mode == modes.DEFENDING:
        return say("Check defense")
    if mode == modes.SUMMONING:
        return say("Two of a level: summon one")
    asked = {modes.CHOOSING: say("{side} to choose dice"), modes.ACTING: say("{side} to act")}
    return asked.get(mode, say("{side} is thinking")).format(side=who)
