"""A box over the board that says something on request: a hint, or why somebody did that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.ui.kit.action_bar import Spec
from wonderland.ui.kit.boxes import draw_box
from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, box_of, buttons_in, line_in, paragraph_in, text_width
from wonderland.ui.kit.sizes import HEADING, NOTE
from wonderland.ui.kit.spaces import APART, GAP, LOW_CONTROL, TIGHT

MARGIN = 14.0
HEAD, FOOT, PAD, BETWEEN = 58.0, 10.0, 18.0, 7.0
"""The room above and below the paragraphs, beside them, and between two."""
LEADING = 1.35


@dataclass(frozen=True, slots=True)
class Said:
    """A paragraph of a note; a heading stands in smaller, quieter letters above what it is about."""

    words: str
    heading: bool = False

    @property
    def role(self) -> str:
        """The letters."""
        return LABEL if self.heading else READ

    @property
    def size(self) -> float:
        """Their size."""
        return 15 if self.heading else 16


@dataclass(frozen=True, slots=True)
class Note:
    """What a box says.

    Attributes:
        title: its first line.
        said: its paragraphs.
        colour: of its strip, one of the theme.
        buttons: beside the title, as ``Canvas.buttons_right`` takes them; below all else where there
            is no room for both.
        corners: of the felt where it may lie, the best first.
    """

    title: str
    said: Sequence[Said]
    colour: str
    buttons: Sequence[Spec]
    corners: Sequence[tuple[str, str]]


class Avoid(NamedTuple):
    """What a box should not lie on, worst first: other boxes, what it is about, beings."""

    boxes: Sequence[Rect]
    about: Sequence[Rect]
    beings: Sequence[Rect]


def draw_note(canvas: Canvas, felt: Rect, floor: int, note: Note, avoid: Avoid) -> Rect:
    """Draw a note on the felt and return its box.

    Args:
        canvas: what is drawn on.
        felt: where it may lie.
        floor: how far down, where there is room: what stands below is to be read too.
        note: what it says; where there is no room for all of it, what stands under the first
            headings goes.
        avoid: what it should leave in sight.
    """
    wide = _wide(canvas, felt)
    said, rect = _fit(canvas, (felt, floor), note, wide, avoid)
    draw_box(canvas, rect, note.colour)
    below = _buttons_below(canvas, note, wide)
    head, words, foot = box_of(canvas, rect).inset(PAD, 0).rows(HEAD, REST, below + FOOT)
    buttons = _buttons_of(note)
    row = foot.without(bottom=FOOT) if below else head
    left = buttons_in(canvas, row.without(right=-TIGHT), LOW_CONTROL, buttons, GAP)
    line = head if below else left
    line_in(canvas, line.inset(0, APART), note.title, TITLE, HEADING, within=rect, high=True)
    for part in said:
        ink = "quiet" if part.heading else "text"
        taken = paragraph_in(canvas, words, part.words, part.role, part.size, ink, LEADING)
        words = words.below(taken, 0.0 if part.heading else BETWEEN)
    return rect


def note_place(canvas: Canvas, felt: Rect, floor: int, note: Note, avoid: Avoid) -> Rect:
    """Where a note would lie, as ``draw_note`` takes it."""
    return _fit(canvas, (felt, floor), note, _wide(canvas, felt), avoid)[1]


def _wide(canvas: Canvas, felt: Rect) -> float:
    return min(344, felt.width / canvas.scale - 2 * MARGIN)


def _buttons_of(note: Note) -> list[ButtonSpec]:
    return [{**spec, "size": NOTE} for spec in note.buttons]


def _buttons_below(canvas: Canvas, note: Note, wide: float) -> float:
    """How high the buttons' own row is; 0 where they have room beside the title."""
    title = text_width(canvas, note.title, TITLE, HEADING)
    beside = title + GAP + canvas.buttons_wide(_buttons_of(note))
    return 0.0 if beside <= wide - 2 * PAD + TIGHT else LOW_CONTROL + FOOT


def _fit(
    canvas: Canvas, within: tuple[Rect, int], note: Note, wide: float, avoid: Avoid
) -> tuple[Sequence[Said], Rect]:
    """Find what of a note there is room for, and where; other boxes stay in sight."""
    felt = within[0].inflate(-2 * canvas.px(MARGIN), -2 * canvas.px(MARGIN))
    room = felt.height
    felt.height = min(felt.bottom, within[1]) - felt.top
    said = note.said
    while True:
        around = HEAD + FOOT + _buttons_below(canvas, note, wide)
        high = canvas.px(around + sum(_high(canvas, part, wide) for part in said))
        rect = find_place(felt, (canvas.px(wide), high), note.corners, avoid)
        fewer = _without_first(said)
        if not fewer or (high <= room and not _covered(rect, avoid.boxes)):
            return said, rect
        said = fewer


def _without_first(said: Sequence[Said]) -> Sequence[Said]:
    """What is said from the second heading on; nothing where there is none."""
    headings = [index for index, part in enumerate(said) if part.heading]
    return said[headings[1] :] if len(headings) > 1 else ()


def _high(canvas: Canvas, part: Said, wide: float) -> float:
    lines = canvas.fonts.wrap(part.words, part.role, part.size, canvas.px(wide - 2 * PAD))
    return len(lines) * part.size * LEADING + (0 if part.heading else BETWEEN)


def find_place(felt: Rect, size: tuple[int, int], corners: Sequence[tuple[str, str]], avoid: Avoid) -> Rect:
    """Where a box lies best in a felt: in the first of the corners where it covers least."""
    places = []
    for edge, side in corners:
        box = Rect((0, 0), size)
        setattr(box, edge, getattr(felt, edge))
        setattr(box, side, getattr(felt, side))
        places.append(box)
    return min(places, key=lambda box: [_covered(box, rects) for rects in avoid])


def _covered(box: Rect, rects: Sequence[Rect]) -> int:
    """How many pixels of some rectangles a box covers."""
    cuts = [box.clip(rect) for rect in rects]
    return sum(cut.width * cut.height for cut in cuts)
