"""The steps of a turn in the bar over a table, each a way into the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, Region
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, text_width

Step = tuple[str, str, str]
"""A step's key, what it is called, and the rule that says what it is."""
SIZE, HIGH, APART = 16, 28.0, 4.0
"""The size of a step's name, a step's height, and what is between two."""
ROUND, DOT = 14.0, 16.0
"""How round a step is; and how wide one for whose name there is no room."""


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
    return text_width(canvas, step[1], LABEL, SIZE) + 18.0


def draw_step(canvas: Canvas, box: Box, step: Step, open_rules: Callable[[str], object], *, now: bool) -> None:
    """Draw a step, which opens the rules where they say what it is."""
    label, rect = step[1], box.fitted(None, HIGH).rect(canvas)
    why = say("What this step is ({rule})", rule=step[2])
    region = _region(canvas, rect, f"step-{label}", step, open_rules, why)
    if now:
        _draw_now(canvas, box, label)
    else:
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "button", ROUND)
        canvas.text(label, *box.centre, LABEL, SIZE, "bar-quiet", CENTRE, rect)
    canvas.ring(region, ROUND)


def _draw_now(canvas: Canvas, box: Box, label: str) -> None:
    """Draw the name of the step that it is."""
    rect = box.fitted(None, HIGH).rect(canvas)
    canvas.fill(rect, "now", ROUND)
    canvas.text(label, *box.centre, BOLD, SIZE, "now-text", CENTRE, rect)


def _draw_dot(canvas: Canvas, box: Box, step: Step, open_rules: Callable[[str], object], *, now: bool) -> None:
    """Draw a step for whose name there is no room; pointed at, it says its name."""
    rect = box.fitted(None, HIGH).rect(canvas)
    name = say("{step} ({rule})", step=step[1], rule=step[2])
    region = _region(canvas, rect, f"dot-{step[1]}", step, open_rules, name)
    pointed = canvas.pointer.hover == region.key
    colour = "now" if now else "bar-text" if pointed else "bar-quiet"
    canvas.disc(rect.center, canvas.px(DOT / 2 if now else DOT / 3.5), colour)
    canvas.ring(region, ROUND)


def _region(canvas: Canvas, rect: Rect, key: str, step: Step, open_rules: Callable[[str], object], why: str) -> Region:
    """What a click on a step opens."""
    _, label, rule = step
    spoken = say("The rules of this step: {step}", step=label)
    return canvas.region(key, rect, lambda: open_rules(rule), spoken, why=why)


def least_width(canvas: Canvas, steps: Steps) -> float:
    """How wide a row of dots is with the name of any step before it."""
    widest = max(step_width(canvas, one) for one in steps.all)
    return widest + (DOT + APART) * len(steps.all)


def draw_steps(canvas: Canvas, row: Box, steps: Steps, open_rules: Callable[[str], object]) -> None:
    """Draw steps at the right end of a row: by their names, else as dots, which stay where they are.

    Where there is room for any of their names, that of the step that it is stands before the dots.
    """
    widths = [step_width(canvas, one) for one in steps.all]
    named = sum(widths) + APART * len(widths) <= row.width
    if not named:
        widths = [DOT] * len(steps.all)
    if sum(widths) + APART * len(widths) > row.width:
        return
    before, *places = row.columns(REST, *widths, gap=APART)
    for one, place in zip(steps.all, places, strict=True):
        draw = draw_step if named else _draw_dot
        draw(canvas, place, one, open_rules, now=one[0] == steps.now)
    if not named and least_width(canvas, steps) <= row.width:
        for one in steps.all:
            if one[0] == steps.now:
                _, place = before.columns(REST, step_width(canvas, one))
                _draw_now(canvas, place, one[1])
