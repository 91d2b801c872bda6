"""The question over the table (d3): who is asked, about what, what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.figures import draw_figure, draw_sign
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.action_bar import Do, Spec, that_do
from wonderland.ui.kit.boxes import free_place
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, buttons_in, text_width

SIDE, HEAD, ROW = 18.0, 46.0, 18.0
"""From its edges to its words, the height of the title, and of a row of words."""
OPTION, GAP, GRID = 54.0, 5.0, 17.0
"""An option's height with one row of words, between two of them, and from the box's edges to them."""
SIZE, BUTTONS = 15.0, 42.0
"""How large sentences are set, and the height of the buttons."""
FIGURE, PAD = 60.0, 8.0
"""In an option: room for who it is, and free at its ends."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be answered with.

    Attributes:
        key: of its control.
        who: code and kind of the monster; ``""`` for none.
        side: whose it is.
        word, name: the ability, and who has it.
        crest, price: what pays for it; ``2 of 3``.
        says: what would come of it.
        chosen: whether it is the one that Enter takes.
        choose: makes it that one.
        square: where the monster stands.
    """

    key: str
    who: tuple[str, str]
    side: str
    word: str
    name: str
    crest: str
    price: str
    says: str
    chosen: bool
    choose: Callable[[], object]
    square: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked.

    Attributes:
        side: who is asked.
        title: the question.
        about: what it is about, at the right.
        options: what may be answered with.
        says: what comes of passing.
        buttons: at the right; the last is the primary one.
        fighting: the squares of those whom it is about, which must not be covered.
        clear: squares that had better not be covered.
    """

    side: str
    title: str
    about: str
    options: Sequence[Option]
    says: Sequence[str]
    buttons: Sequence[Spec]
    fighting: Sequence[str] = ()
    clear: Sequence[str] = ()


class _Cell(NamedTuple):
    """An option as it is set: whether the name stands beside the ability, and the rows below it."""

    named: bool
    rows: tuple[str, ...]

    @property
    def high(self) -> float:
        """How much room it takes."""
        return OPTION + ROW * (len(self.rows) - 1)


class _Set(NamedTuple):
    """A question as it is set in a width: every word of it has room.

    Attributes:
        wide: the box's width.
        about: the rows under the title; none where what it is about stands beside it.
        across: how many options stand in a row.
        cells: the options.
        says: the rows of what comes of passing.
        beside: whether they stand beside the buttons, or above them.
    """

    wide: float
    about: tuple[str, ...]
    across: int
    cells: tuple[_Cell, ...]
    says: tuple[str, ...]
    beside: bool

    @property
    def row_highs(self) -> list[float]:
        """How high each row of options is."""
        starts = range(0, len(self.cells), self.across)
        return [max(cell.high for cell in self.cells[i : i + self.across]) for i in starts]

    def places(self, grid: Box) -> list[Box]:
        """Where the options lie."""
        rows = grid.rows(*self.row_highs, REST, gap=GAP)[:-1]
        return [place for row in rows for place in row.columns(*[REST] * self.across, gap=GAP)]

    @property
    def grid_high(self) -> float:
        """How much room the options take, and what is between them and the rest."""
        return sum(high + GAP for high in self.row_highs)

    @property
    def high(self) -> float:
        """The box's height."""
        above = 14.0 if self.beside else ROW * len(self.says) + GAP
        return HEAD + ROW * len(self.about) + self.grid_high + above + BUTTONS


def _setting(canvas: Canvas, question: Question, wide: float) -> _Set:
    """Set a question in a width, with the options side by side where all have room in one row."""
    room = wide - 2 * SIDE
    about = _rows(canvas, [question.about], room)
    title = text_width(canvas, question.title, TITLE, 23) + 14
    if title + text_width(canvas, question.about, LABEL, SIZE) <= room:
        about = ()
    beside = room - 12 - canvas.buttons_wide(question.buttons)
    says = _rows(canvas, question.says, beside) if beside > 0 else ()
    stands = 1 <= len(says) <= 3
    if not stands:
        says = _rows(canvas, question.says, room)
    settings = []
    for across in (1, 2) if len(question.options) > 1 else (1,):
        each = (wide - 2 * GRID - GAP * (across - 1)) / across
        cells = tuple(_cell(canvas, option, each) for option in question.options)
        settings.append(_Set(wide, about, across, cells, says, stands))
    return min(settings, key=lambda one: one.high)


def _rows(canvas: Canvas, said: Sequence[str], wide: float) -> tuple[str, ...]:
    """Sentences broken into rows, each beginning one of its own; one that has room if it is smaller is a row."""
    found: list[str] = []
    for words in said:
        small = canvas.fonts.size(words, LABEL, 12.5)[0] <= canvas.px(wide)
        found += [words] if small else canvas.fonts.wrap(words, LABEL, SIZE, canvas.px(wide))
    return tuple(found)


def _cell(canvas: Canvas, option: Option, wide: float) -> _Cell:
    """Set an option in a width."""
    room = wide - (FIGURE if option.who[0] else PAD) - PAD
    word = text_width(canvas, option.word, BOLD, 16) + 7
    name = text_width(canvas, option.name, LABEL, 14)
    named = word + name <= room - _price_wide(canvas, option) - 6
    said = [option.says] if named else [option.name, option.says]
    return _Cell(named, _rows(canvas, said, room))


