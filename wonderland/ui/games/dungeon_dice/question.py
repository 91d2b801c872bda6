"""The question over the table (d3): who is asked, about what, what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.figures import draw_figure, draw_sign
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.boxes import anywhere, covered
from wonderland.ui.kit.canvas import RIGHT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, text_width

WIDE, MARGIN, SIDE = 722.0, 14.0, 18.0
"""How wide it is at most, how far it stays from the felt's edges, and its words from its own."""
HEAD, BUTTONS, ROW = 46.0, 42.0, 18.0
"""The height of the title, of the buttons, and of a row of words."""
OPTION, GAP, ACROSS, FIGURE = 54.0, 5.0, 2, 60.0
"""An option's height with one row of words; between them; how many side by side; room for who."""
PAD = 14.0
"""What is left free above buttons that have words beside them."""
SMALLER = 12.5
"""The size in which a sentence is set where that makes it one row."""
BESIDE = 3
"""How many rows stand beside the buttons at most."""
ABOUT_GAP, BUTTONS_GAP = 14.0, 12.0
"""Free between the title and what the question is about, and before the buttons."""
GRID_EDGE = 17.0
"""From the box's edges to the options."""
OPTION_PAD, WORD_GAP, PRICE_GAP = 8.0, 7.0, 6.0
"""In an option: free at its ends, between the ability and who has it, and before the price."""
OPTION_HEAD, OPTION_ABOVE = 22.0, 6.0
"""An option's first row, and what is free above it."""
FIGURE_SIDE, FIGURE_AT = 46.0, (6.0, 4.0)
"""Who it is: how large, and where in the option."""
PRICE_SIGN, PRICE_PAD = 22.0, 6.0
"""On the plate of a price the room of its crest, and what is free after the number."""
STRIPE, FELT_EDGE = 7.0, 8.0
"""The stripe of the asked side's colour on top; how near the felt's upper and lower edge it lies."""
TITLE_ROW, ABOUT_UP = 56.0, 4.0
"""The title's row; how far into it the rows of what it is about reach."""
BUTTON = 32.0
"""How high the buttons are, at the top of their row."""


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


@dataclass(frozen=True, slots=True)
class _Set:
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

    @property
    def head(self) -> float:
        """What stands above the options."""
        return HEAD + ROW * len(self.about)

    @property
    def grid_high(self) -> float:
        """How much room the options take, and what is between them and the rest."""
        return sum(high + GAP for high in self.row_highs)

    @property
    def high(self) -> float:
        """The box's height."""
        above = PAD if self.beside else ROW * len(self.says) + GAP
        return self.head + self.grid_high + above + BUTTONS


def _setting(canvas: Canvas, question: Question, wide: float) -> _Set:
    """Set a question in a width, with the options side by side where all have room in one row."""
    fonts, s = canvas.fonts, canvas.scale
    title = fonts.size(question.title, TITLE, 23)[0] / s
    room = wide - 2 * SIDE - title - ABOUT_GAP
    about = _rows(canvas, [question.about], wide - 2 * SIDE)
    if fonts.size(question.about, LABEL, 15)[0] / s <= room:
        about = ()
    beside = wide - 2 * SIDE - BUTTONS_GAP - canvas.buttons_wide(question.buttons)
    says = _rows(canvas, question.says, beside) if beside > 0 else ()
    stands = bool(says) and len(says) <= BESIDE
    if not stands:
        says = _rows(canvas, question.says, wide - 2 * SIDE)
    settings = [
        _Set(wide, about, across, tuple(_cell(canvas, option, _cell_wide(wide, across))
                                        for option in question.options), says, stands)
        for across in range(1, ACROSS + 1)
        if across == 1 or len(question.options) >= across
    ]  # fmt: skip
    return min(settings, key=lambda one: one.high)


def _cell_wide(wide: float, across: int) -> float:
    return (wide - 2 * GRID_EDGE - GAP * (across - 1)) / across


def _rows(canvas: Canvas, said: Sequence[str], wide: float) -> tuple[str, ...]:
    """Sentences broken into rows, each beginning one of its own."""
    found: list[str] = []
    for words in said:
        small = canvas.fonts.size(words, LABEL, SMALLER)[0] <= canvas.px(wide)
        found += [words] if small else canvas.fonts.wrap(words, LABEL, 15, canvas.px(wide))
    return tuple(found)


def _cell(canvas: Canvas, option: Option, wide: float) -> _Cell:
    """Set an option in a width."""
    fonts, s = canvas.fonts, canvas.scale
    room = wide - (FIGURE if option.who[0] else OPTION_PAD) - OPTION_PAD
    word = fonts.size(option.word, BOLD, 16)[0] / s + WORD_GAP
    name = fonts.size(option.name, LABEL, 14)[0] / s
    named = word + name <= room - _price_wide(canvas, option) - PRICE_GAP
    said = [option.says] if named else [option.name, option.says]
    return _Cell(named, _rows(canvas, said, room))


def _price_wide(canvas: Canvas, option: Option) -> float:
    return PRICE_SIGN + text_width(canvas, option.price, BOLD, 14) + PRICE_PAD


def question_box(canvas: Canvas, layout: Layout, question: Question) -> Rect:
    """Where a question lies: in the corner of the felt where it covers least of what it is about."""
    return _place(canvas, layout, question)[0]


