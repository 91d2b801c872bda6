"""The steps of a turn in the bar over a table, each a way into the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, text_width

Step = tuple[str, str, str]
"""A step's key, what it is called, and the rule that says what it is."""
SIZE, HIGH, AROUND, APART = 16, 28.0, 18.0, 4.0
"""The size of a step's name, a step's height, what is round its name, and between two."""
ROUND = 14.0
"""How round a step is."""


class Steps(NamedTuple):
    """What is done one after another, and what of it now.

    Attributes:
        all: the steps.
        now: the key of the one that it is; ``""`` for none.
    """

    all: Sequence[Step]
    now: str


def step_width(canvas: Canvas, step: Step) -> float:
    """How wide a step is."""
    return text_width(canvas, step[1], LABEL, SIZE) + AROUND


def draw_step(
    canvas: Canvas, box: Box, step: Step, open_rules: Callable[[str], object], *, now: bool
) -> None:
    """Draw a step, which opens the rules where they say what it is."""
    _, label, rule = step
    rect = box.fitted(None, HIGH).rect(canvas)
    region = canvas.region(f"step-{label}", rect, lambda: open_rules(rule),
                           say("The rules of this step: {step}", step=label),
                           why=say("What this step is ({rule})", rule=rule))  # fmt: skip
    if now:
        canvas.fill(rect, "now", ROUND)
    elif canvas.pointer.hover == region.key:
        canvas.fill(rect, "button", ROUND)
    ink = "now-text" if now else "bar-quiet"
    canvas.text(label, *box.centre, BOLD if now else LABEL, SIZE, ink, CENTRE, rect)
    canvas.ring(region, ROUND)


def draw_steps(canvas: Canvas, row: Box, steps: Steps, open_rules: Callable[[str], object]) -> None:
    """Draw steps at the right end of a row: all of them, else the one that it is, else none."""
    for shown in (steps.all, [one for one in steps.all if one[0] == steps.now]):
        widths = [step_width(canvas, one) for one in shown]
        if shown and sum(widths) + APART * len(widths) <= row.width:
            _, *places = row.columns(REST, *widths, gap=APART)
            for one, place in zip(shown, places, strict=True):
                draw_step(canvas, place, one, open_rules, now=one[0] == steps.now)
            return
