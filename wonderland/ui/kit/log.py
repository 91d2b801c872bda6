"""A log beside a board: lines in words, the turn that opens at one, why one was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, READ

SIZE, LEADING = 15, 21
LEAST = 40.0
"""The height below which there is no log."""
TIP = "Click, or V: in words or in notation. The wheel scrolls."


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    Attributes:
        words: what it says.
        turn: the turn it opens, 0 for none.
        square: a place on the board that it is about, or ``""``.
        why: why it was done, if someone said.
    """

    words: str
    turn: int
    square: str
    why: str = ""


class LogBook:
    """What was said so far, and how far back one reads.

    Attributes:
        lines: in words, oldest first.
        back: how many rows up the reader is.
        as_notation: whether it is read in notation.
    """

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.back = 0
        self.as_notation = False

    def say(self, words: str) -> None:
        """Add a line that is about nothing on the board."""
        self.lines.append(LogLine(words, 0, ""))

    def flip(self) -> None:
        """Read it in words or in notation."""
        self.as_notation = not self.as_notation
        self.back = 0

    def scroll(self, rows: int) -> None:
        """Go up by some rows, or down again."""
        self.back = max(0, min(len(self.lines), self.back + rows))

    def shown(self, notation: Sequence[str]) -> list[LogLine]:
        """The lines as they are read now; ``notation`` is the same in notation."""
        if not self.as_notation:
            return self.lines
        return [LogLine(line, 0, "") for line in notation]


class LogPanel:
    """Draws the end of a log in a box, and knows which of its rows the mouse is on."""

    def __init__(self) -> None:
        self.mouse: tuple[int, int] = (-1, -1)
        self.rows: list[Rect] = []

    def draw(
        self, canvas: Canvas, box: Rect, log: Sequence[LogLine], back: int,
        flip: Callable[[], None] | None = None,
    ) -> str | None:  # fmt: skip
        """Draw the last rows that have room, and return the place that the mouse points out.

        Args:
            canvas: what is drawn on.
            box: where it is.
            log: all lines.
            back: how many rows up the reader is.
            flip: turns between words and notation; None where that is not offered.
        """
        region = None
        if flip:
            region = canvas.region("log", box, flip, "The log", why=TIP, shortcut="v")
        canvas.fill(box, "box", 7)
        s = canvas.scale
        x, y, width, high = box.left / s, box.top / s, box.width / s, box.height / s
        room = int((high - 14) // LEADING)
        rows = log_rows(canvas, log, width - 22)
        last = max(min(room, len(rows)), len(rows) - back)
        watched = None
        self.rows = []
        for index, (words, turn, line) in enumerate(rows[max(0, last - room) : last]):
            top = y + 8 + LEADING * index
            left = x + 11
            if turn:
                number = canvas.text(str(turn), left, top + 10, BOLD, SIZE, within=box)
                left = number.right / canvas.scale + 5
            canvas.text(words, left, top + 10, READ, SIZE, within=box)
            row = canvas.rect(x, top, width, LEADING)
            self.rows.append(row)
            if row.collidepoint(self.mouse):
                watched = line.square or None
                if region and line.why:
                    region.why, region.tip_at = line.why, row
        return watched

    def point(self, mouse: tuple[int, int]) -> bool:
        """Take where the mouse is; whether it came to another row."""
        before = Rect(self.mouse, (1, 1)).collidelist(self.rows)
        self.mouse = mouse
        return Rect(mouse, (1, 1)).collidelist(self.rows) != before


def log_rows(
    canvas: Canvas, log: Sequence[LogLine], width: float
) -> list[tuple[str, int, LogLine]]:
    """Break the log into rows of a width: words, the turn that opens there, the whole line."""
    rows: list[tuple[str, int, LogLine]] = []
    for line in log:
        room = canvas.px(width - (22 if line.turn else 0))
        for index, words in enumerate(canvas.fonts.wrap(line.words, READ, SIZE, room)):
            rows.append((words, line.turn if index == 0 else 0, line))
    return rows
