"""A puzzle of the roses: what is wanted and how the player stands with it, in the side panel."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.session.puzzle import PuzzleTable
from wonderland.ui.games.painting_the_roses import intent as modes
from wonderland.ui.games.painting_the_roses.framed import Side
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.frame import GAP, Form, Text, margin, places
from wonderland.ui.shell import puzzle_frame
from wonderland.ui.shell.puzzle_frame import GoalWords, PuzzleActs

HEAD, BELOW, LEADING, CONTROLS = 66.0, 12.0, 24.0, 44.0
"""The room above and below the words, a row of the heading, and the row of buttons."""
MOST_WIDE = 400.0
WORDS = GoalWords(
    wanted={
        "win": "Finish your garden this turn",
        "save": "Leave {other} no win in the next turn",
    },
    slipped={
        "win": "From here the garden can’t be finished any more.",
        "save": "From here {other} can’t be stopped any more.",
    },
    missed={
        "win": "That was the turn, and your garden is not red.",
        "save": "Now {other} has a way to win in the next turn.",
    },
)


class PuzzleFrame(puzzle_frame.PuzzleFrame[Layout]):
    """Says a puzzle below the seats in the side panel.

    Args:
        control: what the player is asked for.
        side: the side panel.
        table: the sitting.
        puzzles: how many there are.
        acts: what the controls do.
    """

    def __init__(
        self, control: Intent, side: Side, table: PuzzleTable, puzzles: int, acts: PuzzleActs
    ) -> None:
        super().__init__(side, table, puzzles, WORDS, acts)
        self._control = control

    @property
    def acting(self) -> bool:
        """Whether the player is asked for an action of his own turn."""
        return self._control.mode == modes.ACTING

    def in_short(self, lines: Sequence[str]) -> list[str]:
        """Lines without those that only allow a card."""
        return [line for line in lines if not self.puzzle.silent(line)]

    def squares(self) -> tuple[str, ...]:
        """The hedges and cards that the advised line is about."""
        advice = [self.table.advice] if self.table.advice else []
        return (*hedges_of(advice), *cards_of(advice))

    # --- the frame ---------------------------------------------------------------------------
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
        return not self.table.verdict and not self.table.showing

    def _heading_rows(self, canvas: Canvas, wide: float) -> tuple[str, ...]:
        return canvas.fonts.wrap(self._heading(), TITLE, 20, canvas.px(wide - 2 * margin(wide)))

    def _texts(self, canvas: Canvas, wide: float) -> list[Text]:
        fonts, width = canvas.fonts, canvas.px(wide - 2 * margin(wide))
        table = self.table
        if table.verdict:
            return self._what_was_found(fonts, width, table.lines, table.result)
        return [Text.read(fonts, self.puzzle.says, width), *self._aside(fonts, width)]

    def draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the frame and return where it is."""
        box = self.where(canvas, layout)
        s = canvas.scale
        x, y, wide = box.left / s, box.top / s, box.width / s
        left = x + margin(wide)
        self._draw_ground(canvas, box)
        puzzle = self.puzzle
        where = f"Puzzle {puzzle.number} of {self.puzzles}, grade {puzzle.grade}"
        canvas.text(where, left, y + 22, LABEL, 15, "quiet", within=box)
        rows = self._heading_rows(canvas, wide)
        for index, row in enumerate(rows):
            canvas.text(row, left, y + 47 + LEADING * index, TITLE, 20, within=box)
        self._draw_texts(
            canvas, box, y + HEAD + LEADING * (len(rows) - 1), self._texts(canvas, wide)
        )
        if self._open:
            right = x + wide - 12
            specs = [{**spec, "size": 13, "hint": ""} for spec in self._controls()]
            canvas.buttons_right(right, box.bottom / s - CONTROLS, 32, specs)
        return box
