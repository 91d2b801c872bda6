"""A position's sketch as lines of text, for a terminal."""

from __future__ import annotations

from wonderland.core.encoding import Cell, Sketch

FREE = "."


def written(sketch: Sketch) -> str:
    """Write a sketch: what stands above the table, then a line for each row, the highest first."""
    rows = [
        [sketch.cells.get((column, row), Cell()).text.replace(" ", "/") or FREE for column in range(sketch.columns)]
        for row in reversed(range(sketch.rows))
    ]
    width = max(len(text) for row in rows for text in row)
    table = [" ".join(text.ljust(width) for text in row).rstrip() for row in rows]
    return "\n".join([*sketch.lines, *table]) + "\n"
