"""How a card's pips make its numbers (W-2), counted before one's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.ui.boards.playing_card import COLUMNS, FIRST, LAST, pip_at
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

MIDDLE = len(COLUMNS) // 2
STR, ATK, DEF = range(3)
BAND = 0.22
"""How wide a column's band is, in widths of the card."""
Column = tuple[int, ...]
"""The rows in which a column has its pips."""


class PipCount(NamedTuple):
    """A moment of the counting.

    Attributes:
        number: ``STR``, ``ATK`` or ``DEF``.
        columns: those that are looked at.
        counted: the pips, or the columns by their uppermost pip, that are counted so far: row and
            column of each.
    """

    number: int
    columns: tuple[int, ...]
    counted: tuple[tuple[int, int], ...]


def counting(pips: Sequence[str]) -> list[PipCount]:
    """Count a layout of pips: the longest column, the columns with pips, the middle column (W-2)."""
    columns: list[Column] = [
        tuple(row for row, marks in enumerate(pips) if marks[at] == "o") for at in range(len(COLUMNS))
    ]
    longest = max(range(len(columns)), key=lambda at: len(columns[at]))
    filled = [at for at, rows in enumerate(columns) if rows]
    found = [
        PipCount(STR, (longest,), tuple((row, longest) for row in columns[longest][: n + 1]))
        for n in range(len(columns[longest]))
    ]
    tops = [(columns[at][0], at) for at in filled]
    found += [PipCount(ATK, tuple(filled[: n + 1]), tuple(tops[: n + 1])) for n in range(len(filled))]
    middle = columns[MIDDLE]
    counts = range(1, len(middle) + 1) if middle else (0,)
    found += [PipCount(DEF, (MIDDLE,), tuple((row, MIDDLE) for row in middle[:n])) for n in counts]
    return found


def draw_count(canvas: Canvas, card: Rect, pips: Sequence[str], count: PipCount) -> None:
    """Draw what is counted over a card that lies in a rectangle."""
    wide = card.width
    for column in count.columns:
        band = Rect(0, 0, round(wide * BAND), round(card.height * (LAST - FIRST + 2 * 0.09)))
        band.center = (round(card.left + wide * COLUMNS[column]), card.centery)
        canvas.outline(band, "west", 2, wide * BAND / 2 / canvas.scale)
    for n, (row, column) in enumerate(count.counted, start=1):
        at = pip_at(card, pips, row, column)
        canvas.disc(at, wide * 0.085, "now")
        x, y = (part / canvas.scale for part in at)
        canvas.text(str(n), x, y, BOLD, wide * 0.13 / canvas.scale, "now-text", CENTRE)
