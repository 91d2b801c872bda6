"""Long texts and long lists in a box: what is in sight, and turning further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, LEFT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.sizes import NOTE, SMALL
from wonderland.ui.kit.spaces import LOW_CONTROL, TIGHT

ROW, LINE, EDGE, TEXT_EDGE = 30.0, 22.0, 10.0, 20.0
"""The heights of a row and of a line; what is left free round them, and before the words of a row."""
TURN_WIDE = 70.0
"""How wide the buttons are that turn the page."""


@dataclass(frozen=True, slots=True)
class ListItem:
    """A row of a list: what it says, what a click does, and what it says when pointed at."""

    label: str
    act: Callable[[], object]
    why: str = ""


class PickList:
    """Rows to be picked from, a page at a time.

    Args:
        key: what its controls' keys begin with.

    Attributes:
        first: the number of the first row in sight.
    """

    def __init__(self, key: str) -> None:
        self._key = key
        self.first = 0
        self._count = 0
        self._room = 1

    def turn(self, rows: int) -> None:
        """Go down by some rows, or up."""
        self.first = max(0, min(self.first + rows, self._count - self._room))

    def page(self, way: int) -> None:
        """Go down by a page, or up."""
        self.turn(way * self._room)

    def draw(self, canvas: Canvas, box: Box, count: int, item: Callable[[int], ListItem]) -> None:
        """Draw the rows that are in sight; where not all are, what turns the page.

        Args:
            canvas: what is drawn on.
            box: where it is.
            count: how many rows there are.
            item: makes a row by its number; only those in sight are made.
        """
        canvas.fill(box.rect(canvas), "box", RADIUS)
        inner = box.inset(EDGE)
        step = ROW + TIGHT
        room = max(1, int(inner.height // step))
        paged = count > room
        if paged:
            inner, turning = inner.rows(REST, LOW_CONTROL, gap=TIGHT)
            room = max(1, int(inner.height // step))
        self._count, self._room = count, room
        self.turn(0)
        shown = range(self.first, min(count, self.first + room))
        for number, row in zip(shown, inner.pile(len(shown), ROW, TIGHT), strict=True):
            self._draw_row(canvas, row, number, item(number))
        if paged:
            self._draw_turning(canvas, turning, count)
            canvas.scrolls.append(box.rect(canvas))

    def _draw_row(self, canvas: Canvas, row: Box, number: int, item: ListItem) -> None:
        label = canvas.fitted(item.label, BOLD, NOTE, row.inset(TEXT_EDGE, 0).width)
        why = item.why or (item.label if label != item.label else "")
        canvas.button(
            f"{self._key}-{number}", row.rect(canvas), label, item.act, size=NOTE, align=LEFT, why=why, inset=TEXT_EDGE
        )

    def _draw_turning(self, canvas: Canvas, bar: Box, count: int) -> None:
        up, between, down = bar.columns(TURN_WIDE, REST, TURN_WIDE)
        earlier = (lambda: self.page(-1)) if self.first else None
        later = (lambda: self.page(1)) if self.first + self._room < count else None
        canvas.button(f"{self._key}-up", up.rect(canvas), say("Up"), earlier, size=SMALL)
        canvas.button(f"{self._key}-down", down.rect(canvas), say("Down"), later, size=SMALL)
        last = min(count, self.first + self._room)
        words = say("{first} to {last} of {count}", first=self.first + 1, last=last, count=count)
        line_in(canvas, between, words, LABEL, SMALL, "quiet", CENTRE)


class LongText:
    """Lines of text that may be more than there is room for."""

    def __init__(self) -> None:
        self.first = 0
        self._longest = 0

    def turn(self, lines: int) -> None:
        """Go down by some lines, or up."""
        self.first = max(0, min(self.first + lines, self._longest))

    def draw(self, canvas: Canvas, box: Box, lines: Sequence[str], size: float = 16) -> None:
        """Draw the lines that are in sight, wrapped to the box."""
        rect = box.rect(canvas)
        canvas.fill(rect, "front", RADIUS)
        inner = box.inset(2 * EDGE, EDGE)
        rows: list[str] = []
        for line in lines:
            rows += canvas.fonts.wrap(line, LABEL, size, canvas.px(inner.width)) or ("",)
        room = max(1, int(inner.height // LINE))
        self._longest = max(0, len(rows) - room)
        if self._longest:
            canvas.scrolls.append(rect)
        self.turn(0)
        for row, place in zip(rows[self.first :], inner.pile(room, LINE), strict=False):
            canvas.text(row, *place.left, LABEL, size, within=rect)
