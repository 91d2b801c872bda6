"""A puzzle's frame in a panel beside the table: what is wanted, how it stands, the way out."""

from __future__ import annotations

from typing import TypeVar

from wonderland.core.message import say
from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.frame import GAP, Form, FrameText, margin, places
from wonderland.ui.shell.puzzle_frame import PuzzleFrame

HEAD, BELOW, LEADING, CONTROLS = 66.0, 12.0, 24.0, 44.0
"""The room above and below the words, a row of the heading, and the row of buttons."""
MOST_WIDE = 400.0
Layout = TypeVar("Layout")


class PanelPuzzleFrame(PuzzleFrame[Layout]):
    """Says a puzzle at the foot of the place that the table leaves to a frame."""

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the frame stands: at the foot of the panel."""
        spot = self._under.spot(canvas, layout)
        wide = min(MOST_WIDE, spot.box.width / canvas.scale - 2 * GAP)
        return places(canvas, spot, Form(wide, self._high(canvas, wide), False))[0]

    def _high(self, canvas: Canvas, wide: float) -> float:
        rows = len(self._heading_rows(canvas, wide))
        words = sum(text.high for text in self._texts(canvas, wide))
        return HEAD + (rows - 1) * LEADING + words + BELOW + (CONTROLS if self._open else 0.0)

    @property
    def _open(self) -> bool:
        """Whether help can be asked for."""
        return not self.session.verdict and not self.session.showing

    def _heading_rows(self, canvas: Canvas, wide: float) -> tuple[str, ...]:
        return canvas.fonts.wrap(self._heading(), TITLE, 20, canvas.px(wide - 2 * margin(wide)))

    def _texts(self, canvas: Canvas, wide: float) -> list[FrameText]:
        fonts, width = canvas.fonts, canvas.px(wide - 2 * margin(wide))
        session = self.session
        if session.verdict:
            return self._what_was_found(fonts, width, session.lines, session.result)
        return [FrameText.read(fonts, self.puzzle.says, width), *self._aside(fonts, width)]

    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        box = self.where(canvas, layout)
        s = canvas.scale
        x, y, wide = box.left / s, box.top / s, box.width / s
        left = x + margin(wide)
        self._draw_ground(canvas, box)
        puzzle = self.puzzle
        where = say("Puzzle {number} of {count}, grade {grade}",
                    number=puzzle.number, count=self.puzzles, grade=puzzle.grade)  # fmt: skip
        canvas.text(where, left, y + 22, LABEL, 15, "quiet", within=box)
        rows = self._heading_rows(canvas, wide)
        for index, row in enumerate(rows):
            canvas.text(row, left, y + 47 + LEADING * index, TITLE, 20, within=box)
        self._draw_texts(
            canvas, box, y + HEAD + LEADING * (len(rows) - 1), self._texts(canvas, wide)
        )
        if self._open:
            right = x + wide - 12
            specs: list[ButtonSpec] = [
                {**spec, "size": 13, "hint": ""} for spec in self._controls()
            ]
            canvas.buttons_right(right, box.bottom / s - CONTROLS, 32, specs)
        return box
