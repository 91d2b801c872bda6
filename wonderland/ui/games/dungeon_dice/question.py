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
from wonderland.ui.kit.layout import Box

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
    room = wide - 2 * SIDE - title - 14
    about = _rows(canvas, [question.about], wide - 2 * SIDE)
    if fonts.size(question.about, LABEL, 15)[0] / s <= room:
        about = ()
    beside = wide - 2 * SIDE - 12 - canvas.buttons_wide(question.buttons)
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
    return (wide - 34 - GAP * (across - 1)) / across


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
    room = wide - (FIGURE if option.who[0] else 8) - 8
    word = fonts.size(option.word, BOLD, 16)[0] / s + 7
    name = fonts.size(option.name, LABEL, 14)[0] / s
    named = word + name <= room - _price_wide(canvas, option) - 6
    said = [option.says] if named else [option.name, option.says]
    return _Cell(named, _rows(canvas, said, room))


def _price_wide(canvas: Canvas, option: Option) -> float:
    return canvas.fonts.size(option.price, BOLD, 14)[0] / canvas.scale + 28


def question_box(canvas: Canvas, layout: Layout, question: Question) -> Rect:
    """Where a question lies: in the corner of the felt where it covers least of what it is about."""
    return _place(canvas, layout, question)[0]


def _place(canvas: Canvas, layout: Layout, question: Question) -> tuple[Rect, _Set]:
    """Where a question lies, and how it is set there."""
    setting = _setting(canvas, question, min(WIDE, layout.felt.width / canvas.scale - 2 * MARGIN))
    felt = layout.felt.inflate(-2 * canvas.px(MARGIN), -2 * canvas.px(8))
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
    s = canvas.scale
    box = Box(rect.left / s, rect.top / s, rect.width / s, rect.height / s)
    canvas.cover(rect)
    canvas.shadow(rect, 200, 12, 10, 26)
    canvas.fill(rect, SIDE_COLOURS[question.side], 12)
    inner = Rect(rect.left, rect.top + canvas.px(7), rect.width, rect.height - canvas.px(7))
    canvas.fill(inner, "front", 11)
    canvas.text(question.title, box.x + SIDE, box.y + 28, TITLE, 23, within=rect)
    if not setting.about:
        canvas.text(question.about, box.right - SIDE, box.y + 30, LABEL, 15, "quiet", RIGHT, rect)
    _draw_rows(canvas, setting.about, (box.x + SIDE, box.y + HEAD - 4), rect, "quiet")
    wide, top = _cell_wide(box.width, setting.across), box.y + setting.head
    for index, (option, cell) in enumerate(zip(question.options, setting.cells, strict=True)):
        row, column = divmod(index, setting.across)
        highs = setting.row_highs
        y = top + sum(high + GAP for high in highs[:row])
        place = Box(box.x + 17 + column * (wide + GAP), y, wide, highs[row])
        _draw_option(canvas, place, option, cell, do)
    specs: list[ButtonSpec] = [
        {**spec, "act": _doing(spec["act"], do)} for spec in question.buttons
    ]
    y = box.bottom - 42
    canvas.buttons_right(box.right - SIDE, y, 32, specs)
    above = y + 14 - ROW * len(setting.says) / 2 if setting.beside else top + setting.grid_high
    room = box.width - 2 * SIDE
    if setting.beside:
        room -= 12 + canvas.buttons_wide(specs)
    _draw_rows(canvas, setting.says, (box.x + SIDE, above), rect, room=room)
    return rect


def _draw_rows(
    canvas: Canvas, rows: Sequence[str], at: tuple[float, float], within: Rect, ink: str = "text",
    room: float | None = None,
) -> None:  # fmt: skip
    """Draw rows of words below one another, from a place on; smaller where there is little room."""
    for number, row in enumerate(rows):
        canvas.text(
            row, at[0], at[1] + ROW * (number + 0.5), LABEL, 15, ink, within=within, room=room
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
    left = place.x + 8
    if option.who[0]:
        size = canvas.px(46)
        at = (canvas.px(place.x + 6), canvas.px(place.y + 4))
        draw_figure(canvas, *option.who, option.side, at, size)
        left = place.x + FIGURE
    right = place.right - 8
    wide = _price_wide(canvas, option)
    plate = canvas.rect(right - wide, place.y + 6, wide, 22)
    canvas.fill(plate, "panel", 5)
    draw_sign(
        canvas,
        f"crest-{option.crest}",
        (canvas.px(right - wide + 12), plate.centery),
        canvas.px(13),
    )
    canvas.text(option.price, right - wide + 22, place.y + 17, BOLD, 14, within=plate)
    word = canvas.text(option.word, left, place.y + 17, BOLD, 16, within=rect)
    if cell.named:
        after = word.right / canvas.scale + 7
        canvas.text(option.name, after, place.y + 18, LABEL, 14, "quiet", within=rect)
    _draw_rows(canvas, cell.rows, (left, place.y + 30), rect, room=right - left)
    canvas.ring(region, 8)
