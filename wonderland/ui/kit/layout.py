"""Screens as rows and columns: a box is parted into boxes, and those into further ones.

All lengths are logical pixels. A size is a number (fixed), a ``Share`` of what the fixed ones
leave, or what a content measures, such as ``text_width``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from wonderland.ui.kit.canvas import CENTRE, LEFT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the room that fixed sizes leave.

    Attributes:
        weight: how much of it, compared with the other shares.
        least, most: between what it stays, where that is possible.
    """

    weight: float = 1.0
    least: float = 0.0
    most: float = float("inf")


Size = float | Share
TAIL = 3.0
REST = Share()
"""All that is left."""


@dataclass(frozen=True, slots=True)
class Box:
    """A part of a screen."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def left(self) -> tuple[float, float]:
        """The middle of its left edge, where a row of text begins."""
        return self.x, self.y + self.height / 2

    @property
    def end(self) -> tuple[float, float]:
        """The middle of its right edge, where a row of text ends."""
        return self.right, self.y + self.height / 2

    @classmethod
    def round(cls, centre: tuple[float, float], width: float, height: float) -> Box:
        """A box round its middle."""
        x, y = centre
        return cls(x - width / 2, y - height / 2, width, height)

    def rect(self, canvas: Canvas) -> Rect:
        """The box in pixels."""
        return canvas.rect(self.x, self.y, self.width, self.height)

    def inset(self, across: float, down: float | None = None) -> Box:
        """The box without a margin at each side, and one above and below."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def without(self, left: float = 0.0, top: float = 0.0, right: float = 0.0, bottom: float = 0.0) -> Box:
        """The box without a margin at some of its sides."""
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def after(self, other: Box, gap: float = 0.0) -> Box:
        """What lies to the right of another box in this one."""
        left = min(self.right, other.right + gap)
        return Box(left, self.y, self.right - left, self.height)

    def before(self, other: Box, gap: float = 0.0) -> Box:
        """What lies to the left of another box in this one."""
        return Box(self.x, self.y, max(0.0, other.x - gap - self.x), self.height)

    def above(self, other: Box, gap: float = 0.0) -> Box:
        """What lies above another box in this one."""
        return Box(self.x, self.y, self.width, max(0.0, other.y - gap - self.y))

    def below(self, other: Box, gap: float = 0.0) -> Box:
        """What lies below another box in this one."""
        top = min(self.bottom, other.bottom + gap)
        return Box(self.x, top, self.width, self.bottom - top)

    def moved(self, across: float = 0.0, down: float = 0.0) -> Box:
        """The box elsewhere."""
        return Box(self.x + across, self.y + down, self.width, self.height)

    def fitted(self, width: float | None = None, height: float | None = None, *, at_top: bool = False) -> Box:
        """A box of at most a width and a height in its middle, or in the middle at its top."""
        wide = self.width if width is None else min(width, self.width)
        high = self.height if height is None else min(height, self.height)
        top = self.y if at_top else self.y + (self.height - high) / 2
        return Box(self.x + (self.width - wide) / 2, top, wide, high)

    def rows(self, *sizes: Size, gap: float = 0.0) -> list[Box]:
        """Part it into boxes below one another."""
        heights = portions(self.height - gap * (len(sizes) - 1), sizes)
        tops = _starts(self.y, heights, gap)
        return [Box(self.x, y, self.width, high) for y, high in zip(tops, heights, strict=True)]

    def columns(self, *sizes: Size, gap: float = 0.0) -> list[Box]:
        """Part it into boxes beside one another."""
        widths = portions(self.width - gap * (len(sizes) - 1), sizes)
        lefts = _starts(self.x, widths, gap)
        return [Box(x, self.y, wide, self.height) for x, wide in zip(lefts, widths, strict=True)]

    def lines(self, *heights: float) -> list[Box]:
        """Rows below one another that together lie in the middle of its height."""
        return self.fitted(height=sum(heights)).rows(*heights)

    def pile(self, count: int, size: float, gap: float = 0.0) -> list[Box]:
        """As many rows of one height, from its top; they need not fill it."""
        return [Box(self.x, self.y + index * (size + gap), self.width, size) for index in range(count)]


def portions(room: float, sizes: Sequence[Size]) -> list[float]:
    """How long each of some sizes becomes in a room; shares never become less than nothing."""
    left = room - sum(size for size in sizes if not isinstance(size, Share))
    open_ = [index for index, size in enumerate(sizes) if isinstance(size, Share)]
    found = [0.0 if isinstance(size, Share) else float(size) for size in sizes]
    while open_:
        weights = sum(_share(sizes[index]).weight for index in open_) or 1.0
        wanted = {i: max(0.0, left * _share(sizes[i]).weight / weights) for i in open_}
        bound = {i: min(max(wide, _share(sizes[i]).least), _share(sizes[i]).most) for i, wide in wanted.items()}
        held = [i for i in open_ if bound[i] != wanted[i]]
        for index in held or open_:
            found[index] = bound[index]
            left -= bound[index] if held else 0.0
        open_ = [index for index in open_ if index not in held] if held else []
    return found


