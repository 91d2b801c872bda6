"""A log beside a board: the story of a match, a head for each turn, a sign for each deed, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import NamedTuple

from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.kit.on_demand import OnDemand
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, line_in, text_width
from wonderland.ui.kit.portrait import draw_portrait
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
PIECE, ICON, ICON_STEP, AFTER, SIGN, DOT_WIDE = 23, 15, 18, 6, 19, 6
"""The size of a picture before a line, of each of several, how far it is from one of those to the
next, the room after them, and the disc of a sign, and its dot.

None is higher than its row, so that those of two rows don't cover each other.
"""
EDGE = 11.0
"""From the edges of the log to its lines."""
ARROW, DOT = "arrow", "dot"
SIGNS = {
    "summon": ("icons/summon", "tag-4"), "move": ("icons/move", "tag-2"),
    "attack": ("icons/attack", "target"), "force": ("icons/force", "tag-3"),
    "defend": ("icons/defend", "answer"), "chance": ("icons/chance", "tag-1"),
    "pass": (ARROW, "quiet"), "other": (DOT, "quiet"),
}  # fmt: skip
"""The picture of each kind of deed and its ground; an arrow and a dot are drawn."""
LEAST = 40.0
"""The height below which there is no log."""
EMPTY = say("What happens is told here.")
TIP = say("Click: in words or in notation. The wheel scrolls.")


class Gist(NamedTuple):
    """What came of a turn, for its head: the weightiest of it is told."""

    weight: int
    words: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    Attributes:
        words: what it says.
        turn: in which turn it happened, 0 for in none.
        square: a place on the board that it is about, or ``""``.
        why: why it was done, if someone said.
        pictures: the sprites before its words: one large, or several small.
        whose: whose turn that was, ``""`` for nobody's.
        sign: what kind of deed it tells, one of ``SIGNS``; ``""`` for none.
        idle: whether it says nothing that one would miss: it is not drawn.
        head: whether it is the head of a turn.
        along: the places on the way to its square, from the first.
        about: whom it is about, by a game's own name; ``""`` for nobody.
        gist: what the head of its turn may say of it.
    """

    words: str
    turn: int
    square: str
    why: str = ""
    pictures: tuple[str, ...] = ()
    whose: str = ""
    sign: str = ""
    idle: bool = False
    head: bool = False
    along: tuple[str, ...] = ()
    about: str = ""
    gist: Gist | None = None

    @property
    def places(self) -> tuple[str, ...]:
        """All places that it is about, in the order of the way."""
        return tuple(dict.fromkeys(place for place in (*self.along, self.square) if place))

    @property
    def indent(self) -> float:
        """How far its words are moved to the right for its pictures."""
        if not self.pictures:
            return PIECE + AFTER if self.sign or self.head else 0.0
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
        self.lines.append(noted(self.lines, words))

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


class Head(NamedTuple):
    """Whose turn it is, for its head: his seat's name, his portrait and its frame."""

    name: str
    face: str
    frame: str


def noted(lines: Sequence[LogLine], words: str) -> LogLine:
    """A note after other lines: it is about no place, and in the turn that they are in."""
    last = lines[-1] if lines else None
    return LogLine(words, last.turn, "", whose=last.whose) if last else LogLine(words, 0, "")


