"""What was refused, and by which rule, said beside the square it was about."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import box_of
from wonderland.ui.kit.rule_link import rule_link
from wonderland.ui.table.table_control import Refused

WIDTH, MARGIN, ABOVE = 294.0, 12.0, 8.0
TITLE, LINE = 22.0, 20.0


def draw_refusal(canvas: Canvas, layout: Layout, refused: Refused, open_rules: Callable[[str], object]) -> None:
    """Draw the box that says what was refused and why."""
    title = say("Not here") if refused.square else say("Not now")
    lines = canvas.fonts.wrap(refused.message, LABEL, 15, canvas.px(WIDTH - 2 * MARGIN))
    high = 2 * ABOVE + TITLE + LINE * len(lines)
    box = Rect(0, 0, canvas.px(WIDTH), canvas.px(high))
    anchor = layout.cell(refused.square) if refused.square else Rect(
        layout.felt.centerx, layout.foot.top - canvas.px(LINE), 1, 1)  # fmt: skip
    box.midbottom = (anchor.centerx, anchor.top - canvas.px(14))
    box.clamp_ip(layout.felt)
    canvas.cover(box)
    canvas.fill(box, "front", 8)
    canvas.outline(box, "refusal", 2, 8)
    head, *rows = box_of(canvas, box).inset(MARGIN, ABOVE).rows(TITLE, *[LINE] * len(lines))
    canvas.text(title, *head.left, BOLD, 16, "refusal", within=box)
    if refused.rule:
        rule_link(canvas, "refused", *head.end, refused.rule, open_rules, align=RIGHT, within=box)
    for line, row in zip(lines, rows, strict=True):
        canvas.text(line, *row.left, LABEL, 15, within=box)
