"""A box beside the panel that says something on request: a hint, or why the other side did that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from wonderland.ui.canvas import Canvas, Rect
from wonderland.ui.fonts import LABEL, READ, TITLE
from wonderland.ui.table.boxes import frame
from wonderland.ui.table.geometry import Layout

WIDE, MARGIN = 344.0, 14.0
HEAD, FOOT, PAD, APART = 58.0, 10.0, 18.0, 7.0
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
        side: whose colour it has.
        buttons: beside the title, as ``Canvas.buttons_right`` takes them.
        corners: of the felt where it may lie, the best first.
    """

    title: str
    said: Sequence[Said]
    side: str
    buttons: Sequence[dict[str, Any]]
    corners: Sequence[tuple[str, str]]


class Avoid(NamedTuple):
    """What a box should not lie on, worst first: other boxes, what it is about, beings."""

    boxes: Sequence[Rect]
    about: Sequence[Rect]
    beings: Sequence[Rect]


def draw_note(canvas: Canvas, layout: Layout, note: Note, avoid: Avoid) -> Rect:
    """Draw a note on the felt and return its box.

    Args:
        canvas: what is drawn on.
        layout: where things lie.
        note: what it says; where the felt is too low for all of it, the first paragraphs go.
        avoid: what it should leave in sight.
    """
    wide = min(WIDE, layout.felt.width / canvas.scale - 2 * MARGIN)
    room = layout.felt.height / canvas.scale - 2 * MARGIN - HEAD - FOOT
    said = list(note.said)
    while len(said) > 1 and sum(_high(canvas, part, wide) for part in said) > room:
        del said[0]
    high = HEAD + FOOT + sum(_high(canvas, part, wide) for part in said)
    size = (canvas.px(wide), canvas.px(high))
    felt = layout.felt.inflate(-2 * canvas.px(MARGIN), -2 * canvas.px(MARGIN))
    felt.height = min(felt.bottom, layout.board.bottom) - felt.top  # the files' names stay in sight
    rect = find_place(felt, size, note.corners, avoid)
    frame(canvas, rect, note.side)
    s = canvas.scale
    x, y = rect.left / s + PAD, rect.top / s
    buttons = [{**spec, "size": 15} for spec in note.buttons]
    left = canvas.buttons_right(rect.right / s - PAD + 4, y + 16, 28, buttons)
    title = canvas.fitted(note.title, TITLE, 20, left - x - 8)
    canvas.text(title, x, y + 31, TITLE, 20, within=rect)
    y += HEAD
    for part in said:
        ink = "quiet" if part.heading else "text"
        width = wide - 2 * PAD
        y += canvas.paragraph(part.words, x, y, width, part.role, part.size, ink, LEADING)
        y += 0 if part.heading else APART
    return rect


def _high(canvas: Canvas, part: Said, wide: float) -> float:
    lines = canvas.fonts.wrap(part.words, part.role, part.size, canvas.px(wide - 2 * PAD))
    return len(lines) * part.size * LEADING + (0 if part.heading else APART)


def find_place(
    felt: Rect, size: tuple[int, int], corners: Sequence[tuple[str, str]], avoid: Avoid
) -> Rect:
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
