"""Beside the net in hand: the keys that turn and mirror it, or why it may not lie there."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.message import rows, say, say_as
from wonderland.ui.games.dungeon_dice.laying import Laying
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, box_of

MENDS = {
    "DD-35": say("All six squares must lie on the table, none on a slot."),
    "DD-36": say("Nets never lie over one another."),
    "DD-37": say("Touch your Master or dungeon."),
}
"""How to mend what a rule forbids."""
KEYS = (("net-turn", say_as("a net", "turn")), ("net-mirror", say("mirror")))
NOTE, NOTE_GAP, APART = 30.0, 6.0, 9.0
"""How high the note of a key is, between two, and how far notes lie from the net."""


def draw_net_hints(
    canvas: Canvas, layout: Layout, laying: Laying, noted: Sequence[Rect], standing: Sequence[Rect]
) -> None:
    """Draw what is said beside the net in hand.

    Args:
        canvas: what is drawn on.
        layout: where things lie.
        laying: the net in hand.
        noted: the notes that lie on the table, which stay uncovered.
        standing: whoever stands there, of whom as few as can be are covered.
    """
    ghost, refused = laying.ghost(), laying.refusal()
    if ghost is None:
        return
    cells = [layout.cell_of(cell) for cell in ghost.cells]
    body = cells[0].unionall(cells[1:])
    if refused:
        _draw_refusal(canvas, layout, body, refused, (noted, standing))
        return
    keys = (("", say("fits only so")),) if len(laying.fitting()) == 1 else KEYS
    high = len(keys) * NOTE + (len(keys) - 1) * NOTE_GAP
    size = canvas.px(104), canvas.px(high)
    whole = box_of(canvas, _placed(layout, body, size, canvas.px(APART), (noted, standing)))
    for place, (action, words) in zip(whole.pile(len(keys), NOTE, NOTE_GAP), keys, strict=True):
        box = place.rect(canvas)
        canvas.fill(box, "bar", 8)
        says = box_of(canvas, box).inset(5, 4)
        if not action:
            canvas.text(words, *says.centre, LABEL, 16, "bar-text", CENTRE, box, room=says.width)
            continue
        key, says = says.columns(24, REST, gap=9)
        canvas.fill(key.rect(canvas), "bar-text", 5)
        canvas.text(canvas.key_of(action) or "?", *key.centre, BOLD, 15, "bar", CENTRE)
        canvas.text(words, *says.left, LABEL, 16, "bar-text", within=box)


def _placed(
    layout: Layout, body: Rect, size: tuple[int, int], apart: int, others: tuple[Sequence[Rect], Sequence[Rect]]
) -> Rect:
    """Where a note lies beside a net: on the felt, off other notes, over as few figures as can be."""
    noted, standing = others
    wide, high = size
    right, left = body.right + apart, body.left - wide - apart
    over, under = body.top - high - apart, body.bottom + apart
    inner, lower = body.top + apart, body.bottom - high - apart
    places = (
        (right, inner), (right, lower), (left, inner), (left, lower), (body.left, under),
        (body.left, over), (body.right - wide, under), (body.right - wide, over),
    )  # fmt: skip
    boxes = [Rect(place, size) for place in places]
    free = [box for box in boxes if layout.felt.contains(box) and box.collidelist(list(noted)) < 0]
    found = min(free or boxes[:1], key=lambda box: len(box.collidelistall(list(standing))))
    return found.clamp(layout.felt)


def _draw_refusal(
    canvas: Canvas, layout: Layout, body: Rect, refused: IllegalAction, others: tuple[Sequence[Rect], Sequence[Rect]]
) -> None:
    first = say("Not here: {message}", message=refused.message)
    second = rows(MENDS.get(refused.rule, ""), refused.rule)
    wide = max(canvas.fonts.size(first, BOLD, 16)[0], canvas.fonts.size(second, LABEL, 14)[0])
    most = layout.felt.width - canvas.px(2 * APART)
    size = min(wide + canvas.px(2 * 12) + 1, most), canvas.px(52)
    box = _placed(layout, body, size, canvas.px(APART), others)
    canvas.fill(box, "front", 8)
    canvas.outline(box, "refusal", 2, 8)
    words, mend = box_of(canvas, box).inset(12, 4).rows(REST, 20)
    canvas.text(first, *words.left, BOLD, 16, "refusal", within=box, room=words.width, high=words.height)
    canvas.text(second, *mend.left, LABEL, 14, "quiet", within=box, room=mend.width, high=mend.height)
