"""A puzzle over the table: what is wanted, whether it still can be had, and what came of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.named_line import IMAGE, in_names, in_short
from wonderland.session.progress import SHOWN, Solved
from wonderland.ui.boards.table_edge import hole_of
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import LABEL, TITLE, Fonts
from wonderland.ui.kit.frame import BETWEEN, MARGIN, SMALL_LEADING, FrameText
from wonderland.ui.kit.layout import REST, box_of, line_in
from wonderland.ui.table import puzzle_frame
from wonderland.ui.table.puzzle_frame import GoalWords

SIDES, ABOVE, HEAD, BELOW, APART = 8.0, 8.0, 78.0, 8.0, 12.0
HEADING, WORDS_EDGE = 30.0, 20.0
"""The row of the strip's heading, and what stays free at the right of the words."""
"""The frame's distance from the felt's sides and top, its head, the room below its words, and the
room between it and the table, into which a being in the top row rises."""
GOALS = {
    "win": say("Win this turn, whatever {other} does"),
    "save": say("Don’t lose before {other}’s next turn is over"),
}
SLIPPED = {
    "win": say("From here the win can’t be forced any more."),
    "save": say("From here it can’t be saved any more."),
}
MISSED = {"win": say("That was the turn, and {other} still stands."), "save": say("That lost the match.")}


WORDS = GoalWords(GOALS, SLIPPED, MISSED)


class PuzzleFrame(puzzle_frame.PuzzleFrame[Layout]):
    """Says a puzzle, and how the player stands with it, on a strip above the table.

    Its height is the same from the beginning to the end, so that the table stays where it is.
    """

    words = WORDS

    def in_short(self, lines: Sequence[str]) -> list[str]:
        """Lines without those that only pass, and the steps of one being in a row as one line."""
        return in_short(lines)

    def squares(self) -> tuple[str, ...]:
        """The squares that the advised line is about."""
        if not self.session.advice:
            return ()
        match, line = self.session.match, in_names(self.session.advice)
        found = [*line.squares, *(square for domino in line.dominoes for square in domino)]
        named = (line.being, line.target)
        found += [b["square"] for b in queries.form_of(match)["beings"] if b["id"] in named]
        if line.target == IMAGE:
            found.append(queries.fixed(match).images[line.other])
        return tuple(found)

    # --- the frame ---------------------------------------------------------------------------
    def above(self, fonts: Fonts, felt: Rect) -> float:
        """How much of the felt's height it takes."""
        width = self._inner(felt, fonts.scale)
        says = FrameText.read(fonts, self.puzzle.says, width).high
        open_high = says + self._aside_rows(fonts, width) * SMALL_LEADING
        longest = Solved(help=SHOWN, slips=10, actions=self._length)
        findings = self._what_was_found(fonts, width, self.puzzle.solution, longest)
        found = sum(text.high for text in findings)
        return ABOVE + HEAD + max(open_high + BETWEEN, found) + BELOW + APART

    def where(self, canvas: Canvas, layout: Layout) -> Rect:
        """Where the strip lies."""
        s, felt = canvas.scale, layout.felt
        hole = hole_of(felt, s)
        high = self.above(canvas.fonts, felt) - ABOVE - APART
        x, y = hole.left / s + SIDES, felt.top / s + ABOVE
        return canvas.rect(x, y, hole.width / s - 2 * SIDES, high)

    def _draw(self, canvas: Canvas, layout: Layout) -> Rect:
        """Draw the strip and return where it is."""
        s, felt = canvas.scale, layout.felt
        box = self.where(canvas, layout)
        high = self.above(canvas.fonts, felt) - ABOVE - APART
        self._draw_ground(canvas, box)
        _, inner, _ = box_of(canvas, box).columns(MARGIN, REST, 14)
        _, where, heading, _ = inner.rows(11, 32, HEADING, REST)
        line_in(canvas, where, self._where(), LABEL, 15, "quiet", within=box)
        canvas.text(self._heading(), *heading.left, TITLE, 23, within=box, room=heading.width)
        width = self._inner(felt, s)
        if self.session.verdict:
            result = self.session.result
            texts = self._what_was_found(canvas.fonts, width, self.session.lines, result)
            texts = _cut(texts, high - HEAD - BELOW)
        else:
            texts = [FrameText.read(canvas.fonts, self.puzzle.says, width), *self._aside(canvas.fonts, width)]
        self._draw_texts(canvas, box, inner.y + HEAD, texts)
        if not self.session.verdict and not self.session.showing:
            canvas.buttons_right(inner.right, where.y, where.height, self._controls())
        return box

    def _inner(self, felt: Rect, scale: float) -> int:
        """The width that words have, in pixels."""
        return round(hole_of(felt, scale).width - (2 * SIDES + MARGIN + WORDS_EDGE) * scale)


def _cut(texts: list[FrameText], room: float) -> list[FrameText]:
    """Leave out rows of the last text that there is no room for."""
    last = texts[-1]
    over = sum(text.high for text in texts) - room
    rows = max(1, len(last.rows) - max(0, math.ceil(over / last.leading)))
    if rows == len(last.rows):
        return texts
    kept = (*last.rows[: rows - 1], f"{last.rows[rows - 1].rsplit(maxsplit=1)[0]} …")
    return [*texts[:-1], replace(last, rows=kept)]
