"""A box on the felt that asks a side something, and covers nobody whom it is about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.look import SEAT_COLOURS
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.boxes import draw_box, free_place
from wonderland.ui.kit.canvas import Canvas, Rect

RIGHT = 24
"""How far a box stays from the felt's right edge."""


class AskBox(ABC):
    """A box that asks the awaited side something.

    Args:
        control: what the player has begun.
        do: lets him do something, and shows what came of it.

    Attributes:
        wide: how wide it is, in logical pixels.
        upper: whether it may lie above the squares, at the felt's upper edge.
        rect: where it lay when it was drawn last.
    """

    wide: float

    def __init__(self, control: Intent, do: Do) -> None:
        self.control = control
        self.do = do
        self.upper = True
        self.rect = Rect(0, 0, 0, 0)

    @property
    @abstractmethod
    def high(self) -> float:
        """How high it is, in logical pixels."""

    @abstractmethod
    def about(self) -> list[str]:
        """The squares that it is about."""

    @abstractmethod
    def primary(self) -> str:
        """The key of the control that Enter means."""

    @abstractmethod
    def _draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what it asks into a box."""

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where it lies."""
        control = self.control
        standing = [being["square"] for being in control.state["beings"]]
        standing += queries.fixed(control.match).images.values()
        size = (self.wide, self.high)
        return place(canvas, layout, size, self.about(), standing, upper=self.upper)

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw it over the felt."""
        self.rect = self.where(canvas, layout)
        draw_box(canvas, self.rect, SEAT_COLOURS[self.control.seat])
        self._draw(canvas, self.rect)


def place(
    canvas: Canvas, layout: Layout, size: tuple[float, float], about: Sequence[str],
    beings: Sequence[str], *, upper: bool = True,
) -> Rect:  # fmt: skip
    """Find room on the felt for a box of a size in logical pixels.

    It covers least of the squares that it is ``about``, then of the others where ``beings`` stand,
    and lies low if it can, at first on the side away from what it is about.
    """
    felt = layout.felt
    width, height = min(canvas.px(size[0]), felt.width - canvas.px(40)), canvas.px(size[1])
    left, right = felt.left + canvas.px(34), felt.right - canvas.px(RIGHT) - width
    top = felt.top + canvas.px(8) if upper else layout.room.top
    low = layout.low - height
    across = [left, right, (left + right) // 2]
    centres = [layout.cell(square).centerx for square in about]
    if centres and sum(centres) / len(centres) <= felt.centerx:
        across[:2] = [right, left]
    corners = [Rect(x, y, width, height) for y in ([low, top] if upper else [low]) for x in across]
    upmost = min(top, low)
    room = Rect(left, upmost, right + width - left, low + height - upmost)
    asked = [layout.standing(square) for square in about]
    others = [layout.standing(square) for square in beings if square not in about]
    return free_place(corners, room, asked, others, max(1, layout.square // 2))
