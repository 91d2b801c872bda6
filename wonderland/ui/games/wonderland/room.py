"""Where a lesson's frame has room on the felt: what it had better not cover, and what it would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.boxes import covered
from wonderland.ui.kit.canvas import Canvas, Rect

GAP, RANKS_WIDE = 14.0, 36.0
"""How far a frame stays from the felt's edges, and from the left one, where the rows are named."""
MOST_MARKED = 12
"""Marked squares beyond so many are all over the table, and nothing can leave them free."""
Cost = tuple[float, ...]


class Sized(Protocol):
    """What has a size in logical pixels."""

    @property
    def wide(self) -> float:
        """How wide it is."""
        ...

    @property
    def high(self) -> float:
        """How high it is."""
        ...


@dataclass(frozen=True, slots=True)
class Taken:
    """What is on the felt that a frame may cover.

    Attributes:
        asked: the boxes that ask the player something.
        marked: the squares that the step is about, with whoever stands there.
        beings: the other beings, and where the size of an ability is set.
        laid: the laid squares.
    """

    asked: Sequence[Rect]
    marked: Sequence[Rect]
    beings: Sequence[Rect]
    laid: Sequence[Rect]

    def cost(self, box: Rect, flat: bool) -> Cost:
        """What a frame would cover, the worst first; the flat form only where it spares a being."""
        worst = (covered(self.asked, box), covered(self.marked, box), covered(self.beings, box))
        return (*worst, float(flat), covered(self.laid, box))


def corners(canvas: Canvas, layout: Layout, form: Sized) -> list[Rect]:
    """Where a frame may lie: in a corner of the felt, or in the middle of its lower or upper edge."""
    s, felt = canvas.scale, layout.felt
    last = felt.right / s - form.wide - GAP
    left = min(felt.left / s + RANKS_WIDE, last)
    low, top = layout.low / s - form.high, felt.top / s + GAP
    across = (left, last, (left + last) / 2)
    return [canvas.rect(x, y, form.wide, form.high) for y in (low, top) for x in across]


def taken_by(
    state: dict[str, Any], asked: Sequence[Rect], canvas: Canvas, layout: Layout,
    marked: Sequence[str],
) -> Taken:  # fmt: skip
    """Look what is on the felt.

    Args:
        state: of the match.
        asked: where the boxes are that ask the player something.
        canvas: what is drawn on.
        layout: where things lie.
        marked: the squares that matter now.
    """
    laid = [layout.cell(name) for side in "we" for name in state["laid"][side]]
    slider = Rect(0, 0, canvas.px(320), canvas.px(50))  # the size of an ability is set there
    slider.bottomright = (layout.felt.right, layout.low)
    beings = [layout.standing(being["square"]) for being in state["beings"]]
    if not asked:
        beings.append(slider)
    about = marked if len(marked) <= MOST_MARKED else ()
    return Taken(asked, [layout.standing(name) for name in about], beings, laid)
