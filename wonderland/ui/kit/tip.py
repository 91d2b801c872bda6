"""The small box that says what a control does, or why it can't be used."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect, Region
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import Box, box_of, screen, text_width
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.sizes import SMALL
from wonderland.ui.kit.spaces import GAP, NEAR

LINE, EDGE = 19.0, 10.0
"""The height of its lines, and what is left free beside its words."""
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
    lines = canvas.fonts.wrap(said, LABEL, SMALL, canvas.px(260))
    wide = max(text_width(canvas, line, LABEL, SMALL) for line in lines) + 2 * EDGE
    wide += 62 if rule else 0.0
    box = Box(0.0, 0.0, wide, LINE * len(lines) + 2 * NEAR).rect(canvas)
    about = region.tip_at or region.rect
    box.midbottom = (about.centerx, about.top - canvas.px(GAP))
    if box.top < 0:
        box.midtop = (about.centerx, about.bottom + canvas.px(GAP))
    box.clamp_ip(screen(canvas).inset(NEAR).rect(canvas))
    canvas.fill(box, "front", 6)
    canvas.outline(box, "refusal" if region.act is None else "quiet", 1, 6)
    places = box_of(canvas, box).inset(EDGE, NEAR).pile(len(lines), LINE)
    for line, place in zip(lines, places, strict=True):
        canvas.text(line, *place.left, LABEL, SMALL)
    if rule:
        last = places[-1].end
        rule_link(canvas, RULE_KEY, *last, rule, open_at, align=RIGHT, why="", within=box)
    return box
