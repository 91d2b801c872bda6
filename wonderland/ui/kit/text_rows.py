"""A text in rows that know which of its characters they hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

_PIECES = re.compile(r"\S+[ \t]*|\s+")


class Row(NamedTuple):
    """A row of a text: from where to where; blanks at its end belong to it."""

    begin: int
    end: int


def rows_of(text: str, width: float, measure: Callable[[str], float]) -> list[Row]:
    """Break a text into rows no wider than ``width``, between words where that is possible.

    Args:
        text: what is broken; none of its characters is lost.
        width: of a row, in whatever is measured; blanks at its end don't count.
        measure: how wide a text is.
    """
    rows: list[Row] = []
    begin = end = 0
    for piece in _PIECES.finditer(text):
        if end > begin and measure(text[begin : piece.end()].rstrip()) > width:
            rows.append(Row(begin, end))
            begin = end
        end = piece.end()
        while measure(text[begin:end].rstrip()) > width and end - begin > 1:
            cut = _longest(text[begin:end], width, measure)
            rows.append(Row(begin, begin + cut))
            begin += cut
    return [*rows, Row(begin, len(text))]


def _longest(text: str, width: float, measure: Callable[[str], float]) -> int:
    """How many characters of a text have room; at least one."""
    least, most = 1, len(text)
    while least < most:
        middle = (least + most + 1) // 2
        if measure(text[:middle]) <= width:
            least = middle
        else:
            most = middle - 1
    return least


def row_at(rows: Sequence[Row], place: int) -> int:
    """The number of the row in which a place of the text lies."""
    return max((n for n, row in enumerate(rows) if row.begin <= place), default=0)
