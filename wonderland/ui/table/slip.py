"""A slip: torn paper with what an opponent says, and his face beside it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import ITALIC
from wonderland.ui.kit.layout import box_of
from wonderland.ui.kit.portrait import draw_portrait

FACE, SIZE, LEADING, ROW = 58.0, 17.0, 23.0, 34
"""How large the face is, and the letters; from row to row; so many letters a row at most."""
PAD, BEAK, TEETH, MARGIN = 13.0, 12.0, 9, 12.0
STEPS = 16
"""At how many heights a place is looked for."""


def draw_slip(canvas: Canvas, felt: Rect, face: str, frame: str, words: str, spared: Sequence[Rect]) -> Rect:
    """Draw what somebody says at the right of the table, where it covers nothing that is spared.

    Args:
        canvas: what is drawn on.
        felt: where it may lie, in pixels.
        face: whose portrait stands beside it.
        frame: the shape of that.
        words: what he says.
        spared: controls, and what a player is asked about.
    """
    lines = canvas.fonts.wrap(words, ITALIC, SIZE, canvas.px(ROW * SIZE * 0.46))
    wide = max(canvas.fonts.size(line, ITALIC, SIZE)[0] for line in lines) + canvas.px(2 * PAD)
    high = canvas.px(max(FACE, LEADING * len(lines) + 2 * PAD))
    size = (wide + canvas.px(FACE + BEAK), high)
    right, top = felt.right - canvas.px(MARGIN) - size[0], felt.top + canvas.px(MARGIN)
    room = max(1, felt.height - high - 2 * canvas.px(MARGIN))
    places = [
        Rect((left, top + room * step // STEPS), size)
        for step in range(STEPS + 1)
        for left in (right, felt.left + canvas.px(MARGIN))
    ]
    whole = next((one for one in places if one.collidelist(list(spared)) < 0), places[0])
    paper = Rect(whole.left, whole.top, wide, canvas.px(LEADING * len(lines) + 2 * PAD))
    paper.centery = whole.centery
    canvas.shadow(paper, 60, 3, 5, 6)
    canvas.polygon(_torn(canvas, paper), "front", "text", max(1.0, 1.8 * canvas.scale))
    box = box_of(canvas, paper).inset(PAD, PAD)
    for line, row in zip(lines, box.pile(len(lines), LEADING), strict=True):
        canvas.text(line, *row.left, ITALIC, SIZE, "text", within=paper)
    middle = (whole.right - canvas.px(FACE / 2), whole.centery)
    draw_portrait(canvas, face, middle, canvas.px(FACE), frame)
    canvas.cover(whole)
    return whole


def _torn(canvas: Canvas, paper: Rect) -> list[tuple[float, float]]:
    """The edge of the paper: torn at the left, with a beak towards the face at the right."""
    tear = [
        (paper.left + canvas.px((number % 3) * 2.4), paper.bottom - paper.height * number / TEETH)
        for number in range(TEETH + 1)
    ]
    beak = canvas.px(BEAK)
    tip = (paper.right + beak - canvas.px(2), paper.centery)
    return [
        *tear, (paper.right, paper.top), (paper.right, paper.centery - beak // 2), tip,
        (paper.right, paper.centery + beak // 2), (paper.right, paper.bottom),
    ]  # fmt: skip
