"""The number of a rule beside a sentence: grey, and a link to the rule."""

from __future__ import annotations

import re
from collections.abc import Callable

from wonderland.core.message import say
from wonderland.ui.kit.canvas import LEFT, Canvas, Rect, Region
from wonderland.ui.kit.fonts import LABEL

_LAST = re.compile(r"^(?P<said>.*\S)\s*\((?P<rule>[A-Z]+-\d+)\)(?P<stop>\.?)$", re.DOTALL)
OPENS = say("The rule")


def parted(text: str) -> tuple[str, str]:
    """Part a sentence from the rule it ends with: ``"No Force (W-50)"``; ``""`` if it has none."""
    found = _LAST.match(text)
    return (found["said"] + found["stop"], found["rule"]) if found else (text, "")


def rule_link(
    canvas: Canvas, key: str, x: float, y: float, rule: str, open_at: Callable[[str], object],
    *, align: str = LEFT, size: float = 14, ink: str = "quiet", why: str = OPENS,
    within: Rect | None = None,
) -> Region:  # fmt: skip
    """Draw a rule's number, underlined, that opens the rules there.

    Args:
        canvas: what is drawn on.
        key: of the region.
        x: the left or right of the number, as ``align`` says.
        y: its middle.
        rule: the number.
        open_at: opens the rules at a number.
        align: which end ``x`` is.
        size: of the number.
        ink: its colour.
        why: what it says when pointed at.
        within: the box that the number belongs to.
    """
    drawn = canvas.text(rule, x, y, LABEL, size, ink, align, within)
    region = canvas.region(
        key, drawn.inflate(canvas.px(10), canvas.px(8)), lambda: open_at(rule), say("Rule {rule}", rule=rule), why
    )
    hot = canvas.pointer.hover == key
    line = Rect(drawn.left, drawn.bottom - canvas.px(1), drawn.width, max(1, canvas.px(1)))
    canvas.fill(line.move(0, canvas.px(1)) if hot else line, "target" if hot else ink)
    canvas.ring(region, 4)
    return region
