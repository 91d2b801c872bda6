"""What every ladder is held to: it goes on where it was broken off, and plays nothing twice."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest


def climbed(
    main: Callable[[], int],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: Callable[[int], Sequence[str]],
    counts: tuple[int, int] = (1, 2),
) -> tuple[Path, str]:
    """Let a ladder play some matches, then more, then no more.

    Args:
        main: the program.
        folder: where its files go.
        monkeypatch: gives it its words.
        words: the words that ask for so many matches of each pair.
        counts: how many at first and then.

    Returns:
        The file of the matches, and the page that tells of them.
    """
    keep, page = folder / "kept.csv", folder / "page.md"

    def climb(games: int) -> str:
        files = ["--keep", str(keep), "--table", str(page)]
        monkeypatch.setattr(sys, "argv", ["ladder", *words(games), *files])
        assert main() == 0
        return keep.read_text("utf-8")

    first = climb(counts[0])
    second = climb(counts[1])
    assert second.startswith(first)
    assert len(second) > len(first)
    assert climb(counts[1]) == second
    return keep, page.read_text("utf-8")
