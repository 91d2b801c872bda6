"""The pool builder's dice: how many of each kind, and the chance of a summon at each level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from wonderland.core.message import commas, say, say_n
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.pools import DICE, HIGHEST, MOST_HIGHEST, of_highest
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.games.dungeon_dice.dice import draw_die
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.looks import CLASS_WORDS, CLASSES, sprite
from wonderland.ui.games.dungeon_dice.pool_draft import Draft
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, Size

LEVELS = "1234"
LEVEL = 24.0
"""The side of the tag of a level."""


class DiceTable(NamedTuple):
    """The dice of the pool under way: a click takes one, a click on its number puts one back.

    Attributes:
        facts: the definitions.
        draft: the pool under way.
        note: hears why something is refused, ``""`` where it was done.
    """

    facts: Facts
    draft: Draft
    note: Callable[[str], None]

    def _add(self, kind: str) -> None:
        self.note(self.draft.add_die(kind))

    def _remove(self, kind: str) -> None:
        self.note(self.draft.remove_die(kind))

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw how many dice of each kind there are, and what they promise."""
        rect, wide = box.rect(canvas), box.width > 420
        canvas.fill(rect, "front", 8)
        head, marks, table, foot = box.inset(14, 0).rows(38, 22, REST, 26)
        self._draw_head(canvas, head, rect)
        columns: list[Size] = [LEVEL, *[REST] * len(CLASSES), 4, 122.0 if wide else 90.0]
        _, *over, _, said = marks.columns(*columns, gap=2)
        for place, letter in zip(over, CLASSES, strict=True):
            canvas.stamp(sprite(f"mark-{letter}"), canvas.pixels(17, 18), place.rect(canvas).center)
        words = say("a summon, three dice") if wide else say("a summon")
        canvas.text(words, *said.end, LABEL, 14, "quiet", RIGHT, rect, said.width, said.height)
        for level, row in zip(LEVELS, table.rows(*[REST] * len(LEVELS)), strict=True):
            tag, *cells, _, last = row.columns(*columns, gap=2)
            draw_tag(canvas, tag.fitted(height=LEVEL), level)
            for cell, letter in zip(cells, CLASSES, strict=True):
                self._draw_kind(canvas, cell, level + letter)
            self._draw_chance(canvas, last, level)
        spare = self.draft.spare()
        missing, left = (-spare).total(), spare.total()
        says = say_n("{n} figure lacks its die.", "{n} figures lack their die.", missing)
        if not missing:
            says = say_n("Each figure has its die, {n} is spare.", "Each figure has its die, {n} are spare.", left)
        ink = "refusal" if missing else "quiet"
        canvas.text(says, *foot.left, LABEL, 15, ink, within=rect, room=foot.width)

    def _draw_head(self, canvas: Canvas, box: Box, within: Rect) -> None:
        """Say how many dice there are, and how many of the highest level."""
        dice = self.draft.dice
        title = say("{n} of {most} dice", n=len(dice), most=DICE)
        drawn = canvas.text(title, *box.left, TITLE, 20, within=within)
        most = {"level": HIGHEST, "n": of_highest(dice), "most": MOST_HIGHEST}
        said = say("level {level}: {n} of {most} at most", **most)
        _, beside = box.columns(drawn.width / canvas.scale, REST, gap=10)
        canvas.text(said, *beside.end, LABEL, 15, "quiet", RIGHT, within, beside.width, box.height)

    def _draw_kind(self, canvas: Canvas, cell: Box, kind: str) -> None:
        count, spare = self.draft.dice.count(kind), self.draft.spare()[kind]
        around = cell.inset(4, 3)
        size = min(around.width, around.height, 36)
        rect = cell.inset(1, 1).rect(canvas)
        word = say("{kind} die of level {level}", kind=CLASS_WORDS[kind[1]], level=kind[0])
        name = commas([word, say("{n} chosen", n=count), say("{n} spare", n=spare)])
        why = say("{die}: a click takes one", die=word)
        region = canvas.region(f"die-{kind}", rect, partial(self._add, kind), name, why)
        if canvas.pointer.hover == region.key:
            canvas.fill(rect, "box", 6)
        die = cell.columns(REST, 4)[0].fitted(size, size)
        middle = die.rect(canvas).center
        draw_die(canvas, kind, "S", middle, canvas.px(size), alpha=255 if count else 76)
        canvas.ring(region, 6)
        if not count:
            return
        at = die.right, die.inset(0, 4).y
        half = min(11, die.inset(4).width / 2)
        hot = Box(*at, 0, 0).inset(-half).rect(canvas)
        name, why = say("One {die} less", die=word), say("{die}: puts one back", die=word)
        less = canvas.region(f"less-{kind}", hot, partial(self._remove, kind), name, why)
        lit = canvas.pointer.hover == less.key
        canvas.disc(hot.center, canvas.px(9.5), "refusal" if lit else "chip")
        canvas.text("−" if lit else str(count), *at, BOLD, 13, "chip-text", CENTRE)
        canvas.ring(less, 10)

    def _draw_chance(self, canvas: Canvas, box: Box, level: str) -> None:
        """Draw how many dice of a level there are, and the chance that three of them summon."""
        dice = sum(kind[0] == level for kind in self.draft.dice)
        chance = summon_chance(self.facts, level, dice)
        words, bar = box.lines(18, 6)
        canvas.text(say_n("{n} die", "{n} dice", dice), *words.left, LABEL, 14)
        canvas.text(say("{n:.1f} %", n=100 * chance), *words.end, BOLD, 14, align=RIGHT)
        canvas.fill(bar.rect(canvas), "panel", 3)
        if chance:
            share, _ = bar.columns(Share(chance, least=bar.height), Share(1 - chance))
            canvas.fill(share.rect(canvas), f"tag-{level}", 3)


def summon_chance(facts: Facts, level: str, dice: int) -> float:
    """The chance that two of so many dice of a level, three at most, show a star (DD-5)."""
    kind = next((kind for kind in facts.definitions.kinds if kind[0] == level), "")
    return queries.summon_chance(facts.definitions, (kind,) * min(3, dice)) if kind else 0.0
