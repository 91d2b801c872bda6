"""The rules as one long page: text at the left, each picture at the right, level with its rule.

A rule whose picture finds no room beside it moves down until there is some.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from wonderland.core.message import say
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, GAP, NEAR, TIGHT
from wonderland.ui.shell.rule_text import APOSTROPHE, Rule, spans

INSET = 12.0
"""Room at both sides of the page, for what stands out from the text."""
NUMBER = 60.0
"""Room for the number before a rule."""
TEXT, LEADING = 17.0, 25.0
"""How large rules are set, and the height of their lines."""
SAYS, SAYS_LEADING = 15.0, 20.0
BETWEEN = 14.0
"""Between two rules."""
CHAPTER, ENTRY = 46.0, 34.0
"""The height of a chapter's head, and of a line of what else was found."""
BESIDE = 32.0
"""Between rules and the pictures beside them."""
PICTURE_LEAST, PICTURE_MOST = 284.0, 360.0
ASIDE = 22.0
"""Between two columns of pictures."""
TEXT_LEAST = 500.0
"""Where so much is left for the text, the pictures stand in two columns."""


class Picture(Protocol):
    """A picture that stands beside a rule."""

    @property
    def says(self) -> str:
        """What it shows, in a sentence."""
        ...

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is at a width, without the sentence."""
        ...

    def draw(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw it from its upper left."""
        ...


Beside = Callable[[str], Sequence[Picture]]
"""The pictures beside a rule, by its number."""


@dataclass(frozen=True, slots=True)
class FoundEntry:
    """Something of the rulebook besides the rules that a search found, such as a being.

    Attributes:
        key: of its region.
        title, note: what is said of it.
        spoken: what it is called for those who listen.
        open: shows it.
    """

    key: str
    title: str
    note: str
    spoken: str
    open: Callable[[], None]


