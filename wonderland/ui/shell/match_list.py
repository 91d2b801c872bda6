"""Lists of matches, a row for each: where the list lies, and the parts of a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, READ
from wonderland.ui.kit.layout import REST, Box, line_in, paragraph_in, screen
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.sizes import LARGE, NOTE
from wonderland.ui.kit.spaces import BAR, GAP, LOW_CONTROL, MARGIN, NEAR, TIGHT

HIGH, FOOT, WIDEST = 64.0, 46.0, 960.0
"""The height of a row and of what is said below the list, and the most width of both."""
PICTURE, BUTTON = 96.0, 104.0
"""How wide a row's picture and its buttons are."""


class MatchRow(NamedTuple):
    """The parts of a row: its picture, its words, and its two buttons."""

    picture: Box
    words: Box
    buttons: tuple[Box, Box]


def parts(canvas: Canvas) -> tuple[Box, Box]:
    """Where the list lies, and what is said below it."""
    _, list_, foot = screen(canvas).inset(MARGIN, 0).fitted(WIDEST).rows(BAR + MARGIN, REST, FOOT)
    return list_, foot


def shown(list_: Box, first: int, count: int) -> Sequence[Box]:
    """The rows there is room for, from one of so many on."""
    room = int(list_.height // (HIGH + GAP))
    return list_.pile(max(0, min(room, count - first)), HIGH, GAP)


def draw_row(canvas: Canvas, row: Box) -> MatchRow:
    """Draw a row's plate, and part it."""
    canvas.fill(row.rect(canvas), "front", RADIUS)
    picture, words, *buttons = row.inset(NEAR, TIGHT).columns(
        PICTURE, REST, BUTTON, BUTTON, gap=GAP
    )
    one, other = (box.fitted(height=LOW_CONTROL) for box in buttons)
    return MatchRow(picture, words.inset(TIGHT, 0), (one, other))


def say_none(canvas: Canvas, list_: Box, words: str) -> None:
    """Say in the place of the list that it is empty."""
    paragraph_in(canvas, list_, words, READ, LARGE)


def draw_fault(canvas: Canvas, foot: Box, fault: str, open_rules: Callable[[str], object]) -> None:
    """Say below the list what went wrong, with the rule that a record breaks."""
    said, rule = parted(fault)
    before, _ = foot.columns(REST, BUTTON if rule else 0.0)
    drawn = line_in(canvas, before, said, LABEL, NOTE, "refusal")
    if rule:
        place = foot.after(drawn, GAP)
        rule_link(canvas, "refused", *place.left, rule, open_rules)
