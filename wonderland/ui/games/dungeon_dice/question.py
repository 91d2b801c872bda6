"""The question over the table (d3): who is asked, about what, what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.core.message import lines, say
from wonderland.ui.games.dungeon_dice.figures import draw_figure, draw_sign
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.canvas import RIGHT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import Box

WIDE, MARGIN, ACROSS = 722.0, 14.0, 2
BUTTONS_SHARE = 0.62


class Measures(NamedTuple):
    """How high the parts of a question are: title, each option, the room between two, what is below."""

    head: float
    option: float
    gap: float
    foot: float

    def high(self, rows: int) -> float:
        """How high a question with so many rows of options is."""
        return self.head + rows * (self.option + self.gap) + self.foot


USUAL, CLOSE = Measures(54.0, 60.0, 10.0, 54.0), Measures(44.0, 45.0, 6.0, 44.0)
"""As they are, and where the table is so small that a question would cover what it is about."""


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
        says: what comes of passing, up to two lines.
        buttons: at the right; the last is the primary one.
        clear: squares that must not be covered.
    """

    side: str
    title: str
    about: str
    options: Sequence[Option]
    says: Sequence[str]
    buttons: Sequence[Spec]
    clear: Sequence[str] = ()


def question_box(canvas: Canvas, layout: Layout, question: Question) -> Rect:
    """Where a question lies: in the corner of the felt where it covers least of what it is about."""
    return _place(canvas, layout, question)[0]


def _place(canvas: Canvas, layout: Layout, question: Question) -> tuple[Rect, Measures]:
    clear = [layout.standing(name) for name in question.clear]
    found = []
    for measures in (USUAL, CLOSE):
        for box in _corners(canvas, layout, question, measures):
            found.append((sum(box.colliderect(rect) for rect in clear), box, measures))
    _, box, measures = min(found, key=lambda one: one[0])
    return box, measures


def _corners(canvas: Canvas, layout: Layout, question: Question, measures: Measures) -> list[Rect]:
    """A question in each corner of the felt, the lower ones first."""
    wide = min(WIDE, layout.felt.width / canvas.scale - 2 * MARGIN)
    high = measures.high(-(-len(question.options) // ACROSS))
    felt = layout.felt.inflate(-2 * canvas.px(MARGIN), -2 * canvas.px(8))
    boxes = []
    for edge, side in (("bottom", "left"), ("bottom", "right"), ("top", "left"), ("top", "right")):
        box = Rect(0, 0, canvas.px(wide), canvas.px(high))
        setattr(box, edge, getattr(felt, edge))
        setattr(box, side, getattr(felt, side))
        boxes.append(box)
    return boxes


def draw_question(
    canvas: Canvas, layout: Layout, question: Question, do: Callable[[Callable[[], object]], None]
) -> Rect:
    """Draw a question over the table and return its box."""
    rect, size = _place(canvas, layout, question)
    s = canvas.scale
    box = Box(rect.left / s, rect.top / s, rect.width / s, rect.height / s)
    canvas.cover(rect)
    canvas.shadow(rect, 200, 12, 10, 26)
    canvas.fill(rect, SIDE_COLOURS[question.side], 12)
    inner = Rect(rect.left, rect.top + canvas.px(7), rect.width, rect.height - canvas.px(7))
    canvas.fill(inner, "front", 11)
    middle = box.y + size.head / 2 + 4
    title = canvas.text(question.title, box.x + 18, middle, TITLE, 23, within=rect)
    left = title.right / s + 14
    canvas.text(question.about, box.right - 18, middle + 1, LABEL, 15, "quiet", RIGHT, rect,
                room=box.right - 18 - left, high=size.head - 12)  # fmt: skip
    grid = Box(box.x + 17, box.y + size.head, box.width - 34, 0.0)
    wide = (grid.width - size.gap) / ACROSS
    for index, option in enumerate(question.options):
        row, column = divmod(index, ACROSS)
        x, y = grid.x + column * (wide + size.gap), grid.y + row * (size.option + size.gap)
        cell = Box(x, y, wide, size.option)
        _draw_option(canvas, cell, option, do)
    y = box.bottom - size.foot + (6 if size is USUAL else 4)
    specs: list[ButtonSpec] = [
        {**spec, "act": _doing(spec["act"], do)} for spec in question.buttons
    ]
    most = (box.width - 36) * BUTTONS_SHARE
    room = canvas.buttons_right(box.right - 18, y, 32, specs, most) - box.x - 30
    canvas.text(
        lines(*question.says),
        box.x + 18,
        y + 16,
        LABEL,
        15,
        within=rect,
        room=room,
        high=size.foot - 6,
    )
    return rect


def _doing(act: object, do: Callable[[Callable[[], object]], None]) -> Callable[[], None] | None:
    if not callable(act):
        return None
    return lambda: do(act)


def _draw_option(
    canvas: Canvas, cell: Box, option: Option, do: Callable[[Callable[[], object]], None]
) -> None:
    rect = cell.rect(canvas)
    says = say("{word}, {name}: {says}", word=option.word, name=option.name, says=option.says)
    region = canvas.region(option.key, rect, lambda: do(option.choose), says)
    region.chosen_by_space = True
    canvas.fill(rect, "lit" if option.chosen else "box", 8)
    if option.chosen:
        canvas.outline(rect, "ghost-edge", 2.6, 8)
    elif canvas.pointer.hover == option.key:
        canvas.outline(rect, "line", 2, 8)
    left = cell.x + 8
    if option.who[0]:
        size = cell.height - 10
        at = (canvas.px(cell.x + 6), canvas.px(cell.y + 6))
        draw_figure(canvas, *option.who, option.side, at, canvas.px(size))
        left = cell.x + size + 16
    right = cell.right - 8
    wide = canvas.fonts.size(option.price, BOLD, 14)[0] / canvas.scale + 28
    top = cell.y + (19 if cell.height >= USUAL.option else 14)
    plate = canvas.rect(right - wide, top - 11, wide, 22)
    canvas.fill(plate, "panel", 5)
    draw_sign(
        canvas,
        f"crest-{option.crest}",
        (canvas.px(right - wide + 12), plate.centery),
        canvas.px(13),
    )
    canvas.text(option.price, right - wide + 22, top, BOLD, 14, within=plate)
    word = canvas.text(option.word, left, top - 2, BOLD, 16, within=rect)
    after = word.right / canvas.scale + 7
    canvas.text(option.name, after, top - 1, LABEL, 14, "quiet", within=rect,
                room=right - wide - 6 - after, high=24)  # fmt: skip
    low = cell.bottom - 17 if cell.height >= USUAL.option else cell.bottom - 13
    canvas.text(option.says, left, low, LABEL, 15, within=rect, room=right - left,
                high=2 * (cell.bottom - low) - 5)  # fmt: skip
    canvas.ring(region, 8)