def _place(canvas: Canvas, layout: Layout, question: Question) -> tuple[Rect, _Set]:
    """Where a question lies, and how it is set there."""
    setting = _setting(canvas, question, min(WIDE, layout.felt.width / canvas.scale - 2 * MARGIN))
    felt = layout.felt.inflate(-2 * canvas.px(MARGIN), -2 * canvas.px(FELT_EDGE))
    boxes = []
    for edge, side in (("bottom", "left"), ("bottom", "right"), ("top", "left"), ("top", "right")):
        box = Rect(0, 0, canvas.px(setting.wide), canvas.px(setting.high))
        setattr(box, edge, getattr(felt, edge))
        setattr(box, side, getattr(felt, side))
        boxes.append(box)
    about = [layout.standing(name) for name in question.fighting]
    clear = [layout.standing(name) for name in question.clear]

    def cost(box: Rect) -> tuple[float, float]:
        """What a box would cover, the worst first."""
        return covered(about, box), covered(clear, box)

    best = min(boxes, key=cost)
    if covered(about, best):
        best = min([best, *anywhere(felt, best.size, layout.square // 2)], key=cost)
    return best, setting


def draw_question(
    canvas: Canvas, layout: Layout, question: Question, do: Callable[[Callable[[], object]], None]
) -> Rect:
    """Draw a question over the table and return its box."""
    rect, setting = _place(canvas, layout, question)
    box = box_of(canvas, rect)
    canvas.cover(rect)
    canvas.shadow(rect, 200, 12, 10, 26)
    canvas.fill(rect, SIDE_COLOURS[question.side], 12)
    stripe = canvas.px(STRIPE)
    inner = Rect(rect.left, rect.top + stripe, rect.width, rect.height - stripe)
    canvas.fill(inner, "front", 11)
    title = box.inset(SIDE, 0).rows(TITLE_ROW, REST)[0]
    canvas.text(question.title, *title.left, TITLE, 23, within=rect)
    if not setting.about:
        x, y = title.end
        canvas.text(question.about, x, y + 2, LABEL, 15, "quiet", RIGHT, rect)
    _draw_rows(canvas, setting.about, (title.x, box.y + HEAD - ABOUT_UP), rect, "quiet")
    wide, top = _cell_wide(box.width, setting.across), box.y + setting.head
    for index, (option, cell) in enumerate(zip(question.options, setting.cells, strict=True)):
        row, column = divmod(index, setting.across)
        highs = setting.row_highs
        y = top + sum(high + GAP for high in highs[:row])
        place = Box(box.x + GRID_EDGE + column * (wide + GAP), y, wide, highs[row])
        _draw_option(canvas, place, option, cell, do)
    specs: list[ButtonSpec] = [
        {**spec, "act": _doing(spec["act"], do)} for spec in question.buttons
    ]
    y, words_high = box.bottom - BUTTONS, ROW * len(setting.says)
    canvas.buttons_right(title.right, y, BUTTON, specs)
    beside = y + BUTTON / 2 - 2 - words_high / 2
    room = title.width
    if setting.beside:
        room -= BUTTONS_GAP + canvas.buttons_wide(specs)
    above = beside if setting.beside else top + setting.grid_high
    _draw_rows(canvas, setting.says, (title.x, above), rect, room=room)
    return rect


def _draw_rows(
    canvas: Canvas, rows: Sequence[str], at: tuple[float, float], within: Rect, ink: str = "text",
    room: float | None = None,
) -> None:  # fmt: skip
    """Draw rows of words below one another, from a place on; all smaller where one has little room."""
    size = 15.0
    if room is not None:
        size = min((canvas.size_for(row, LABEL, size, room) for row in rows), default=size)
    for number, row in enumerate(rows):
        canvas.text(
            row, at[0], at[1] + ROW * (number + 0.5), LABEL, size, ink, within=within, room=room
        )


def _doing(act: object, do: Callable[[Callable[[], object]], None]) -> Callable[[], None] | None:
    if not callable(act):
        return None
    return lambda: do(act)


def _draw_option(
    canvas: Canvas, place: Box, option: Option, cell: _Cell,
    do: Callable[[Callable[[], object]], None],
) -> None:  # fmt: skip
    rect = place.rect(canvas)
    says = say("{word}, {name}: {says}", word=option.word, name=option.name, says=option.says)
    region = canvas.region(option.key, rect, lambda: do(option.choose), says)
    region.chosen_by_space = True
    canvas.fill(rect, "lit" if option.chosen else "box", 8)
    if option.chosen:
        canvas.outline(rect, "ghost-edge", 2.6, 8)
    elif canvas.pointer.hover == option.key:
        canvas.outline(rect, "line", 2, 8)
    if option.who[0]:
        x, y = FIGURE_AT
        at = (canvas.px(place.x + x), canvas.px(place.y + y))
        draw_figure(canvas, *option.who, option.side, at, canvas.px(FIGURE_SIDE))
    before = FIGURE if option.who[0] else OPTION_PAD
    _, words, _ = place.columns(before, REST, OPTION_PAD)
    _, head, below = words.rows(OPTION_ABOVE, OPTION_HEAD, REST)
    _, price = head.columns(REST, _price_wide(canvas, option))
    plate = price.rect(canvas)
    canvas.fill(plate, "panel", 5)
    sign, number = price.columns(PRICE_SIGN, REST)
    at = (canvas.px(sign.centre[0] + 1), plate.centery)
    draw_sign(canvas, f"crest-{option.crest}", at, canvas.px(13))
    canvas.text(option.price, *number.left, BOLD, 14, within=plate)
    word = canvas.text(option.word, *head.left, BOLD, 16, within=rect)
    if cell.named:
        after = word.right / canvas.scale + WORD_GAP
        canvas.text(option.name, after, head.centre[1] + 1, LABEL, 14, "quiet", within=rect)
    _draw_rows(canvas, cell.rows, (below.x, below.y + 2), rect, room=words.width)
    canvas.ring(region, 8)
