"""Rows of results in a CSV file, added one by one, so that a long run can be broken off and gone on with."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from wonderland.cli.simulate.figures import wilson


def read(path: Path) -> list[dict[str, str]]:
    """The rows that were kept, by their columns; none where there is no file yet."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def append(path: Path, columns: Sequence[str], row: Iterable[object]) -> None:
    """Keep a row, below the columns' names where the file is new."""
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(columns)
        writer.writerow(row)


def share(won: float, matches: int) -> str:
    """``60% (40% to 77%) of 20``: what was won, its 95 % interval (Wilson), and of how many matches."""
    low, high = wilson(round(won), matches)
    return f"{won / matches:.0%} ({low:.0%} to {high:.0%}) of {matches}"


def table_row(cells: Iterable[object]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(map(str, cells))} |"
