"""A puzzle's frame in a panel beside the table: what is wanted, how it stands, the way out."""

from __future__ import annotations

from typing import TypeVar

from wonderland.core.message import say
from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.frame import GAP as EDGE
from wonderland.ui.kit.frame import Form, FrameText, margin, places
from wonderland.ui.kit.layout import REST, box_of, buttons_in, line_in
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE
from wonderland.ui.kit.spaces import APART, CONTROL, GAP
from wonderland.ui.table.puzzle_frame import PuzzleFrame

WHERE_ROW, LEADING, HEADING = 22.0, 24.0, 20.0
"""The heights of where one is and of a row of the heading, and how large that is set."""
Layout = TypeVar("Layout")


class PanelPuzzleFrame(PuzzleFrame[Layout]):
    """Says a puzzle at the foot of the place that the table leaves to a frame."""

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame stands: at the foot of the panel."""
        spot = self._under.spot(canvas, layout)
        wide = min(400, spot.box.width / canvas.scale - 2 * EDGE)
        return places(canvas, spot, Form(wide, self._high(canvas, wide), False))[0]

    def _high(self, canvas: Canvas, wide: float) -> float:
        rows = len(self._heading_rows(canvas, wide))
        words = sum(text.high for text in self._texts(canvas, wide))
        return _head(rows) + words + APART + (CONTROL + APART if self._open else 0.0)

    @property
    def _open(self) -> bool:
        """Whether help can be asked for."""
        return not self.session.verdict and not self.session.showing

    def _heading_rows(self, canvas: Canvas, wide: float) -> tuple[str, ...]:
        width = canvas.px(wide - 2 * margin(wide))
        return canvas.fonts.wrap(self._heading(), TITLE, HEADING, width)

    def _texts(self, canvas: Canvas, wide: float) -> list[FrameText]:
        fonts, width = canvas.fonts, canvas.px(wide - 2 * margin(wide))
        session = self.session
        if session.verdict:
            return self._what_was_found(fonts, width, session.lines, session.result)
        return [FrameText.read(fonts, self.puzzle.says, width), *self._aside(fonts, width)]

    def _draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        box = self.where(canvas, layout)
        whole = box_of(canvas, box)
        wide = whole.width
        self._draw_ground(canvas, box)
        puzzle = self.puzzle
        where = say(
            "Puzzle {number} of {count}, grade {grade}", number=puzzle.number, count=self.puzzles, grade=puzzle.grade
        )
        rows = self._heading_rows(canvas, wide)
        head, _ = whole.rows(_head(len(rows)), REST)
        _, first, *places, _ = head.inset(margin(wide), 0).rows(APART, WHERE_ROW, *[LEADING] * len(rows), REST)
        line_in(canvas, first, where, LABEL, NOTE, "quiet", within=box)
        for row, place in zip(rows, places, strict=True):
            canvas.text(row, *place.left, TITLE, HEADING, within=box)
        self._draw_texts(canvas, box, head.bottom, self._texts(canvas, wide))
        if self._open:
            specs: list[ButtonSpec] = [{**spec, "size": FINE_PRINT, "hint": ""} for spec in self._controls()]
            _, foot = whole.inset(GAP, APART).rows(REST, CONTROL)
            buttons_in(canvas, foot, CONTROL, specs, 0)
        return box


def _head(rows: int) -> float:
    """The room above the words where the heading has so many rows."""
    return APART + WHERE_ROW + rows * LEADING + GAP
