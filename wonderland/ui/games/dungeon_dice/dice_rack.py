"""The rack of dice in the choosing step: by level and class, with what each may show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.core.message import rows, say
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES, class_of
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box

HEAD, ROW, SMALL, BELOW = 40.0, 46.0, 36.0, 8.0
EDGE, TAG, LARGEST = 11.0, 24.0, 40.0
"""What stays free at the sides, a level's tag, and the largest size of a die."""
LEVELS = "1234"


def rack_of_dice_height(dice: Mapping[str, int], room: float) -> float:
    """How high the rack becomes in a room."""
    rows = max(1, len({kind[0] for kind in dice}))
    around = HEAD + BELOW
    return min(around + rows * ROW, max(around + rows * SMALL, room))


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
    levels = [level for level in LEVELS if any(kind[0] == level for kind in pool)]
    head, *rows_of_dice, _ = box.inset(EDGE, 0).rows(HEAD, *[REST] * len(levels), BELOW)
    title = canvas.text(say("Dice"), *head.left, TITLE, 20, within=rect)
    _, beside = head.columns(title.width / canvas.scale, REST, gap=EDGE)
    canvas.text(
        says, *beside.end, LABEL, 15, "quiet", RIGHT, rect, room=beside.width, high=head.height
    )
    number = 0
    for row, level in zip(rows_of_dice, levels, strict=True):
        tag, dice = row.columns(TAG, REST, gap=EDGE)
        places = dice.columns(*[REST] * len(CLASSES))
        tag = tag.fitted(height=TAG)
        canvas.fill(tag.rect(canvas), f"tag-{level}", 5)
        canvas.text(level, *tag.centre, BOLD, 15, "chip-text", "centre", tag.rect(canvas))
        for kind in sorted((k for k in pool if k[0] == level), key=lambda k: CLASSES.index(k[1])):
            place = places[CLASSES.index(class_of(kind))]
            die = place.inset(2, 3)
            die = die.fitted(
                min(die.width, die.height, LARGEST), min(die.width, die.height, LARGEST)
            )
            act = add(kind) if left.get(kind) else None
            cell = place.inset(0, 1).rect(canvas)
            number += 1
            shortcut = f"pick-{number}" if number <= 9 else ""
            name = say("{kind} die of level {level}, {left} of {all}", kind=CLASS_WORDS[class_of(kind)],
                       level=level, left=left.get(kind, 0), all=pool[kind])  # fmt: skip
            why = tell(kind) if act else rows(tell(kind), say("All of these are chosen (DD-28)."))
            region = canvas.region(f"die-{kind}", cell, act, name, why, shortcut=shortcut)
            region.picks = True
            if act and canvas.pointer.hover == region.key:
                canvas.fill(cell, "box", 7)
            alpha = 255 if act else 80
            draw_die(canvas, kind, "S", die.rect(canvas).center, canvas.px(die.width), alpha=alpha)
            count = left.get(kind, 0)
            if pool[kind] > 1 and count:
                at = die.right, die.y + 2
                canvas.disc((canvas.px(at[0]), canvas.px(at[1])), canvas.px(8.5), "chip")
                canvas.text(str(count), *at, BOLD, 13, "chip-text", "centre")
            if kind in marked:
                canvas.dashes(cell, "ghost-edge", 2.6, 7, 6)
            canvas.ring(region, 7)
