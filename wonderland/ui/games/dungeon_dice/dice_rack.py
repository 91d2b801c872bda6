"""The rack of dice in the choosing step: by level and class, with what each may show."""

from __future__ import annotations

from collections import Counter
from functools import partial

from wonderland.core.message import rows, say
from wonderland.games.dungeon_dice.names import faces
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.games.dungeon_dice.choosing import Choosing
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box

HEAD, BELOW = 40.0, 8.0
"""The height of the title, and what is free below."""


def rack_of_dice_height(choosing: Choosing, room: float) -> float:
    """How high the rack becomes in a room."""
    levels = max(1, len({kind[0] for kind in choosing.pool}))
    return min(HEAD + BELOW + levels * 46.0, max(HEAD + BELOW + levels * 36.0, room))


def draw_dice_rack(canvas: Canvas, box: Box, choosing: Choosing, marked: frozenset[str], do: Do) -> None:
    """Draw the dice that a side has; kinds that are ``marked`` are pointed at."""
    rect, pool = box.rect(canvas), Counter(choosing.pool)
    canvas.fill(rect, "front", 7)
    levels = sorted({kind[0] for kind in pool})
    head, *rows_of_dice, _ = box.inset(11, 0).rows(HEAD, *[REST] * len(levels), BELOW)
    title = canvas.text(say("Dice"), *head.left, TITLE, 20, within=rect)
    _, beside = head.columns(title.width / canvas.scale, REST, gap=11)
    missing = say("{n} to choose", n=choosing.count - len(choosing.chosen))
    says = say("all chosen") if choosing.ready else missing
    canvas.text(says, *beside.end, LABEL, 15, "quiet", RIGHT, rect, beside.width, head.height)
    number = 0
    for row, level in zip(rows_of_dice, levels, strict=True):
        tag, dice = row.columns(24, REST, gap=11)
        draw_tag(canvas, tag.fitted(height=24), level, radius=5)
        for letter, place in zip(CLASSES, dice.columns(*[REST] * len(CLASSES)), strict=True):
            if kind := level + letter if level + letter in pool else "":
                number += 1
                _draw_kind(canvas, place, choosing, kind, number, do)
                if kind in marked:
                    canvas.dashes(place.inset(0, 1).rect(canvas), "ghost-edge", 2.6, 7, 6)


def _draw_kind(canvas: Canvas, place: Box, choosing: Choosing, kind: str, number: int, do: Do) -> None:
    """Draw the dice of a kind, the ``number``-th of those that there are."""
    facts, left, count = choosing.facts, choosing.left()[kind], choosing.pool.count(kind)
    room, cell = place.inset(2, 3), place.inset(0, 1).rect(canvas)
    die = room.fitted(*[min(room.width, room.height, 40)] * 2)
    act = partial(do, partial(choosing.add, kind)) if left else None
    name = say(
        "{kind} die of level {level}, {left} of {all}", kind=CLASS_WORDS[kind[1]], level=kind[0], left=left, all=count
    )
    why = say("It may show {faces}.", faces=faces(facts.faces(kind)))
    why = why if act else rows(why, say("All of these are chosen (DD-28)."))
    shortcut = f"pick-{number}" if number <= 9 else ""
    region = canvas.region(f"die-{kind}", cell, act, name, why, shortcut=shortcut)
    region.picks = True
    if act and canvas.pointer.hover == region.key:
        canvas.fill(cell, "box", 7)
    alpha = 255 if act else 80
    draw_die(canvas, kind, "S", die.rect(canvas).center, canvas.px(die.width), alpha=alpha)
    if count > 1 and left:
        x, y = die.right, die.y + 2
        canvas.disc(canvas.pixels(x, y), canvas.px(8.5), "chip")
        canvas.text(str(left), x, y, BOLD, 13, "chip-text", CENTRE)
    canvas.ring(region, 7)
