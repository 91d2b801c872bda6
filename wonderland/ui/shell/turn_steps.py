"""The steps of a turn in the bar over a table: which one it is, each a way into the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.message import say
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, text_width

Step = tuple[str, str, str]
"""A step's key, what it is called, and the rule that says what it is."""
HIGH, ROOM, GAP, ROUND = 28.0, 18.0, 4.0, 14.0


def draw_steps(
    canvas: Canvas, row: Box, steps: Sequence[Step], now: str, open_rules: Callable[[str], object]
) -> Box:
    """Draw steps at the right end of a row.

    Args:
        canvas: what is drawn on.
        row: of the bar.
        steps: those that there is room for.
        now: the key of the one that it is.
        open_rules: opens the rules at a number.

    Returns:
        What is left of the row.
    """
    widths = [text_width(canvas, label, LABEL, 16) + ROOM for _, label, _ in steps]
    left, *places = row.columns(REST, *widths, gap=GAP)
    for step, place in zip(steps, places, strict=True):
        _draw_step(canvas, place.fitted(None, HIGH), step, open_rules, now=step[0] == now)
    return left


def _draw_step(
    canvas: Canvas, box: Box, step: Step, open_rules: Callable[[str], object], *, now: bool
) -> None:
    """Draw a step, which opens the rules where they say what it is."""
    _, label, rule = step
    rect = box.rect(canvas)
    region = canvas.region(f"step-{label}", rect, lambda: open_rules(rule),
                           say("The rules of this step: {step}", step=label),
                           why=say("What this step is ({rule})", rule=rule))  # fmt: skip
    if now:
        canvas.fill(rect, "now", ROUND)
    elif canvas.pointer.hover == region.key:
        canvas.fill(rect, "button", ROUND)
    ink = "now-text" if now else "bar-quiet"
    canvas.text(label, *box.centre, BOLD if now else LABEL, 16, ink, "centre", rect)
    canvas.ring(region, ROUND)