class LogPanel:
    """Draws the end of a log in a box, and knows which of its rows the mouse is on.

    Args:
        head_of: who sits in a seat; without it turns have no heads.
        below: draws what stands at the foot while there is room, and returns how high that is; it is
            given the log's inner box, and how much of its height the rows take.
    """

    def __init__(
        self, head_of: Callable[[str], Head] | None = None, below: Callable[[Canvas, Box, float], float] | None = None
    ) -> None:
        self._head_of = head_of
        self._below = below
        self.mouse: tuple[int, int] = (-1, -1)
        self.rows: list[Rect] = []

    def draw(
        self, canvas: Canvas, box: Rect, log: Sequence[LogLine], back: int, flip: Callable[[], None] | None = None
    ) -> tuple[str, ...]:
        """Draw the last rows that have room, and return the places that the mouse points out.

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
        name = self._named if self._head_of and room >= 4 else None
        rows = log_rows(canvas, log, inner.width, room + back, head=name)
        if rows and not back and sum(row[2] is rows[-1][2] for row in rows) > room:
            inner = box_of(canvas, box).inset(EDGE, TIGHT)
            setting, room = CLOSE, CLOSE.room(inner.height)
            rows = log_rows(canvas, log, inner.width, room, CLOSE.size)
        if len(rows) > room:
            canvas.scrolls.append(box)
        last = max(min(room, len(rows)), len(rows) - back)
        watched: tuple[str, ...] = ()
        self.rows = []
        used = max(1, len(rows)) * setting.leading
        foot = self._below(canvas, inner, used) if self._below else 0.0
        if not rows:
            line_in(canvas, inner.without(bottom=foot), EMPTY, ITALIC, USUAL.size, "quiet", CENTRE, box)
        firsts = {i for i, row in enumerate(rows) if i == 0 or rows[i - 1][2] is not row[2]}
        begin = max(0, last - room)
        begin = min((i for i in firsts if begin <= i < last), default=begin)  # a line's first row
        cut: LogLine | None = None  # too long a line: its beginning stands there, all of it in the tip
        if 0 < begin not in firsts and room and not back:
            begin = max(i for i in firsts if i < begin)
            last = begin + room
            words, turn, cut = rows[last - 1]
            rows[last - 1] = (f"{words.rpartition(' ')[0]} …", turn, cut)
        places = inner.pile(last - begin, setting.leading)
        self.rows = [place.inset(-EDGE, 0).rect(canvas) for place in places]
        at = Rect(self.mouse, (1, 1)).collidelist(self.rows)
        under = rows[begin + at][2] if at >= 0 else None
        shown = zip(rows[begin:last], places, self.rows, strict=True)
        for index, (told, place, row) in enumerate(shown, begin):
            line = told[2]
            if line.head:
                self._draw_head(canvas, line, place, box)
                continue
            if line is under and line.square:
                canvas.fill(row.inflate(-canvas.px(TIGHT), 0), "lit")
            _draw_row(canvas, told, place, setting.size, box, first=index in firsts)
            if index == begin + at:
                watched = line.places
                whole_line = line.words if line is cut else ""
                if region and (why := line.why or whole_line):
                    region.why, region.tip_at = why, row
        return watched

    def _named(self, line: LogLine) -> str:
        """What the head of a line's turn says."""
        if not line.whose or self._head_of is None:
            return say("Round {n}", n=line.turn)
        return say("{seat}, turn {n}", seat=self._head_of(line.whose).name, n=line.turn)

    def _draw_head(self, canvas: Canvas, line: LogLine, place: Box, box: Rect) -> None:
        """Draw the head of a turn: whose it is, and a line below."""
        rect = place.rect(canvas)
        told = place
        if line.whose and self._head_of:
            _, face, frame = self._head_of(line.whose)
            centre = (rect.left + canvas.px(PIECE / 2), rect.centery)
            draw_portrait(canvas, face, centre, canvas.px(PIECE), frame)
            _, told = place.columns(line.indent, REST)
        wide = text_width(canvas, line.words, TITLE, USUAL.size) + GAP
        canvas.text(line.words, *told.left, TITLE, USUAL.size, within=box, room=told.width)
        if line.gist and told.width - wide > 60.0:
            room = told.without(left=wide)
            line_in(canvas, room, line.gist.words, LABEL, 14.0, "quiet", RIGHT, box)
        canvas.fill(Rect(rect.left, rect.bottom - 1, rect.width, 1), "line")

    def point(self, mouse: tuple[int, int]) -> bool:
        """Take where the mouse is; whether it came to another row."""
        before = Rect(self.mouse, (1, 1)).collidelist(self.rows)
        self.mouse = mouse
        return Rect(mouse, (1, 1)).collidelist(self.rows) != before


