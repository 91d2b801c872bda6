"""A side's dice and figures that are left, in two rows of the panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_mark, draw_of_pool
from wonderland.ui.games.dungeon_dice.looks import CLASSES, SIDE_COLOURS
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, Box, box_of, text_width

OVERHANG = 9.0
"""What is free between words and cells, so that no figure reaches into the words."""
FIGURES = "figure-"
"""What stands before a figure's code in the key of its control."""


class PoolRow(NamedTuple):
    """What a side has left; figures are controls, to be looked at and some to be called.

    Attributes:
        side: whose it is.
        dice: kinds of dice, each as often as there are of it.
        figures: their codes; an item that is not to be seen has its kind instead.
        called: how many monsters were called.
        named: what the side is called, where it is not one's own.
        open: codes of the figures that can be called now.
        picked: the figure that is chosen, whose dice are pointed at.
    """

    side: str
    dice: Sequence[str]
    figures: Sequence[str]
    called: int
    named: str = ""
    open: Sequence[str] = ()
    picked: str = ""

    def draw(
        self, canvas: Canvas, box: Box, facts: Facts, pick: Callable[[str], Callable[[], object] | None]
    ) -> Mapping[str, Sequence[Rect]]:
        """Draw it; ``pick`` says what chooses a figure, None where it can't be called.

        Returns:
            where the dice of each kind lie; one place for all of a kind that are told by a number.
        """
        rect, named = box.rect(canvas), self.named
        canvas.tab(rect, "front" if named else "box", SIDE_COLOURS[self.side], 4, 8)
        says = [say("Dice {n}", n=len(self.dice)), say("Figures {n}", n=len(self.figures))]
        if named:
            says = [say("{side}’s dice {n}", side=named, n=len(self.dice)), say("Its figures {n}", n=len(self.figures))]
        wide = max(91 if named else 57, *(text_width(canvas, said, LABEL, 14) for said in says))
        upper, lower = box.inset(9, 0).rows(30, REST)
        (words, dice), (words_below, figures) = (row.columns(wide, REST, gap=2) for row in (upper, lower))
        for said, place in zip(says, (words, words_below), strict=True):
            canvas.text(said, *place.left, LABEL, 14, "quiet", within=rect)
        lie = self._draw_dice(canvas, dice, rect, facts)
        figures = figures.without(left=OVERHANG)
        if self.called:
            called = say("{n} called", n=self.called)
            figures, _ = figures.columns(REST, text_width(canvas, called, LABEL, 13), gap=OVERHANG)
            canvas.text(called, *lower.end, LABEL, 13, "quiet", RIGHT, rect)
        counted = Counter(self.figures)
        ordered = sorted(counted, key=lambda code: (code not in self.open, facts.kind(code), code))
        for code, place in zip(ordered, _side_by_side(figures, len(ordered), 42), strict=True):
            cell = place.fitted(height=38).rect(canvas)
            self._draw_figure(canvas, cell, facts, code, counted[code], pick(code))
        return lie

    def _draw_dice(self, canvas: Canvas, box: Box, rect: Rect, facts: Facts) -> Mapping[str, Sequence[Rect]]:
        """Draw each kind with a number, or the dice one by one where there are too many kinds."""
        counted = Counter(self.dice)
        kinds = sorted(counted, key=lambda kind: (kind[0], CLASSES.index(kind[1])))
        spaced = len(kinds) * 37.0 <= box.width
        shown = kinds if spaced else [kind for kind in kinds for _ in range(counted[kind])]
        lit = facts.kind(self.picked) if self.picked else ""
        lie: dict[str, list[Rect]] = {}
        places = _side_by_side(box, len(shown), 42 if spaced else 20)
        for kind, place in zip(shown, places, strict=True):
            cell = place.fitted(height=24).rect(canvas)
            lie.setdefault(kind, []).append(cell)
            if kind == lit:
                canvas.lit(cell, *((2.5, 6) if spaced else (2, 5)))
            if not spaced:
                draw_mark(canvas, kind, cell.center, canvas.px(place.width - 0.5))
                continue
            mark, number = place.inset(2, 0).columns(20, REST, gap=1)
            draw_mark(canvas, kind, mark.rect(canvas).center, canvas.px(20))
            if counted[kind] > 1:
                canvas.text(f"×{counted[kind]}", *number.left, LABEL, 14, within=rect)
        return lie

    def _draw_figure(
        self, canvas: Canvas, cell: Rect, facts: Facts, code: str, count: int, act: Callable[[], object] | None
    ) -> None:
        size = min(canvas.px(34), cell.inflate(canvas.px(8), 0).width)
        at = (cell.centerx - size / 2, cell.bottom - size)
        known = code in facts.names
        shown = code if len(code) == 3 else ""
        draw_of_pool(canvas, shown, facts.kind(code), self.side, at, size)
        if count > 1:
            corner, _ = box_of(canvas, cell).inset(2, 0).rows(14, REST)
            canvas.text(f"×{count}", *corner.end, LABEL, 13, "text", RIGHT)
        if not known:  # what lies in a chest of the other side's
            return
        name = facts.names[code]
        says = say("Call {name}", name=name) if act else name
        region = canvas.region(f"{FIGURES}{code}", cell, act, says)
        # Enter goes on, once it is chosen, and where there is nothing to choose any more.
        region.chosen_by_space = code == self.picked or act is None
        if code == self.picked:
            canvas.lit(cell, 3, 8)
        elif canvas.pointer.hover == region.key:
            canvas.outline(cell, "ghost-edge", 2, 8)
        canvas.ring(region, 8)


def _side_by_side(box: Box, count: int, most: float) -> list[Box]:
    """Places for some things from a box's left on, each as wide as it wishes or as there is room."""
    wide = min(most, box.width / max(1, count))
    return box.columns(*[wide] * count, REST)[:-1]