def part_length(room: float, count: int, gap: float = 0.0, most: float = float("inf")) -> float:
    """How long each of some parts is that fill a room with gaps between them, ``most`` at the most."""
    return min(most, (room - gap * (count - 1)) / max(1, count))


def _share(size: Size) -> Share:
    assert isinstance(size, Share)
    return size


def _starts(begin: float, lengths: Sequence[float], gap: float) -> list[float]:
    starts = [begin]
    for before, _ in pairwise(lengths):
        starts.append(starts[-1] + before + gap)
    return starts[: len(lengths)]


def screen(canvas: Canvas) -> Box:
    """The whole of a canvas."""
    return Box(0.0, 0.0, canvas.width, canvas.height)


def box_of(canvas: Canvas, rect: Rect) -> Box:
    """What lies in pixels as a box."""
    s = canvas.scale
    return Box(rect.x / s, rect.y / s, rect.width / s, rect.height / s)


def buttons_in(
    canvas: Canvas, box: Box, high: float, specs: Sequence[ButtonSpec], gap: float, most: float | None = None
) -> Box:
    """Draw buttons in a row at the right end of a box, and return what is left of it.

    Args:
        canvas: what is drawn on.
        box: where they are; the row is in the middle of its height.
        high: how high they are.
        specs: the buttons, the last of them outermost.
        gap: between them and what is left.
        most: how wide they may be together, the box's width at the most; where they would be wider,
            each is narrower.
    """
    if not specs:
        return box
    most = box.width if most is None else min(most, box.width)
    left = canvas.buttons_right(box.right, box.centre[1] - high / 2, high, specs, most)
    return Box(box.x, box.y, max(0.0, left - gap - box.x), box.height)


def line_in(
    canvas: Canvas, box: Box, text: str, role: str = LABEL, size: float = 16, colour: str = "text",
    align: str = LEFT, within: Rect | None = None, *, high: bool = False,
    foot: tuple[str, float] | None = None,
) -> Box:  # fmt: skip
    """Write a line of text into the middle of a box's height: smaller where the box is narrow.

    Args:
        canvas: what is drawn on.
        box: where the text lies.
        text: it.
        role: its letters.
        size: the size wished for.
        colour: of the letters.
        align: whether it begins at the box's left, lies in its middle or ends at its right.
        within: what the text belongs to, for the test that nothing is clipped.
        high: whether it may take several lines, as many as the box has room for.
        foot: the role and size of the letters beside it, with which it shares the line they stand
            on; it then is not quite in the middle of the height.

    Returns:
        what the text took of the box.
    """
    x, y = {LEFT: box.left, CENTRE: box.centre}.get(align, box.end)
    if foot:
        y += canvas.fonts.foot(*foot) - canvas.fonts.foot(role, size)
    drawn = canvas.text(text, x, y, role, size, colour, align, within, box.width, box.height if high else None)
    return box_of(canvas, drawn)


def text_width(canvas: Canvas, text: str, role: str, size: float) -> float:
    """How wide a line of text is."""
    return canvas.fonts.size(text, role, size)[0] / canvas.scale


def text_height(canvas: Canvas, text: str, width: float, role: str, size: float, leading: float = 1.35) -> float:
    """How high wrapped text becomes, as ``Canvas.paragraph`` draws it."""
    return len(canvas.fonts.wrap(text, role, size, canvas.px(width))) * size * leading


def paragraph_in(
    canvas: Canvas, box: Box, text: str, role: str, size: float, colour: str = "text", leading: float = 1.35
) -> Box:
    """Write wrapped text from a box's top down, in its size; return what of the box it took."""
    high = canvas.paragraph(text, box.x, box.y, box.width, role, size, colour, leading)
    return Box(box.x, box.y, box.width, high)


def text_in(
    canvas: Canvas, box: Box, text: str, role: str, size: float, colour: str = "text",
    within: Rect | None = None, leading: float = 1.2,
) -> None:  # fmt: skip
    """Write wrapped text into a box, from its top down: smaller where it is long.

    Args:
        canvas: what is drawn on.
        box: where the text lies.
        text: it.
        role: its letters.
        size: the size wished for.
        colour: of the letters.
        within: what the text belongs to; the box itself where that is None.
        leading: from line to line, in sizes.
    """
    high = box.height - TAIL  # letters reach below their line
    lines, size = canvas.lines_in(text, role, size, box.width, high, leading)
    for number, line in enumerate(lines):
        at = box.y + (number + 0.5) * size * leading
        canvas.text(line, box.x, at, role, size, colour, within=within or box.rect(canvas))
