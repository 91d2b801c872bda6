"""Files that are read again only where they are others than the last time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from pathlib import Path
from typing import TypeVar

from wonderland.content.files import read_bytes

T = TypeVar("T")
KEPT = 512
"""How many files: more than all lessons and puzzles of a game."""


def reread(read: Callable[[Path], T]) -> Callable[[Path], T]:
    """Keep what was read from a file until there are other bytes in it.

    What is read must not be changed by anybody, and hang on nothing else that changes.
    """

    @lru_cache(KEPT)
    def once(path: Path, raw: bytes) -> T:
        return read(path)

    @wraps(read)
    def again(path: Path) -> T:
        return once(path, read_bytes(path))

    return again
