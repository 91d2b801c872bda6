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
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, Size

LEVELS = (1, 2, 3, 4)
MARGIN, HEAD, MARKS, FOOT = 14.0, 38.0, 22.0, 26.0
LABEL_WIDE, GAP, APART = 24.0, 2.0, 4.0
CHANCE, NARROW_CHANCE, WIDE = 122.0, 90.0, 420.0
"""How wide the chances are, in a box of some width and in a narrower one."""
HEAD_GAP, CHANCE_WORDS, BAR = 10.0, 18.0, 6.0
LARGEST, COUNT_BESIDE, HOT = 36.0, 4.0, 11.0
"""The largest size of a die, how near its count comes to it, and half of where that is clicked."""
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
    chance = CHANCE if box.width > WIDE else NARROW_CHANCE
    head, marks, table, foot = box.inset(MARGIN, 0).rows(HEAD, MARKS, REST, FOOT)
    _draw_head(canvas, head, draft, rect)
    columns: list[Size] = [LABEL_WIDE, *[REST] * len(CLASSES), APART, chance]
    _, *over, _, said = marks.columns(*columns, gap=GAP)
    size = (canvas.px(17), canvas.px(18))
    for place, letter in zip(over, CLASSES, strict=True):
        mark = canvas.sprites.get(sprite(f"mark-{letter}"), size)
        canvas.surface.blit(mark, mark.get_rect(center=place.rect(canvas).center))
    words = say("a summon, three dice") if chance == CHANCE else say("a summon")
    canvas.text(words, said.right, said.centre[1], LABEL, 14, "quiet", RIGHT, rect, room=said.width,
                high=MARKS)  # fmt: skip
    counts, spare = Counter(draft.dice), draft.spare()
    for level, row in zip(LEVELS, table.rows(*[REST] * len(LEVELS)), strict=True):
        tag, *cells, _, last = row.columns(*columns, gap=GAP)
        plate = tag.fitted(height=LABEL_WIDE).rect(canvas)
        canvas.fill(plate, f"tag-{level}", 4)
        canvas.text(str(level), *tag.centre, BOLD, 15, "chip-text", CENTRE, plate)
        for cell, letter in zip(cells, CLASSES, strict=True):
            kind = f"{level}{letter}"
            _draw_kind(canvas, cell, kind, counts[kind], spare[kind], add, remove)
        _draw_chance(canvas, last, facts, draft, level)
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
    canvas.text(says, *foot.left, LABEL, 15, "refusal" if missing else "quiet",
                within=rect, room=foot.width)  # fmt: skip


def _draw_head(canvas: Canvas, box: Box, draft: Draft, within: Rect) -> None:
    """Say how many dice there are, and how many of the highest level."""
    title = say("{n} of {most} dice", n=len(draft.dice), most=DICE)
    drawn = canvas.text(title, *box.left, TITLE, 20, within=within)
    highest = say(
        "level {level}: {n} of {most} at most",
        level=HIGHEST, n=draft.level_dice(HIGHEST), most=MOST_HIGHEST,
    )  # fmt: skip
    _, beside = box.columns(drawn.width / canvas.scale, REST, gap=HEAD_GAP)
    canvas.text(highest, *beside.end, LABEL, 15, "quiet", RIGHT, within, room=beside.width,
                high=box.height)  # fmt: skip


def _draw_kind(
    canvas: Canvas, cell: Box, kind: str, count: int, spare: int, add: Callable[[str], object],
    remove: Callable[[str], object],
) -> None:  # fmt: skip
    around = cell.inset(4, 3)
    size = min(around.width, around.height, LARGEST)
    rect = cell.inset(1, 1).rect(canvas)
    word = say("{kind} die of level {level}", kind=CLASS_WORDS[kind[1]], level=kind[0])
    name = commas([word, say("{n} chosen", n=count), say("{n} spare", n=spare)])
    region = canvas.region(f"die-{kind}", rect, partial(add, kind), name,
                           say("{die}: a click takes one", die=word))  # fmt: skip
    if canvas.pointer.hover == region.key:
        canvas.fill(rect, "box", 6)
    die, _ = cell.columns(REST, COUNT_BESIDE)
    die = die.fitted(size, size)
    draw_die(
        canvas, kind, "S", die.rect(canvas).center, canvas.px(size), alpha=255 if count else 76
    )
    canvas.ring(region, 6)
    if not count:
        return
    at = die.right, die.inset(0, COUNT_BESIDE).y
    half = min(HOT, die.inset(COUNT_BESIDE).width / 2)
    hot = Box(*at, 0, 0).inset(-half).rect(canvas)
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
    words, bar = box.lines(CHANCE_WORDS, BAR)
    canvas.text(say_n("{n} die", "{n} dice", dice), *words.left, LABEL, 14)
    canvas.text(say("{n:.1f} %", n=100 * chance), *words.end, BOLD, 14, align=RIGHT)
    canvas.fill(bar.rect(canvas), "panel", 3)
    if chance:
        share, _ = bar.columns(Share(chance, least=BAR), Share(1 - chance))
        canvas.fill(share.rect(canvas), f"tag-{level}", 3)
