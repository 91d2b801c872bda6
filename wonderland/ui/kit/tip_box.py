"""A tip on the felt: given once, gone with a click or when the player goes on."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.learn.tips import Tip
from wonderland.session.tips import TipBook
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ

WIDE, MARGIN, LEADING = 380.0, 20.0, 23.0
RANKS_WIDE, DOWN = 36.0, 12.0


class TipBox:
    """The tip that is shown now, if any.

    Attributes:
        tip: what is shown.
    """

    def __init__(self, book: TipBook) -> None:
        self._book = book
        self._mode = ""
        self.tip: Tip | None = None

    def look(self, mode: str, events: Iterable[object]) -> None:
        """See whether a tip matters now; the one shown goes when the player is asked something else."""
        moments = [type(event).__name__ for event in events]
        found = self._book.at([*moments, mode])
        if found or mode != self._mode:
            self.tip = found
        self._mode = mode

    def close(self) -> None:
        """Take the tip away."""
        self.tip = None

    def no_more(self) -> None:
        """Take the tip away, and give no others."""
        self._book.no_more()
        self.close()

    def draw(self, canvas: Canvas, felt: Rect) -> Rect | None:
        """Draw the tip high on the felt, and return where it is."""
        if self.tip is None:
            return None
        s = canvas.scale
        rows = canvas.fonts.wrap(self.tip.says, READ, 16, canvas.px(WIDE - 2 * MARGIN))
        x, y = felt.left / s + RANKS_WIDE, felt.top / s + DOWN
        high = 98 + LEADING * len(rows)
        box = canvas.rect(x, y, WIDE, high)
        canvas.shadow(box, 150, 9, 5, 10)
        canvas.fill(box, "front", 9)
        canvas.fill(canvas.rect(x, y, 7, high), "good", 4)
        canvas.text("A tip", x + MARGIN, y + 22, BOLD, 15, "good", within=box)
        right = x + WIDE - MARGIN
        canvas.text(self.tip.rule, right, y + 22, LABEL, 14, "quiet", RIGHT, within=box)
        for index, row in enumerate(rows):
            canvas.text(row, x + MARGIN, y + 48 + LEADING * index, READ, 16, within=box)
        top = y + high - 44
        canvas.button(
            "tip-close", canvas.rect(x + MARGIN, top, 80, 30), "Got it", self.close, size=15
        )
        canvas.button("tip-none", canvas.rect(x + MARGIN + 88, top, 122, 30), "No more tips",
                      self.no_more, size=15, why="They can be had again in the settings")  # fmt: skip
        return box