@dataclass(frozen=True, slots=True)
class PageRow:
    """A part of the page: a chapter's title, a rule, or something else that was found.

    Attributes:
        y, height: where it is on the page.
        title: of a chapter, ``""`` otherwise.
        rule, entry: what the row is.
        lines: the rule's text, broken.
        pictures: the rule's pictures, each with its column and its place down the page.
    """

    y: float
    height: float
    title: str = ""
    rule: Rule | None = None
    entry: FoundEntry | None = None
    lines: tuple[str, ...] = ()
    pictures: tuple[tuple[int, float, Picture], ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """Rows laid out for a width."""

    rows: tuple[PageRow, ...]
    height: float
    text: float
    picture: float

    def top_of(self, number: str) -> float:
        """From where a rule is read: with its chapter's title, where it is the first of it."""
        titled = ""
        for row in self.rows:
            if row.rule and row.rule.number == number:
                return self.chapter_y(titled) if titled else row.y - BETWEEN
            titled = row.title
        return 0.0

    def chapter_at(self, y: float) -> str:
        """The chapter at a place on the page."""
        titles = [row.title for row in self.rows if row.title and row.y <= y]
        return titles[-1] if titles else ""

    def chapter_y(self, title: str) -> float:
        """Where a chapter begins."""
        return next((row.y for row in self.rows if row.title == title), 0.0)


class PageMaker:
    """Lays pages out and draws them.

    Args:
        beside: the pictures beside a rule.
        further: the heading over what else is found.
    """

    def __init__(self, beside: Beside, further: str = "") -> None:
        self._beside = beside
        self._further = further

    def lay_out(self, canvas: Canvas, rules: Sequence[Rule], entries: Sequence[FoundEntry], width: float) -> Page:
        """Lay rules out for a logical width, and after them links to what else was found."""
        wide, columns = _picture_columns(width)
        text = min(640, width - NUMBER - BESIDE - columns * (wide + ASIDE) + ASIDE)
        rows: list[PageRow] = []
        y = 0.0
        clear = [0.0] * columns
        chapter = ""
        for rule in rules:
            if rule.chapter != chapter:
                chapter = rule.chapter
                y = max(y, *clear) + (18.0 if rows else 0)
                rows.append(PageRow(y, CHAPTER, title=chapter))
                y += CHAPTER
            pictures = self._beside(rule.number)
            if pictures:
                y = max(y, min(clear))
            placed = []
            for picture in pictures:
                column = clear.index(min(clear))
                at = max(y, clear[column])
                placed.append((column, at, picture))
                clear[column] = at + full_height(canvas, picture, wide) + BESIDE / 2
            lines = canvas.fonts.wrap(rule.says, READ, TEXT, canvas.px(text))
            height = len(lines) * LEADING
            rows.append(PageRow(y, height, rule=rule, lines=lines, pictures=tuple(placed)))
            y += height + BETWEEN
        y = max(y, *clear)
        if entries:
            rows.append(PageRow(y, CHAPTER, title=self._further))
            y += CHAPTER
        for entry in entries:
            rows.append(PageRow(y, ENTRY, entry=entry))
            y += ENTRY + NEAR
        return Page(tuple(rows), y, text, wide)

    def draw(
        self, canvas: Canvas, page: Page, scroll: float, *, lit: str, words: Sequence[str],
        open_rule: Callable[[str], None] | None,
    ) -> None:  # fmt: skip
        """Draw the part of a page that is in view.

        Args:
            canvas: the view.
            page: what is drawn.
            scroll: how far down the page the view begins.
            lit: the number of the rule that is pointed out.
            words: what is marked in the text.
            open_rule: opens a rule in its place; None where it is there already.
        """
        for row in page.rows:
            if row.y - scroll < canvas.height and row.y + row.height > scroll:
                self._row(canvas, page, row, row.y - scroll, lit, words, open_rule)
            for column, y, picture in row.pictures:
                height = full_height(canvas, picture, page.picture)
                if y - scroll < canvas.height and y + height > scroll:
                    x = INSET + page.text + NUMBER + BESIDE + column * (page.picture + ASIDE)
                    draw_picture(canvas, picture, x, y - scroll, page.picture)

    def _row(
        self, canvas: Canvas, page: Page, row: PageRow, y: float, lit: str, words: Sequence[str],
        open_rule: Callable[[str], None] | None,
    ) -> None:  # fmt: skip
        place = Box(INSET, y, NUMBER + page.text, row.height)
        if row.title and in_view(canvas, y, CHAPTER):
            title, line, _ = place.rows(36, 1, REST)
            line_in(canvas, title, row.title, TITLE, 22)
            canvas.fill(line.rect(canvas), "line")
        elif row.entry:
            self._entry(canvas, row.entry, place)
        elif row.rule:
            number = row.rule.number
            ground = place.inset(-GAP, -TIGHT)
            box = ground.rect(canvas)
            if open_rule:
                region = canvas.region(f"rule-{number}", box, lambda: open_rule(number),
                                       f"{number}. {row.rule.says}", why=say("Open it in its chapter"))  # fmt: skip
                if canvas.pointer.hover == region.key:
                    canvas.fill(box, "box", 6)
                canvas.ring(region)
            if number == lit:
                canvas.fill(box, "ghost", 6)
                strip, _ = ground.columns(5, REST)
                canvas.fill(strip.rect(canvas), "ghost-edge", 2)
            self._text(canvas, row, place, words)

    def _text(self, canvas: Canvas, row: PageRow, place: Box, words: Sequence[str]) -> None:
        assert row.rule is not None
        number, says = place.columns(NUMBER, REST)
        lines = says.pile(len(row.lines), LEADING)
        first = number.fitted(height=LEADING, at_top=True)
        if in_view(canvas, first.y, LEADING):
            self._marks(canvas, row.rule.number, BOLD, NOTE, first, words)
            canvas.text(row.rule.number, *first.left, BOLD, NOTE, "quiet")
        for text, line in zip(row.lines, lines, strict=True):
            if in_view(canvas, line.y, LEADING):
                self._marks(canvas, text, READ, TEXT, line, words)
                canvas.text(text, *line.left, READ, TEXT)

    def _marks(self, canvas: Canvas, text: str, role: str, size: float, line: Box, words: Sequence[str]) -> None:
        """Mark what was looked for, under a line of text."""
        for begin, end in spans(text, words):
            before = canvas.fonts.size(text[:begin], role, size)[0]
            wide = canvas.fonts.size(text[:end], role, size)[0] - before
            mark = line.fitted(height=22.0).rect(canvas)
            mark.left, mark.width = mark.left + before, wide
            canvas.fill(mark.inflate(canvas.px(2), 0), "glow", 3)

    def _entry(self, canvas: Canvas, entry: FoundEntry, place: Box) -> None:
        box, line = place.rect(canvas), place.inset(APART, 0)
        region = canvas.region(entry.key, box, entry.open, entry.spoken)
        canvas.fill(box, "panel" if canvas.pointer.hover == region.key else "box", 6)
        name = line_in(canvas, line, entry.title, BOLD, PLAIN, within=box)
        note = line.after(name, APART)
        line_in(canvas, note, entry.note, LABEL, NOTE, "quiet", within=box, foot=(BOLD, PLAIN))
        canvas.ring(region)


def _picture_columns(width: float) -> tuple[float, int]:
    """How wide pictures are, and in how many columns they stand."""
    if width - NUMBER - BESIDE - 2 * PICTURE_LEAST - ASIDE >= TEXT_LEAST:
        return PICTURE_LEAST, 2
    return max(PICTURE_LEAST, min(PICTURE_MOST, width * 0.33)), 1


def in_view(canvas: Canvas, y: float, height: float) -> bool:
    """Whether a line of text is in view as a whole; half a line is not drawn."""
    return y >= -2 and y + height <= canvas.height + 2


def full_height(canvas: Canvas, picture: Picture, width: float) -> float:
    """How high a picture is with the sentence below it."""
    lines = canvas.fonts.wrap(picture.says, ITALIC, SAYS, canvas.px(width))
    return picture.height(canvas, width) + GAP + len(lines) * SAYS_LEADING


def draw_picture(canvas: Canvas, picture: Picture, x: float, y: float, width: float) -> float:
    """Draw a picture with what it shows below it; return the height of both."""
    picture.draw(canvas, x, y, width)
    below = y + picture.height(canvas, width) + GAP
    says = canvas.fonts.told(picture.says).replace("'", APOSTROPHE)
    lines = canvas.fonts.wrap(says, ITALIC, SAYS, canvas.px(width))
    rows = Box(x, below, width, 0.0).pile(len(lines), SAYS_LEADING)
    for line, row in zip(lines, rows, strict=True):
        if in_view(canvas, row.y, SAYS_LEADING):
            canvas.text(line, *row.left, ITALIC, SAYS, "quiet")
    return below + len(lines) * SAYS_LEADING - y
