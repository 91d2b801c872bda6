"""The pool builder's dice: how many of each kind, and the chance of a summon at each level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from wonderland.core.message import commas, say, say_n
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.pools import DICE, HIGHEST, MOST_HIGHEST
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES, sprite
from wonderland.ui.games.dungeon_dice.pool_draft import Draft
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import Box

LEVELS = (1, 2, 3, 4)
HEAD, MARKS, FOOT = 34.0, 24.0, 26.0
CHANCE = 128.0
PER_ROLL = 3


def summon_chance(facts: Facts, level: int, dice: int) -> float:
    """The chance that two of so many dice of a level, three at most, show a star (DD-5)."""
    kind = next((k for k in facts.definitions.kinds if k[0] == str(level)), "")
    thrown = tuple([kind] * min(PER_ROLL, dice))
    return queries.odds_of(facts.definitions, thrown).summon if kind else 0.0


def draw_dice_table(
    canvas: Canvas, box: Box, facts: Facts, draft: Draft, add: Callable[[str], object],
    remove: Callable[[str], object],
) -> None:  # fmt: skip
    """Draw the dice: a click takes one, a click on its number puts one back."""
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 8)
    title = canvas.text(
        say("{n} of {most} dice", n=len(draft.dice), most=DICE),
        box.x + 14,
        box.y + 20,
        TITLE,
        20,
        within=rect,
    )
    highest = say(
        "level {level}: {n} of {most} at most",
        level=HIGHEST, n=draft.level_dice(HIGHEST), most=MOST_HIGHEST,
    )  # fmt: skip
    room = box.right - 14 - title.right / canvas.scale - 10
    canvas.text(highest, box.right - 14, box.y + 21, LABEL, 15, "quiet", RIGHT, rect, room=room,
                high=38)  # fmt: skip
    chance = CHANCE if box.width > 420 else 96.0
    step = (box.width - 48 - chance - 14) / len(CLASSES)
    counts, spare = Counter(draft.dice), draft.spare()
    for index, letter in enumerate(CLASSES):
        size = (canvas.px(17), canvas.px(18))
        mark = canvas.sprites.get(sprite(f"mark-{letter}"), size)
        at = (canvas.px(box.x + 44 + step * (index + 0.5)), canvas.px(box.y + HEAD + 11))
        canvas.surface.blit(mark, mark.get_rect(center=at))
    words = say("a summon, three dice") if chance > 100 else say("a summon")
    canvas.text(words, box.right - 14, box.y + HEAD + 11, LABEL, 14, "quiet", RIGHT, rect,
                room=chance, high=MARKS)  # fmt: skip
    high = (box.height - HEAD - MARKS - FOOT) / len(LEVELS)
    for row, level in enumerate(LEVELS):
        y = box.y + HEAD + MARKS + high * (row + 0.5)
        plate = canvas.rect(box.x + 14, y - 12, 24, 24)
        canvas.fill(plate, f"tag-{level}", 4)
        canvas.text(str(level), box.x + 26, y, BOLD, 15, "chip-text", CENTRE, plate)
        for index, letter in enumerate(CLASSES):
            kind = f"{level}{letter}"
            cell = Box(box.x + 44 + step * index, y - high / 2, step, high)
            _draw_kind(canvas, cell, kind, counts[kind], spare[kind], add, remove)
        _draw_chance(canvas, Box(box.right - 14 - chance + 8, y - high / 2, chance - 8, high), facts, draft,
                     level)  # fmt: skip
    extra = sum(count for count in spare.values() if count > 0)
    missing = -sum(count for count in spare.values() if count < 0)
    says = (
        say_n("{n} figure lacks its die.", "{n} figures lack their die.", missing)
        if missing
        else say_n(
            "Each figure has its die, {n} is spare.",
            "Each figure has its die, {n} are spare.",
            extra,
        )
    )
    canvas.text(says, box.x + 14, box.bottom - 14, LABEL, 15, "refusal" if missing else "quiet",
                within=rect, room=box.width - 28)  # fmt: skip


def _draw_kind(
    canvas: Canvas, cell: Box, kind: str, count: int, spare: int, add: Callable[[str], object],
    remove: Callable[[str], object],
) -> None:  # fmt: skip
    size = min(cell.width - 8, cell.height - 6, 36.0)
    rect = cell.inset(1, 1).rect(canvas)
    word = say("{kind} die of level {level}", kind=CLASS_WORDS[kind[1]], level=kind[0])
    name = commas([word, say("{n} chosen", n=count), say("{n} spare", n=spare)])
    region = canvas.region(f"die-{kind}", rect, partial(add, kind), name,
                           say("{die}: a click takes one", die=word))  # fmt: skip
    if canvas.pointer.hover == region.key:
        canvas.fill(rect, "box", 6)
    middle = (canvas.px(cell.centre[0] - 2), canvas.px(cell.centre[1]))
    draw_die(canvas, kind, "S", middle, canvas.px(size), alpha=255 if count else 76)
    canvas.ring(region, 6)
    if not count:
        return
    at = (cell.centre[0] - 2 + size / 2, cell.centre[1] - size / 2 + 4)
    half = min(11.0, size / 2 - 1)
    hot = canvas.rect(at[0] - half, at[1] - half, 2 * half, 2 * half)
    less = canvas.region(f"less-{kind}", hot, partial(remove, kind), say("One {die} less", die=word),
                         say("{die}: puts one back", die=word))  # fmt: skip
    lit = canvas.pointer.hover == less.key
    canvas.disc(hot.center, canvas.px(9.5), "refusal" if lit else "chip")
    canvas.text("−" if lit else str(count), *at, BOLD, 13, "chip-text", CENTRE)
    canvas.ring(less, 10)


def _draw_chance(canvas: Canvas, box: Box, facts: Facts, draft: Draft, level: int) -> None:
    """Draw how many dice of a level there are, and the chance that three of them summon."""
    dice = draft.level_dice(level)
    chance = summon_chance(facts, level, dice)
    y = box.centre[1]
    count = say_n("{n} die", "{n} dice", dice)
    canvas.text(count, box.x, y - 7, LABEL, 14)
    canvas.text(say("{n:.1f} %", n=100 * chance), box.right, y - 7, BOLD, 14, align=RIGHT)
    canvas.fill(canvas.rect(box.x, y + 4, box.width, 6), "panel", 3)
    if chance:
        canvas.fill(canvas.rect(box.x, y + 4, max(5.0, box.width * chance), 6), f"tag-{level}", 3)
