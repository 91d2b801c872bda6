"""A tip on the felt: given once, gone with a click or when the player goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wonderland.core.message import say
from wonderland.learn.tips import Tip
from wonderland.session.tips import TipBook
from wonderland.ui.kit.boxes import covered
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.kit.layout import REST, box_of, line_in
from wonderland.ui.kit.sizes import NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import APART, GAP, PAD

WIDE, MARGIN, HEAD, LEADING = 380.0, 20.0, 24.0, 23.0
BUTTON, CLOSE, NONE = 30.0, 80.0, 122.0
"""How high its buttons are, and how wide where there is room."""
DOWN = 12.0


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

    def close(self) -> bool:
        """Take the tip away; whether there was one."""
        shown, self.tip = self.tip is not None, None
        return shown

    def no_more(self) -> None:
        """Take the tip away, and give no others."""
        self._book.no_more()
        self.close()

    def high(self, canvas: Canvas, width: float) -> float:
        """How much room the tip takes on a felt so wide, in logical pixels; nothing without one."""
        return _high(len(self._rows(canvas, width))) + DOWN if self.tip else 0.0

    def _rows(self, canvas: Canvas, width: float) -> tuple[str, ...]:
        wide = min(WIDE, width - 2 * DOWN)
        says = self.tip.says if self.tip else ""
        return tuple(canvas.fonts.wrap(says, READ, PLAIN, canvas.px(wide - 2 * MARGIN)))

    def draw(self, canvas: Canvas, felt: Rect, avoid: Sequence[Rect] = (), never: Sequence[Rect] = ()) -> Rect | None:
        """Draw the tip high on the felt, or low, and return where it is; None where it isn't.

        Args:
            canvas: what is drawn on.
            felt: where it may lie.
            avoid: of which it covers as little as it can, at the left or at the right.
            never: what it must not cover: where there is no other room it waits.
        """
        if self.tip is None:
            return None
        s = canvas.scale
        wide = min(WIDE, felt.width / s - 2 * DOWN)
        rows = self._rows(canvas, felt.width / s)
        margin = min(36, (felt.width / s - wide) / 2)
        y = felt.top / s + DOWN
        high = _high(len(rows))
        corners = (felt.left / s + margin, felt.right / s - margin - wide)
        low = felt.bottom / s - DOWN - high
        boxes = [canvas.rect(left, top, wide, high) for top in (y, low) for left in corners]
        free = [box for box in boxes if not covered(never, box)]
        if not free:
            return None
        uppermost = min(box.top for box in free)
        box = min(free, key=lambda place: (place.top > uppermost, covered(avoid, place)))
        canvas.cover(box)
        canvas.shadow(box, 150, 9, 5, 10)
        canvas.tab(box, "front", "good", 7, 9)
        _, head, *lines, _, foot, _ = (
            box_of(canvas, box).inset(MARGIN, 0).rows(APART, HEAD, *[LEADING] * len(rows), PAD, BUTTON, REST)
        )
        line_in(canvas, head, say("A tip"), BOLD, NOTE, "good", within=box)
        line_in(canvas, head, self.tip.rule, LABEL, SMALL, "quiet", RIGHT, box, foot=(BOLD, NOTE))
        for row, line in zip(rows, lines, strict=True):
            canvas.text(row, *line.left, READ, PLAIN, within=box)
        fit = min(1.0, (foot.width - GAP) / (CLOSE + NONE))
        close, none = foot.columns(CLOSE * fit, NONE * fit, gap=GAP)
        canvas.button("tip-close", close.rect(canvas), say("Got it"), self.close, size=NOTE)
        canvas.button("tip-none", none.rect(canvas), say("No more tips"), self.no_more, size=NOTE,
                      why=say("They can be had again in the settings"))  # fmt: skip
        return box


def _high(rows: int) -> float:
    """How high a tip of so many rows is."""
    return APART + HEAD + LEADING * rows + PAD + BUTTON + PAD
