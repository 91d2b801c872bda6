"""The small box that says what a control does, or why it can't be used."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect, Region
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.sizes import SMALL

WIDTH = 260
RULE_WIDTH = 62
"""Room for the number of a rule."""
RULE_KEY = "tip-rule"


def draw_tip(canvas: Canvas, region: Region, open_at: Callable[[str], object]) -> Rect:
    """Draw a control's tip above it, or below where there is no room; return its box.

    Args:
        canvas: what is drawn on.
        region: the control.
        open_at: opens the rules at the number that a tip ends with.
    """
    said, rule = parted(canvas.fonts.told(region.why))
    if region.act and region.shortcut and (key := canvas.key_of(region.shortcut)):
        said = f"{said} [{canvas.fonts.told(key)}]"
    lines = canvas.fonts.wrap(said, LABEL, SMALL, canvas.px(WIDTH))
    wide = max(canvas.fonts.size(line, LABEL, SMALL)[0] for line in lines) + canvas.px(20)
    wide += canvas.px(RULE_WIDTH) if rule else 0
    high = canvas.px(19) * len(lines) + canvas.px(12)
    box = Rect(0, 0, wide, high)
    about = region.tip_at or region.rect
    box.midbottom = (about.centerx, about.top - canvas.px(8))
    if box.top < 0:
        box.midtop = (about.centerx, about.bottom + canvas.px(8))
    box.clamp_ip(canvas.surface.get_rect().inflate(-canvas.px(12), -canvas.px(12)))
    canvas.fill(box, "front", 6)
    canvas.outline(box, "refusal" if region.act is None else "quiet", 1, 6)
    y = 0.0
    for index, line in enumerate(lines):
        y = (box.top + canvas.px(6) + canvas.px(19) * (index + 0.5)) / canvas.scale
        canvas.text(line, (box.left + canvas.px(10)) / canvas.scale, y, LABEL, SMALL)
    if rule:
        right = (box.right - canvas.px(10)) / canvas.scale
        rule_link(canvas, RULE_KEY, right, y, rule, open_at, align=RIGHT, why="", within=box)
    return box
