"""The bar over the table: who is to do what, the turn, the steps of a turn, and what opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland.games.wonderland.words import SIDE_NAMES, words_of
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE

STEPS = (
    ("choose", "Choose", "W-16"),
    ("roll", "Roll", "W-18"),
    ("summon", "Summon", "W-19"),
    ("action", "Act", "W-31"),
    ("defend", "Defend", "W-62"),
)
"""The steps of a turn, each with the rule that says what it is."""
WIDE = 1180
"""The logical width from which the bar has room for words that open the rules and the analysis."""
STEP_ROOM = 18
MENU = "Take back, resign, settings, rules, leave"
ANALYSE = "How the match has gone so far"


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

    def draw(
        self, canvas: Canvas, bar: Rect, title: str, rolling: Mapping[str, Any] | None = None
    ) -> None:
        """Draw the bar.

        Args:
            canvas: what is drawn on.
            bar: where it is.
            title: what a lesson or a puzzle calls it, ``""`` without one.
            rolling: the state before the dice that tumble; None while none do.
        """
        canvas.fill(bar, "bar")
        s = canvas.scale
        right = bar.right / s - 20
        state = rolling or self._control.state
        phase = "action" if state["phase"] == "window" else state["phase"]
        if rolling:
            phase = "roll"
            title = title or f"{SIDE_NAMES[state['active']]} rolls"
        wide = canvas.width >= WIDE
        if specs := self._buttons(wide=wide):
            right = canvas.buttons_right(right, 11, 28, specs) - 14
        for key, label, rule in reversed(STEPS):
            if not wide and key != phase:
                continue
            width = canvas.fonts.size(label, LABEL, 16)[0] / s + STEP_ROOM
            self._draw_step(canvas, right - width, width, label, rule, now=key == phase)
            right -= width + 4
        turn = f"turn {state['turn']}"
        room = right - 30 - canvas.fonts.size(turn, LABEL, 16)[0] / s - 14
        words = canvas.fitted(title or said_by(self._control), TITLE, 24, room)
        drawn = canvas.text(words, 20, 25, TITLE, 24, "bar-text")
        self._draw_turn(canvas, turn, drawn.right / s + 14, leads=not wide)

    def _buttons(self, *, wide: bool) -> list[Spec]:
        """The words in the bar that open the analysis, the rules and the menu that has them all."""
        menu = [button("table-menu", "Menu", self.menu, "", "menu", why=MENU)] if self.menu else []
        if not wide:
            return [{**spec, "size": 15} for spec in menu]
        rules = button("rules", "Rules", lambda: self._open_rules(""), why="The rules")
        analyse = button("analyse", "Analyse", self.analyse, "", "analyse", why=ANALYSE)
        return [
            {**spec, "size": 15} for spec in ([analyse] if self.analyse else []) + [rules, *menu]
        ]

    def _draw_turn(self, canvas: Canvas, turn: str, left: float, *, leads: bool) -> None:
        """Write the number of the turn; where the bar is narrow, that opens the analysis."""
        drawn = canvas.text(turn, left, 26, LABEL, 16, "bar-quiet")
        if not leads or not self.analyse:
            return
        rect = drawn.inflate(canvas.px(16), canvas.px(8))
        region = canvas.region(
            "analyse", rect, self.analyse, "Analyse", why=ANALYSE, shortcut="analyse"
        )
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
            canvas.text(turn, left, 26, LABEL, 16, "button-text")
        canvas.ring(region, 14)

    def _draw_step(
        self, canvas: Canvas, x: float, width: float, label: str, rule: str, *, now: bool
    ) -> None:
        """Draw a step of the turn, which opens the rules where they say what it is."""
        rect = canvas.rect(x, 11, width, 28)
        region = canvas.region(f"step-{label}", rect, lambda: self._open_rules(rule),
                               f"The rules of this step: {label}", why=f"What this step is ({rule})")  # fmt: skip
        if now:
            canvas.fill(rect, "now", 14)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", 14)
        ink = "now-text" if now else "bar-quiet"
        canvas.text(label, x + width / 2, 25, BOLD if now else LABEL, 16, ink, "centre", rect)
        canvas.ring(region, 14)


def said_by(control: Intent) -> str:
    """Who is to do what now."""
    mode, words = control.mode, words_of(control.match)
    if mode == modes.OVER:
        result = control.match.result or {}
        return words.outcome(result["winner"], result["reason"])
    who = SIDE_NAMES[control.side]
    if mode == modes.LAYING:
        return f"Lay a path for the {words.card(str(control.card))}"
    if mode == modes.ANSWERING:
        return f"{SIDE_NAMES[control.state['active']]} acts: {who} may answer"
    if mode == modes.DEFENDING:
        return "Check defense"
    if mode == modes.SUMMONING:
        return "Two of a level: summon one"
    verbs = {modes.CHOOSING: "to choose dice", modes.ACTING: "to act"}
    return f"{who} {verbs.get(mode, 'is thinking')}"
