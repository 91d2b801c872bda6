"""The pool builder's dice: how many of each kind, and the chance of a summon at each level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from wonderland.core.message import commas, say, say_n
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.pools import DICE, HIGHEST, MOST_HIGHEST, of_highest
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES, sprite
from wonderland.ui.games.dungeon_dice.pool_draft import Draft
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, Size

LEVELS = (1, 2, 3, 4)
LABEL_WIDE = 24.0
LARGEST, COUNT_BESIDE = 36.0, 4.0
"""The largest size of a die, and how near its count comes to it."""
PER_ROLL = 3


def summon_chance(facts: Facts, level: int, dice: int) -> float:
    """The chance that two of so many dice of a level, three at most, show a star (DD-5)."""
    kind = next((k for k in facts.definitions.kinds if k[0] == str(level)), "")
    thrown = tuple([kind] * min(PER_ROLL, dice))
    return queries.summon_chance(facts.definitions, thrown) if kind else 0.0


@dataclass(frozen=True, slots=True)
class DiceTable:
    """The dice of the pool under way: a click takes one, a click on its number puts one back.

    Attributes:
        facts: the definitions.
        draft: the pool under way.
        add, remove: take a die of a kind, and put one back.
    """

    facts: Facts
    draft: Draft
    add: Callable[[str], object]
    remove: Callable[[str], object]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw how many dice of each kind there are, and what they promise."""
        rect = box.rect(canvas)
        canvas.fill(rect, "front", 8)
        chance, words = (
            (122, say("a summon, three dice")) if box.width > 420 else (90, say("a summon"))
        )
        head, marks, table, foot = box.inset(14, 0).rows(38, 22, REST, 26)
        self._draw_head(canvas, head, rect)
        columns: list[Size] = [LABEL_WIDE, *[REST] * len(CLASSES), 4, chance]
        _, *over, _, said = marks.columns(*columns, gap=2)
        for place, letter in zip(over, CLASSES, strict=True):
            mark = canvas.sprites.get(sprite(f"mark-{letter}"), (canvas.px(17), canvas.px(18)))
            canvas.surface.blit(mark, mark.get_rect(center=place.rect(canvas).center))
        canvas.text(words, *said.end, LABEL, 14, "quiet", RIGHT, rect, said.width, said.height)
        counts, spare = Counter(self.draft.dice), self.draft.spare()
        for level, row in zip(LEVELS, table.rows(*[REST] * len(LEVELS)), strict=True):
            tag, *cells, _, last = row.columns(*columns, gap=2)
            plate = tag.fitted(height=LABEL_WIDE).rect(canvas)
            canvas.fill(plate, f"tag-{level}", 4)
            canvas.text(str(level), *tag.centre, BOLD, 15, "chip-text", CENTRE, plate)
            for cell, letter in zip(cells, CLASSES, strict=True):
                kind = f"{level}{letter}"
                self._draw_kind(canvas, cell, kind, counts[kind], spare[kind])
            self._draw_chance(canvas, last, level)
        missing = (-spare).total()
        says = (
            say_n("{n} figure lacks its die.", "{n} figures lack their die.", missing)
            if missing
            else say_n(
                "Each figure has its die, {n} is spare.",
                "Each figure has its die, {n} are spare.",
                spare.total(),
            )
        )
        ink = "refusal" if missing else "quiet"
        canvas.text(says, *foot.left, LABEL, 15, ink, within=rect, room=foot.width)

    def _draw_head(self, canvas: Canvas, box: Box, within: Rect) -> None:
        """Say how many dice there are, and how many of the highest level."""
        title = say("{n} of {most} dice", n=len(self.draft.dice), most=DICE)
        drawn = canvas.text(title, *box.left, TITLE, 20, within=within)
        highest = say(
            "level {level}: {n} of {most} at most",
            level=HIGHEST, n=of_highest(self.draft.dice), most=MOST_HIGHEST,
        )  # fmt: skip
        _, beside = box.columns(drawn.width / canvas.scale, REST, gap=10)
        canvas.text(
            highest, *beside.end, LABEL, 15, "quiet", RIGHT, within, beside.width, box.height
        )

    def _draw_kind(self, canvas: Canvas, cell: Box, kind: str, count: int, spare: int) -> None:
        around = cell.inset(4, 3)
        size = min(around.width, around.height, LARGEST)
        rect = cell.inset(1, 1).rect(canvas)
        word = say("{kind} die of level {level}", kind=CLASS_WORDS[kind[1]], level=kind[0])
        name = commas([word, say("{n} chosen", n=count), say("{n} spare", n=spare)])
        why = say("{die}: a click takes one", die=word)
        region = canvas.region(f"die-{kind}", rect, partial(self.add, kind), name, why)
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "box", 6)
        die = cell.columns(REST, COUNT_BESIDE)[0].fitted(size, size)
        middle = die.rect(canvas).center
        draw_die(canvas, kind, "S", middle, canvas.px(size), alpha=255 if count else 76)
        canvas.ring(region, 6)
        if not count:
            return
        at = die.right, die.inset(0, COUNT_BESIDE).y
        half = min(11, die.inset(COUNT_BESIDE).width / 2)
        hot = Box(*at, 0, 0).inset(-half).rect(canvas)
        name, why = say("One {die} less", die=word), say("{die}: puts one back", die=word)
        less = canvas.region(f"less-{kind}", hot, partial(self.remove, kind), name, why)
        lit = canvas.pointer.hover == less.key
        canvas.disc(hot.center, canvas.px(9.5), "refusal" if lit else "chip")
        canvas.text("−" if lit else str(count), *at, BOLD, 13, "chip-text", CENTRE)
        canvas.ring(less, 10)

    def _draw_chance(self, canvas: Canvas, box: Box, level: int) -> None:
        """Draw how many dice of a level there are, and the chance that three of them summon."""
        dice = sum(kind[0] == str(level) for kind in self.draft.dice)
        chance = summon_chance(self.facts, level, dice)
        words, bar = box.lines(18, 6)
        canvas.text(say_n("{n} die", "{n} dice", dice), *words.left, LABEL, 14)
        canvas.text(say("{n:.1f} %", n=100 * chance), *words.end, BOLD, 14, align=RIGHT)
        canvas.fill(bar.rect(canvas), "panel", 3)
        if chance:
            share, _ = bar.columns(Share(chance, least=bar.height), Share(1 - chance))
            canvas.fill(share.rect(canvas), f"tag-{level}", 3)
