"""One's own dice and figures that are left, in two rows of the panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.figures import draw_chest, draw_figure, draw_mark
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, Box, box_of, text_width

MARK, FIGURE = 20.0, 34.0
GAP = 2.0
OVERHANG = 9.0
"""What is free between words and cells, so that no figure reaches into the words."""
LIT = 24.0
"""How high what marks a die is."""
FIGURES = "figure-"
"""What stands before a figure's code in the key of its control."""
SPACED = 37.0
"""The room that a kind of die needs with a number beside it."""


@dataclass(frozen=True, slots=True)
class PoolLeft:
    """What a side has left.

    Attributes:
        side: whose.
        dice: kinds of dice, each as often as there are of it.
        figures: code and kind of each figure; the code of an item not to be seen is its kind.
        open: codes of the figures that can be called now.
        lit: kinds of dice that are pointed at.
        picked: the figure that is chosen.
        called: how many monsters were called.
        named: what the side is called, where it is not one's own.
    """

    side: str
    dice: Sequence[str]
    figures: Sequence[tuple[str, str]]
    open: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    picked: str = ""
    called: int = 0
    named: str = ""

    @property
    def labels(self) -> float:
        """The room for the words before the dice and figures."""
        return 91 if self.named else 57


def draw_pool(
    canvas: Canvas, box: Box, left: PoolLeft, names: Mapping[str, str],
    pick: Callable[[str], Callable[[], object] | None],
) -> Mapping[str, Sequence[Rect]]:  # fmt: skip
    """Draw what a side has left; figures are controls, to be looked at and some to be called.

    Returns:
        where the dice of each kind lie; one place for all of a kind that are told by a number.
    """
    rect = box.rect(canvas)
    canvas.tab(rect, "front" if left.named else "box", SIDE_COLOURS[left.side], 4, 8)
    upper, lower = box.inset(9, 0).rows(30, REST)
    says = say("Dice {n}", n=len(left.dice)), say("Figures {n}", n=len(left.figures))
    if left.named:
        says = (
            say("{side}’s dice {n}", side=left.named, n=len(left.dice)),
            say("Its figures {n}", n=len(left.figures)),
        )
    labels = max(left.labels, *(text_width(canvas, said, LABEL, 14) for said in says))
    words, dice = upper.columns(labels, REST, gap=GAP)
    words_below, figures = lower.columns(labels, REST, gap=GAP)
    figures = figures.without(left=OVERHANG)
    for said, place in zip(says, (words, words_below), strict=True):
        canvas.text(said, *place.left, LABEL, 14, "quiet", within=rect)
    lie = _draw_dice(canvas, dice, left, rect)
    counted = Counter(left.figures)
    ordered = sorted(counted, key=lambda figure: (figure[0] not in left.open, figure[1], figure[0]))
    if left.called:
        called = say("{n} called", n=left.called)
        figures, _ = figures.columns(REST, text_width(canvas, called, LABEL, 13), gap=OVERHANG)
        canvas.text(called, *lower.end, LABEL, 13, "quiet", RIGHT, rect)
    for figure, place in zip(ordered, _side_by_side(figures, len(ordered), 42), strict=True):
        cell = place.fitted(height=38).rect(canvas)
        _draw_one(canvas, cell, left, figure, counted[figure], names, pick)
    return lie


def _side_by_side(box: Box, count: int, most: float) -> list[Box]:
    """Places for some things from a box's left on, each as wide as it wishes or as there is room."""
    wide = min(most, box.width / max(1, count))
    return box.columns(*[wide] * count, REST)[:-1]


def _draw_dice(canvas: Canvas, box: Box, left: PoolLeft, rect: Rect) -> dict[str, list[Rect]]:
    counted = Counter(left.dice)
    ordered = sorted(counted, key=lambda kind: (kind[0], "WBYGRK".index(kind[1])))
    if len(ordered) * SPACED > box.width:
        each = [kind for kind in ordered for _ in range(counted[kind])]
        return _draw_each(canvas, box, left, each)
    lie: dict[str, list[Rect]] = {}
    for kind, place in zip(ordered, _side_by_side(box, len(ordered), 42), strict=True):
        lie[kind] = [place.fitted(height=LIT).rect(canvas)]
        if kind in left.lit:
            canvas.lit(lie[kind][0], 2.5, 6)
        mark, number = place.inset(2, 0).columns(MARK, REST, gap=1)
        draw_mark(canvas, kind, mark.rect(canvas).center, canvas.px(MARK))
        if counted[kind] > 1:
            canvas.text(f"×{counted[kind]}", *number.left, LABEL, 14, within=rect)
    return lie


def _draw_each(
    canvas: Canvas, box: Box, left: PoolLeft, dice: Sequence[str]
) -> dict[str, list[Rect]]:
    """Draw the dice one by one, where there are too many kinds for a number beside each."""
    lie: dict[str, list[Rect]] = {}
    for kind, place in zip(dice, _side_by_side(box, len(dice), MARK), strict=True):
        rect = place.fitted(height=LIT).rect(canvas)
        lie.setdefault(kind, []).append(rect)
        if kind in left.lit:
            canvas.lit(rect, 2, 5)
        draw_mark(canvas, kind, rect.center, canvas.px(place.width - 0.5))
    return lie


def _draw_one(
    canvas: Canvas, cell: Rect, left: PoolLeft, figure: tuple[str, str], count: int,
    names: Mapping[str, str], pick: Callable[[str], Callable[[], object] | None],
) -> None:  # fmt: skip
    code, kind = figure
    size = min(canvas.px(FIGURE), cell.inflate(canvas.px(8), 0).width)
    at = (cell.centerx - size / 2, cell.bottom - size)
    if kind.endswith("K"):
        known = code if len(code) == 3 else ""
        draw_chest(canvas, left.side, kind, known, at, size)
    else:
        draw_figure(canvas, code, kind, left.side, at, size)
    if count > 1:
        corner, _ = box_of(canvas, cell).inset(2, 0).rows(14, REST)
        canvas.text(f"×{count}", *corner.end, LABEL, 13, "text", RIGHT)
    if code not in names:  # what lies in a chest of the other side's
        return
    act, name = pick(code), names[code]
    says = say("Call {name}", name=name) if act else name
    region = canvas.region(f"{FIGURES}{code}", cell, act, says)
    # Enter goes on, once it is chosen, and where there is nothing to choose any more.
    region.chosen_by_space = code == left.picked or act is None
    if code == left.picked:
        canvas.lit(cell, 3, 8)
    elif canvas.pointer.hover == region.key:
        canvas.outline(cell, "ghost-edge", 2, 8)
    canvas.ring(region, 8)
