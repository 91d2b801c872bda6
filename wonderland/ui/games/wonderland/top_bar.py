"""The bar over the table: who is to do what, the turn, the steps of a turn, and what opens."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.wonderland.state_form import StateForm
from wonderland.games.wonderland.words import SIDE_NAMES, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, buttons_in, text_width
from wonderland.ui.shell.turn_steps import draw_steps

STEPS = (
    ("choose", say("Choose"), "W-16"),
    ("roll", say("Roll"), "W-18"),
    ("summon", say("Summon"), "W-19"),
    ("action", say("Act"), "W-31"),
    ("defend", say("Defend"), "W-62"),
)
"""The steps of a turn, each with the rule that says what it is."""
MARGIN, GAP, CONTROL, TITLE_EDGE = 20.0, 14.0, 28.0, 3.0
WIDE = 1180
"""The logical width from which the bar has room for words that open the rules and the analysis."""
MENU = say("Take back, resign, settings, rules, leave")
ANALYSE = say("How the match has gone so far")


class TopBar:
    """Draws the bar.

    Args:
        control: what the player is asked for.
        open_rules: opens the rules at a number, ``""`` for where the moment is about.

    Attributes:
        analyse: says how the match has gone so far; None where that is not offered.
        menu: opens what may be done at any time; None where that is not offered.
    """

    def __init__(self, control: Intent, open_rules: Callable[[str], object]) -> None:
        self._control = control
        self._open_rules = open_rules
        self.analyse: Callable[[], None] | None = None
        self.menu: Callable[[], None] | None = None

    def draw(self, canvas: Canvas, bar: Rect, title: str, rolling: StateForm | None = None) -> None:
        """Draw the bar.

        Args:
            canvas: what is drawn on.
            bar: where it is.
            title: what a lesson or a puzzle calls it, ``""`` without one.
            rolling: the state before the dice that tumble; None while none do.
        """
        canvas.fill(bar, "bar")
        row = box_of(canvas, bar).inset(MARGIN, 0)
        state = rolling or self._control.state
        phase = "action" if state["phase"] == "window" else state["phase"]
        if rolling:
            phase = "roll"
            title = title or say("{side} rolls", side=SIDE_NAMES[str(state["active"])])
        wide = canvas.width >= WIDE
        row = buttons_in(canvas, row, CONTROL, self._buttons(wide=wide), GAP)
        over = self._control.mode == modes.OVER and not rolling
        steps = () if over else STEPS  # where it is over no step is left to be in
        shown = [step for step in steps if wide or step[0] == phase]
        left = draw_steps(canvas, row, shown, phase, self._open_rules)
        turn = say("turn {turn}", turn=state["turn"])
        room, _ = left.columns(REST, text_width(canvas, turn, LABEL, 16), gap=GAP)
        drawn = canvas.text(
            title or said_by(self._control),
            left.x,
            left.centre[1],
            TITLE,
            24,
            "bar-text",
            room=room.width,
            high=row.inset(0, TITLE_EDGE).height,
        )
        _, beside = left.columns(drawn.width / canvas.scale, REST, gap=GAP)
        self._draw_turn(canvas, turn, beside, leads=not wide)

    def _buttons(self, *, wide: bool) -> list[Spec]:
        """The words in the bar that open the analysis, the rules and the menu that has them all."""
        menu = (
            [button("table-menu", say("Menu"), self.menu, "", "menu", why=MENU)]
            if self.menu
            else []
        )
        if not wide:
            return [{**spec, "size": 15} for spec in menu]
        rules = button("rules", say("Rules"), lambda: self._open_rules(""), why=say("The rules"))
        analyse = button("analyse", say("Analyse"), self.analyse, "", "analyse", why=ANALYSE)
        return [
            {**spec, "size": 15} for spec in ([analyse] if self.analyse else []) + [rules, *menu]
        ]

    def _draw_turn(self, canvas: Canvas, turn: str, box: Box, *, leads: bool) -> None:
        """Write the number of the turn; where the bar is narrow, that opens the analysis."""
        middle = box.centre[1] + 1  # small letters sit on the large ones' line
        drawn = canvas.text(turn, box.x, middle, LABEL, 16, "bar-quiet")
        if not leads or not self.analyse:
            return
        rect = drawn.inflate(canvas.px(16), canvas.px(8))
        region = canvas.region(
            "analyse", rect, self.analyse, say("Analyse"), why=ANALYSE, shortcut="analyse"
        )
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
            canvas.text(turn, box.x, middle, LABEL, 16, "button-text")
        canvas.ring(region, 14)


def said_by(control: Intent) -> str:
    """Who is to do what now."""
    mode, words = control.mode, words_of(control.match)
    if mode == modes.OVER:
        over = control.match.outcome
        assert over is not None
        return words.outcome(over.winner, over.reason)
    who = SIDE_NAMES[control.side]
    if mode == modes.LAYING:
        return say("Lay a path for the {card}", card=words.card(str(control.card)))
    if mode == modes.ANSWERING:
        active = SIDE_NAMES[str(control.state["active"])]
        return say("{side} acts: {other} may answer", side=active, other=who)
    if mode == modes.DEFENDING:
        return say("Check defense")
    if mode == modes.SUMMONING:
        return say("Two of a level: summon one")
    asked = {modes.CHOOSING: say("{side} to choose dice"), modes.ACTING: say("{side} to act")}
    return asked.get(mode, say("{side} is thinking")).format(side=who)