def _price_wide(canvas: Canvas, option: Option) -> float:
    """How wide the plate of a price is: its crest, and how much of how many."""
    return 22 + text_width(canvas, option.price, BOLD, 14) + 6


def question_box(canvas: Canvas, layout: Layout, question: Question, pills: Sequence[Rect]) -> Rect:
    """Where a question lies: in the corner of the felt where it covers least of what it is about.

    Args:
        canvas: what it is drawn on.
        layout: where things lie.
        question: it.
        pills: where it stands what a blow would do.
    """
    return _place(canvas, layout, question, pills)[0]


def _place(canvas: Canvas, layout: Layout, question: Question, pills: Sequence[Rect]) -> tuple[Rect, _Set]:
    """Where a question lies, and how it is set there."""
    setting = _setting(canvas, question, min(722.0, layout.felt.width / canvas.scale - 2 * 14))
    felt = layout.felt.inflate(-2 * canvas.px(14), -2 * canvas.px(8))
    size = canvas.px(setting.wide), canvas.px(setting.high)
    across, down = (felt.left, felt.right - size[0]), (felt.bottom - size[1], felt.top)
    corners = [Rect((x, y), size) for y in down for x in across]
    about = [*map(layout.standing, question.fighting), *pills]
    clear = [*map(layout.standing, question.clear)]
    return free_place(corners, felt, about, clear, layout.square // 2), setting


def draw_question(canvas: Canvas, layout: Layout, question: Question, pills: Sequence[Rect], do: Do) -> Rect:
    """Draw a question over the table and return its box."""
    rect, setting = _place(canvas, layout, question, pills)
    canvas.cover(rect)
    canvas.shadow(rect, 200, 12, 10, 26)
    canvas.fill(rect, SIDE_COLOURS[question.side], 12)
    box = box_of(canvas, rect)
    canvas.fill(box.without(top=7).rect(canvas), "front", 11)
    inner = box.inset(SIDE, 0)
    title = inner.rows(56, REST)[0]
    canvas.text(question.title, *title.left, TITLE, 23, within=rect)
    if not setting.about:
        x, y = title.end
        canvas.text(question.about, x, y + 2, LABEL, SIZE, "quiet", RIGHT, rect)
    said = ROW * len(setting.says)
    above = 0.0 if setting.beside else said
    _, about, grid, says, _, foot = inner.rows(HEAD, ROW * len(setting.about), setting.grid_high, above, REST, BUTTONS)
    _draw_rows(canvas, setting.about, about.moved(down=-4), rect, "quiet")
    places = setting.places(grid.inset(GRID - SIDE, 0))
    for option, cell, place in zip(question.options, setting.cells, places, strict=False):
        _draw_option(canvas, place, option, cell, do)
    buttons = buttons_in(canvas, foot.rows(32, REST)[0], 32, that_do(question.buttons, do), 12)
    if setting.beside:
        says = Box.round(buttons.centre, buttons.width, said).moved(down=-2)
    _draw_rows(canvas, setting.says, says, rect)
    return rect


def _draw_rows(canvas: Canvas, rows: Sequence[str], box: Box, within: Rect, ink: str = "text") -> None:
    """Draw rows of words below one another from a box's top; all smaller where one has little room."""
    size = min((canvas.size_for(row, LABEL, SIZE, box.width) for row in rows), default=SIZE)
    for words, row in zip(rows, box.pile(len(rows), ROW), strict=True):
        canvas.text(words, *row.left, LABEL, size, ink, within=within, room=row.width)


def _draw_option(canvas: Canvas, place: Box, option: Option, cell: _Cell, do: Do) -> None:
    rect = place.rect(canvas)
    says = say("{word}, {name}: {says}", word=option.word, name=option.name, says=option.says)
    region = canvas.region(option.key, rect, lambda: do(option.choose), says)
    region.picks = region.chosen_by_space = True
    canvas.fill(rect, "lit" if option.chosen else "box", 8)
    if option.chosen:
        canvas.outline(rect, "ghost-edge", 2.6, 8)
    elif canvas.pointer.hover == option.key:
        canvas.outline(rect, "line", 2, 8)
    who, words, _ = place.columns(FIGURE if option.who[0] else PAD, REST, PAD)
    if option.who[0]:
        figure = who.without(left=6, top=4)
        at = canvas.pixels(figure.x, figure.y)
        draw_figure(canvas, *option.who, option.side, at, canvas.px(46))
    _, head, below = words.rows(6, 22, REST)
    _, price = head.columns(REST, _price_wide(canvas, option))
    plate = price.rect(canvas)
    canvas.fill(plate, "panel", 5)
    sign, number = price.columns(22, REST)
    at = (canvas.px(sign.centre[0] + 1), plate.centery)
    draw_sign(canvas, f"crest-{option.crest}", at, canvas.px(13))
    canvas.text(option.price, *number.left, BOLD, 14, within=plate)
    word = canvas.text(option.word, *head.left, BOLD, 16, within=rect)
    if cell.named:
        after = word.right / canvas.scale + 7
        canvas.text(option.name, after, head.centre[1] + 1, LABEL, 14, "quiet", within=rect)
    _draw_rows(canvas, cell.rows, below.moved(down=2), rect)
    canvas.ring(region, 8)
