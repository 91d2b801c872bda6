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
from wonderland.ui.kit.layout import Box

LABELS, LABELS_NAMED = 66.0, 100.0
"""The room for the words before the dice and figures, without and with a side's name."""
MARK, FIGURE = 20.0, 34.0
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
        return LABELS_NAMED if self.named else LABELS


def draw_pool(
    canvas: Canvas, box: Box, left: PoolLeft, names: Mapping[str, str],
    pick: Callable[[str], Callable[[], object] | None],
) -> None:  # fmt: skip
    """Draw what a side has left; figures are controls, to be looked at and some to be called."""
    rect = box.rect(canvas)
    canvas.tab(rect, "front" if left.named else "box", SIDE_COLOURS[left.side], 4, 8)
    upper, lower = box.y + 18, box.y + box.height - 28
    _draw_dice(canvas, box, upper, left, rect)
    dice, figures = say("Dice {n}", n=len(left.dice)), say("Figures {n}", n=len(left.figures))
    if left.named:
        dice = say("{side}’s dice {n}", side=left.named, n=len(left.dice))
        figures = say("Its figures {n}", n=len(left.figures))
    canvas.text(dice, box.x + 9, upper, LABEL, 14, "quiet", within=rect)
    canvas.text(figures, box.x + 9, lower, LABEL, 14, "quiet", within=rect)
    counted = Counter(left.figures)
    ordered = sorted(counted, key=lambda figure: (figure[0] not in left.open, figure[1], figure[0]))
    called = say("{n} called", n=left.called) if left.called else ""
    wide = canvas.fonts.size(called, LABEL, 13)[0] / canvas.scale if called else 0.0
    room = box.width - left.labels - 14 - wide
    step = min(FIGURE + 8, room / max(1, len(ordered)))
    for index, (code, kind) in enumerate(ordered):
        cell = canvas.rect(
            box.x + left.labels + 2 + step * index, lower - 21, min(step, FIGURE + 8), 44
        )
        _draw_one(canvas, cell, left, (code, kind), counted[code, kind], names, pick)
    if called:
        canvas.text(called, box.right - 9, lower, LABEL, 13, "quiet", RIGHT, rect)


def _draw_dice(canvas: Canvas, box: Box, y: float, left: PoolLeft, rect: Rect) -> None:
    counted = Counter(left.dice)
    ordered = sorted(counted, key=lambda kind: (kind[0], "WBYGRK".index(kind[1])))
    room = box.width - left.labels - 10
    if len(ordered) * SPACED > room:
        _draw_each(canvas, box, y, left, [kind for kind in ordered for _ in range(counted[kind])])
        return
    step = min(42.0, room / max(1, len(ordered)))
    for index, kind in enumerate(ordered):
        x = box.x + left.labels + 2 + step * index
        if kind in left.lit:
            canvas.outline(canvas.rect(x - 3, y - 13, min(step, 40.0), 26), "now", 2.5, 6)
        draw_mark(canvas, kind, (canvas.px(x + MARK / 2), canvas.px(y)), canvas.px(MARK))
        if counted[kind] > 1:
            canvas.text(f"×{counted[kind]}", x + MARK + 1, y, LABEL, 14, within=rect)


def _draw_each(canvas: Canvas, box: Box, y: float, left: PoolLeft, dice: Sequence[str]) -> None:
    """Draw the dice one by one, where there are too many kinds for a number beside each."""
    step = min(MARK, (box.width - left.labels - 10) / len(dice))
    for index, kind in enumerate(dice):
        x = box.x + left.labels + 2 + step * index
        if kind in left.lit:
            canvas.outline(canvas.rect(x - 1, y - 12, step + 1, 24), "now", 2, 5)
        draw_mark(canvas, kind, (canvas.px(x + step / 2), canvas.px(y)), canvas.px(step - 0.5))


def _draw_one(
    canvas: Canvas, cell: Rect, left: PoolLeft, figure: tuple[str, str], count: int,
    names: Mapping[str, str], pick: Callable[[str], Callable[[], object] | None],
) -> None:  # fmt: skip
    code, kind = figure
    size = min(canvas.px(FIGURE), cell.width + canvas.px(8))
    at = (cell.centerx - size / 2, cell.bottom - size)
    if kind.endswith("K"):
        known = code if len(code) == 3 else ""
        draw_chest(canvas, left.side, kind, known, at, size)
    else:
        draw_figure(canvas, code, kind, left.side, at, size)
    if count > 1:
        canvas.text(f"×{count}", (cell.right - 2) / canvas.scale, cell.top / canvas.scale + 8, LABEL,
                    13, "text", RIGHT)  # fmt: skip
    if code not in names:  # what lies in a chest of the other side's
        return
    act, name = pick(code), names[code]
    says = say("Call {name}", name=name) if act else name
    region = canvas.region(f"{FIGURES}{code}", cell, act, says)
    # Enter goes on, once it is chosen, and where there is nothing to choose any more.
    region.chosen_by_space = code == left.picked or act is None
    if code == left.picked:
        canvas.outline(cell, "now", 3, 8)
    elif canvas.pointer.hover == region.key:
        canvas.outline(cell, "ghost-edge", 2, 8)
    canvas.ring(region, 8)
