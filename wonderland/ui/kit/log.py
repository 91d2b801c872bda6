"""A log beside a board: lines in words, the turn that opens at one, why one was done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.kit.on_demand import OnDemand
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, ITALIC, READ
from wonderland.ui.kit.layout import REST, Box, box_of, line_in, text_width
from wonderland.ui.kit.spaces import GAP, HAIR, NEAR, TIGHT


class Setting(NamedTuple):
    """How large lines are set, and how far apart."""

    size: float
    leading: float

    def room(self, high: float) -> int:
        """For how many rows there is room in a height."""
        return int((high + HAIR) // self.leading)


USUAL, CLOSE = Setting(15, 23), Setting(13, 17)
"""The same where the last line has no room otherwise."""
PIECE, ICON, ICON_STEP, AFTER = 23, 15, 18, 6
"""The size of a picture before a line, of each of several, how far it is from one of those to the
next, and the room after them.

None is higher than its row, so that those of two rows don't cover each other.
"""
EDGE = 11.0
"""From the edges of the log to its lines."""
LEAST = 40.0
"""The height below which there is no log."""
EMPTY = say("What happens is told here.")
TIP = say("Click: in words or in notation. The wheel scrolls.")


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    Attributes:
        words: what it says.
        turn: the turn it opens, 0 for none.
        square: a place on the board that it is about, or ``""``.
        why: why it was done, if someone said.
        pictures: the sprites before its words: one large, or several small.
    """

    words: str
    turn: int
    square: str
    why: str = ""
    pictures: tuple[str, ...] = ()

    @property
    def indent(self) -> float:
        """How far its words are moved to the right for its pictures."""
        if not self.pictures:
            return 0.0
        return AFTER + (PIECE if len(self.pictures) == 1 else ICON_STEP * len(self.pictures))


class LogBook(ABC):
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

    @abstractmethod
    def rewrite(self) -> None:
        """Write it anew from the match's lines."""

    @abstractmethod
    def write(self, events: Sequence[Event]) -> None:
        """Write what has just happened, as those who read it may know it."""

    def note(self, words: str) -> None:
        """Add a line that is about nothing on the board."""
        self.lines.append(LogLine(words, 0, ""))

    def flip(self) -> None:
        """Read it in words or in notation."""
        self.as_notation = not self.as_notation
        self.back = 0

    def scroll(self, rows: int) -> None:
        """Go up by some rows, or down again."""
        self.back = max(0, min(len(self.lines), self.back + rows))

    def shown(self, notation: Sequence[str]) -> Sequence[LogLine]:
        """The lines as they are read now; ``notation`` is the same in notation."""
        if not self.as_notation:
            return self.lines
        return OnDemand(len(notation), lambda place: LogLine(notation[place], 0, ""))


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
            region = canvas.region("log", box, flip, say("The log"), why=TIP, shortcut="log")
        canvas.fill(box, "box", RADIUS)
        inner = box_of(canvas, box).inset(EDGE, GAP)
        setting, room = USUAL, USUAL.room(inner.height)
        rows = log_rows(canvas, log, inner.width, room + back)
        if rows and not back and sum(row[2] is rows[-1][2] for row in rows) > room:
            inner = box_of(canvas, box).inset(EDGE, TIGHT)
            setting, room = CLOSE, CLOSE.room(inner.height)
            rows = log_rows(canvas, log, inner.width, room, CLOSE.size)
        if len(rows) > room:
            canvas.scrolls.append(box)
        last = max(min(room, len(rows)), len(rows) - back)
        watched = None
        self.rows = []
        if not rows:
            line_in(canvas, inner, EMPTY, ITALIC, USUAL.size, "quiet", CENTRE, box)
        firsts = {i for i, row in enumerate(rows) if i == 0 or rows[i - 1][2] is not row[2]}
        begin = max(0, last - room)
        begin = min((i for i in firsts if begin <= i < last), default=begin)  # a line's first row
        cut: LogLine | None = (
            None  # too long a line: its beginning stands there, all of it in the tip
        )
        if 0 < begin not in firsts and room and not back:
            begin = max(i for i in firsts if i < begin)
            last = begin + room
            words, turn, cut = rows[last - 1]
            rows[last - 1] = (f"{words.rpartition(' ')[0]} …", turn, cut)
        places = inner.pile(last - begin, setting.leading)
        for index, ((words, turn, line), place) in enumerate(
            zip(rows[begin:last], places, strict=True), start=begin
        ):
            row = place.inset(-EDGE, 0).rect(canvas)
            self.rows.append(row)
            wide = _number_wide(canvas, turn, setting.size)
            number, pictures, told = place.columns(wide, line.indent, REST)
            if turn:
                canvas.text(str(turn), *number.left, BOLD, setting.size, within=box)
            if index in firsts:
                _draw_pictures(canvas, line, pictures)
            canvas.text(words, *told.left, READ, setting.size, within=box)
            if row.collidepoint(self.mouse):
                watched = line.square or None
                whole_line = line.words if line is cut else ""
                if region and (why := line.why or whole_line):
                    region.why, region.tip_at = why, row
        return watched

    def point(self, mouse: tuple[int, int]) -> bool:
        """Take where the mouse is; whether it came to another row."""
        before = Rect(self.mouse, (1, 1)).collidelist(self.rows)
        self.mouse = mouse
        return Rect(mouse, (1, 1)).collidelist(self.rows) != before


def log_rows(
    canvas: Canvas, log: Sequence[LogLine], width: float, most: int, size: float = USUAL.size
) -> list[tuple[str, int, LogLine]]:
    """Break the end of the log into rows of a width: words, the turn that opens there, the line.

    Args:
        canvas: what they are drawn on.
        log: all lines; only so many of the last are broken as are needed.
        width: the width of a row.
        most: how many rows are needed; there may be some more.
        size: how large they are set.
    """
    blocks: list[list[tuple[str, int, LogLine]]] = []
    found = 0
    for line in reversed(log):
        if found >= most:
            break
        room = canvas.px(width - line.indent - _number_wide(canvas, line.turn, size))
        words = canvas.fonts.wrap(line.words, READ, size, room)
        blocks.append([(row, 0 if index else line.turn, line) for index, row in enumerate(words)])
        found += len(words)
    return [row for block in reversed(blocks) for row in block]


def _number_wide(canvas: Canvas, turn: int, size: float) -> float:
    """How much room the number takes of a turn that opens at a row; nothing where none does."""
    return text_width(canvas, str(turn), BOLD, size) + NEAR if turn else 0.0


def _draw_pictures(canvas: Canvas, line: LogLine, room: Box) -> None:
    """Draw a line's pictures from the left of their room on."""
    size = canvas.px(PIECE if len(line.pictures) == 1 else ICON)
    *places, _ = room.columns(*[ICON_STEP] * len(line.pictures), REST)
    for name, place in zip(line.pictures, places, strict=True):
        if canvas.sprites.has(name):
            drawn = canvas.sprites.get(name, (size, size))
            canvas.surface.blit(drawn, drawn.get_rect(midleft=place.rect(canvas).midleft))
