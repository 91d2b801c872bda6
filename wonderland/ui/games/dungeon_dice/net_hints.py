"""Beside the net in hand: the keys that turn and mirror it, or why it may not lie there."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.errors import IllegalAction
from wonderland.core.message import rows, say
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.marks import Ghost
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL

MENDS = {
    "DD-35": say("All six squares must lie on the table, none on a slot."),
    "DD-36": say("Nets never lie over one another."),
    "DD-37": say("Touch your Master or dungeon."),
}
"""How to mend what a rule forbids."""
KEYS = (("net-turn", say("turn")), ("net-mirror", say("mirror")))
BOX = 104.0


def draw_net_hints(
    canvas: Canvas, layout: Layout, ghost: Ghost | None, refused: IllegalAction | None,
    noted: Sequence[Rect] = (),
) -> None:  # fmt: skip
    """Draw what is said beside the net in hand, and beside the notes that lie on the table."""
    if ghost is None:
        return
    cells = [_cell(layout, cell) for cell in ghost.cells]
    body = cells[0].unionall(cells[1:])
    if refused:
        _draw_refusal(canvas, layout, body, refused, noted)
        return
    for number, (action, words) in enumerate(KEYS):
        box = canvas.rect(0, 0, BOX, 30)
        box.topleft = (body.right + canvas.px(8), body.top + canvas.px(8 + 36 * number))
        if box.right > layout.felt.right:
            box.right = body.left - canvas.px(8)
        box.clamp_ip(layout.felt)
        canvas.fill(box, "bar", 8)
        key = Rect(box.left + canvas.px(5), box.top + canvas.px(4), canvas.px(24), canvas.px(22))
        canvas.fill(key, "bar-text", 5)
        s = canvas.scale
        letter = canvas.key_of(action) or "?"
        canvas.text(letter, key.centerx / s, key.centery / s, BOLD, 15, "bar", CENTRE)
        canvas.text(
            words,
            (box.left + canvas.px(38)) / s,
            box.centery / s,
            LABEL,
            16,
            "bar-text",
            within=box,
        )


def _cell(layout: Layout, cell: tuple[int, int]) -> Rect:
    x = layout.board.left + cell[0] * layout.square
    y = layout.board.top + (layout.rows - 1 - cell[1]) * layout.square
    return Rect(x, y, layout.square, layout.square)


def _draw_refusal(
    canvas: Canvas, layout: Layout, body: Rect, refused: IllegalAction, noted: Sequence[Rect]
) -> None:  # fmt: skip
    s = canvas.scale
    first = say("Not here: {message}", message=refused.message)
    second = rows(MENDS.get(refused.rule, ""), refused.rule)
    wide = max(canvas.fonts.size(first, BOLD, 16)[0], canvas.fonts.size(second, LABEL, 14)[0])
    box = Rect(0, 0, min(wide + canvas.px(26), layout.felt.width - canvas.px(20)), canvas.px(52))
    places = (
        (body.right + canvas.px(8), body.top + canvas.px(10)),
        (body.left - box.width - canvas.px(8), body.top + canvas.px(10)),
        (body.left, body.bottom + canvas.px(10)), (body.left, body.top - box.height - canvas.px(10)),
    )  # fmt: skip
    for place in places:
        box.topleft = place
        if layout.felt.contains(box) and box.collidelist(list(noted)) < 0:
            break
    box.clamp_ip(layout.felt)
    canvas.fill(box, "front", 8)
    canvas.outline(box, "refusal", 2, 8)
    x, room = box.left / s + 12, box.width / s - 22
    canvas.text(first, x, box.top / s + 17, BOLD, 16, "refusal", within=box, room=room, high=26)
    canvas.text(second, x, box.top / s + 39, LABEL, 14, "quiet", within=box, room=room, high=22)
