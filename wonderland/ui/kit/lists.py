"""Long texts and long lists in a box: what is in sight, and turning further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.ui.kit.canvas import LEFT, Canvas
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, Box

ROW, TURN_HIGH, PAD = 34.0, 32.0, 10.0
LINE = 22.0


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
        canvas.fill(box.rect(canvas), "box", 7)
        inner = box.inset(PAD)
        room = max(1, int(inner.height // ROW))
        paged = count > room
        if paged:
            room = max(1, int((inner.height - TURN_HIGH) // ROW))
        self._count, self._room = count, room
        self.turn(0)
        shown = range(self.first, min(count, self.first + room))
        for number, row in zip(shown, inner.pile(len(shown), ROW), strict=True):
            self._draw_row(canvas, row, number, item(number))
        if paged:
            self._draw_turning(canvas, inner, count)

    def _draw_row(self, canvas: Canvas, row: Box, number: int, item: ListItem) -> None:
        rect = Box(row.x, row.y, row.width, row.height - 4).rect(canvas)
        label = canvas.fitted(item.label, "bold", 15, row.width - 40)
        why = item.why or (item.label if label != item.label else "")
        canvas.button(f"{self._key}-{number}", rect, label, item.act, size=15, align=LEFT, why=why)

    def _draw_turning(self, canvas: Canvas, inner: Box, count: int) -> None:
        bar = inner.rows(REST, TURN_HIGH - 4)[1]
        up, words_box, down = bar.columns(70, REST, 70)
        earlier = (lambda: self.page(-1)) if self.first else None
        later = (lambda: self.page(1)) if self.first + self._room < count else None
        canvas.button(f"{self._key}-up", up.rect(canvas), say("Up"), earlier, size=14)
        canvas.button(f"{self._key}-down", down.rect(canvas), say("Down"), later, size=14)
        last = min(count, self.first + self._room)
        words = say("{first} to {last} of {count}", first=self.first + 1, last=last, count=count)
        canvas.text(words, *words_box.centre, LABEL, 14, "quiet", "centre")


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
        canvas.fill(rect, "front", 7)
        inner = box.inset(2 * PAD, PAD)
        rows: list[str] = []
        for line in lines:
            rows += canvas.fonts.wrap(line, LABEL, size, canvas.px(inner.width)) or ("",)
        room = max(1, int(inner.height // LINE))
        self._longest = max(0, len(rows) - room)
        self.turn(0)
        for index, row in enumerate(rows[self.first : self.first + room]):
            canvas.text(row, inner.x, inner.y + LINE * (index + 0.5), LABEL, size, within=rect)