def log_rows(
    canvas: Canvas,
    log: Sequence[LogLine],
    width: float,
    most: int,
    size: float = USUAL.size,
    head: Callable[[LogLine], str] | None = None,
) -> list[tuple[str, int, LogLine]]:
    """Break the end of the log into rows of a width: words, the turn that opens there, the line.

    Args:
        canvas: what they are drawn on.
        log: all lines; only so many of the last are broken as are needed.
        width: the width of a row.
        most: how many rows are needed; there may be some more.
        size: how large they are set.
        head: what the head of a line's turn says; None where the number of the turn stands before
            its first line instead.
    """
    blocks: list[list[tuple[str, int, LogLine]]] = []
    found, gist = 0, None
    told = (line for line in reversed(log) if head or not line.idle)
    for line, earlier in pairwise(chain(told, (None,))):
        if line is None or found >= most:
            break
        opens = line.turn if earlier is None or _turn(earlier) != _turn(line) else 0
        number = 0 if head else opens
        if not line.idle:
            room = canvas.px(width - line.indent - _number_wide(canvas, number, size))
            words = canvas.fonts.wrap(line.words, READ, size, room)
            blocks.append([(row, 0 if index else number, line) for index, row in enumerate(words)])
            found += len(words)
        if line.gist and (gist is None or line.gist.weight > gist.weight):
            gist = line.gist
        if head and opens:
            named = LogLine(head(line), line.turn, "", whose=line.whose, head=True, gist=gist)
            blocks.append([(named.words, 0, named)])
            found, gist = found + 1, None
    return [row for block in reversed(blocks) for row in block]


def _turn(line: LogLine) -> tuple[int, str]:
    return line.turn, line.whose


def _number_wide(canvas: Canvas, turn: int, size: float) -> float:
    """How much room the number takes of a turn that opens at a row; nothing where none does."""
    return text_width(canvas, str(turn), BOLD, size) + NEAR if turn else 0.0


def _draw_row(
    canvas: Canvas, told: tuple[str, int, LogLine], place: Box, size: float, box: Rect, *, first: bool
) -> None:
    """Draw a row of a line: in its first one the number of its turn, and its pictures or sign."""
    words, turn, line = told
    number, pictures, rest = place.columns(_number_wide(canvas, turn, size), line.indent, REST)
    if turn:
        canvas.text(str(turn), *number.left, BOLD, size, within=box)
    if first:
        _draw_pictures(canvas, line, pictures)
    canvas.text(words, *rest.left, READ, size, within=box)


def _draw_pictures(canvas: Canvas, line: LogLine, room: Box) -> None:
    """Draw a line's pictures from the left of their room on, or the sign of its deed."""
    if line.sign and not line.pictures:
        _draw_sign(canvas, line.sign, room.rect(canvas))
    size = canvas.px(PIECE if len(line.pictures) == 1 else ICON)
    *places, _ = room.columns(*[ICON_STEP] * len(line.pictures), REST)
    for name, place in zip(line.pictures, places, strict=True):
        if canvas.sprites.has(name):
            drawn = canvas.sprites.get(name, (size, size))
            canvas.surface.blit(drawn, drawn.get_rect(midleft=place.rect(canvas).midleft))


def _draw_sign(canvas: Canvas, sign: str, room: Rect) -> None:
    """Draw the sign of a deed on a disc."""
    picture, ground = SIGNS[sign]
    x, y = middle = room.left + round(canvas.px(PIECE) / 2), room.centery
    if picture == DOT:
        canvas.disc(middle, canvas.px(DOT_WIDE / 2), ground)
        return
    canvas.disc(middle, canvas.px(SIGN / 2), ground)
    if picture == ARROW:
        half = canvas.px(SIGN * 0.22)
        canvas.line(((x - half, y), (x + half, y)), "front", canvas.px(2))
        canvas.line(((x, y - half), (x + half, y), (x, y + half)), "front", canvas.px(2))
        return
    size = canvas.px(SIGN * 0.72)
    drawn = canvas.sprites.tinted(picture, (size, size), canvas.theme["front"])
    canvas.surface.blit(drawn, drawn.get_rect(center=middle))
