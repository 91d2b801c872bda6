"""What was refused, and by which rule, said beside the square it was about."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.rule_link import rule_link
from wonderland.ui.shell.table_control import Refused


def draw_refusal(
    canvas: Canvas, layout: Layout, refused: Refused, open_rules: Callable[[str], object]
) -> None:
    """Draw the box that says what was refused and why."""
    title = say("Not here") if refused.square else say("Not now")
    lines = canvas.fonts.wrap(refused.message, LABEL, 15, canvas.px(270))
    box = Rect(0, 0, canvas.px(294), canvas.px(44 + 20 * len(lines)))
    anchor = layout.cell(refused.square) if refused.square else Rect(
        layout.felt.centerx, layout.foot.top - canvas.px(20), 1, 1)  # fmt: skip
    box.midbottom = (anchor.centerx, anchor.top - canvas.px(14))
    box.clamp_ip(layout.felt)
    canvas.cover(box)
    canvas.fill(box, "front", 8)
    canvas.outline(box, "refusal", 2, 8)
    s = canvas.scale
    x, y = box.left / s + 12, box.top / s
    canvas.text(title, x, y + 18, BOLD, 16, "refusal", within=box)
    if refused.rule:
        rule_link(canvas, "refused", box.right / s - 12, y + 18, refused.rule, open_rules,
                  align=RIGHT, within=box)  # fmt: skip
    for index, line in enumerate(lines):
        canvas.text(line, x, y + 40 + 20 * index, LABEL, 15, within=box)
