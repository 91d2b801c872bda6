"""The rack of dice in the choosing step: by level and class, with what each may show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.core.message import rows, say
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES, class_of
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import Box

HEAD, ROW, SMALL = 40.0, 46.0, 36.0
LEVELS = "1234"
COUNT = 8.5


def rack_of_dice_height(dice: Mapping[str, int], room: float) -> float:
    """How high the rack becomes in a room."""
    rows = max(1, len({kind[0] for kind in dice}))
    return min(HEAD + rows * ROW + 8, max(HEAD + rows * SMALL + 8, room))


def draw_dice_rack(
    canvas: Canvas, box: Box, pool: Mapping[str, int], left: Mapping[str, int], says: str,
    tell: Callable[[str], str], add: Callable[[str], Callable[[], object]],
    marked: frozenset[str] = frozenset(),
) -> None:  # fmt: skip
    """Draw the dice that a side has.

    Args:
        canvas: what is drawn on.
        box: where.
        pool: how many of each kind there are.
        left: how many of each can still be chosen.
        says: what is still to be chosen.
        tell: what is said of a kind.
        add: chooses a die of a kind.
        marked: the kinds that are pointed at.
    """
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 7)
    title = canvas.text(say("Dice"), box.x + 11, box.y + 21, TITLE, 20, within=rect)
    room = box.right - 12 - title.right / canvas.scale - 10
    canvas.text(says, box.right - 11, box.y + 21, LABEL, 15, "quiet", RIGHT, rect, room=room,
                high=HEAD - 4)  # fmt: skip
    levels = [level for level in LEVELS if any(kind[0] == level for kind in pool)]
    high = (box.height - HEAD - 6) / max(1, len(levels))
    step = (box.width - 46) / len(CLASSES)
    size = min(high - 6, step - 4, 40.0)
    number = 0
    for row, level in enumerate(levels):
        y = box.y + HEAD + high * (row + 0.5)
        plate = canvas.rect(box.x + 10, y - 12, 24, 24)
        canvas.fill(plate, f"tag-{level}", 5)
        canvas.text(level, box.x + 22, y, BOLD, 15, "chip-text", "centre", plate)
        for kind in sorted((k for k in pool if k[0] == level), key=lambda k: CLASSES.index(k[1])):
            x = box.x + 44 + step * (CLASSES.index(class_of(kind)) + 0.5)
            act = add(kind) if left.get(kind) else None
            cell = canvas.rect(x - step / 2, y - high / 2 + 1, step, high - 2)
            number += 1
            shortcut = f"pick-{number}" if number <= 9 else ""
            name = say("{kind} die of level {level}, {left} of {all}", kind=CLASS_WORDS[class_of(kind)],
                       level=level, left=left.get(kind, 0), all=pool[kind])  # fmt: skip
            why = tell(kind) if act else rows(tell(kind), say("All of these are chosen (DD-28)."))
            region = canvas.region(f"die-{kind}", cell, act, name, why, shortcut=shortcut)
            if act and canvas.pointer.hover == region.key:
                canvas.fill(cell, "box", 7)
            alpha = 255 if act else 80
            draw_die(canvas, kind, "S", (canvas.px(x), canvas.px(y)), canvas.px(size), alpha=alpha)
            count = left.get(kind, 0)
            if pool[kind] > 1 and count:
                at = (canvas.px(x + size / 2), canvas.px(y - size / 2 + 2))
                canvas.disc(at, canvas.px(COUNT), "chip")
                canvas.text(
                    str(count), x + size / 2, y - size / 2 + 2, BOLD, 13, "chip-text", "centre"
                )
            if kind in marked:
                canvas.dashes(cell, "ghost-edge", 2.6, 7, 6)
            canvas.ring(region, 7)
