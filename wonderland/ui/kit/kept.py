"""What follows from something that seldom changes: made anew when that did, not in every frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The last thing that was made, for as long as what it follows from is the same."""

    def __init__(self) -> None:
        self._last: tuple[tuple[object, ...], T] | None = None

    def of(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made for a key that equals this one; else it is made now.

        Args:
            key: all that it follows from. What it is compared with is held fast, so that it is
                never mistaken for something new in the same place.
            make: makes it.
        """
        if self._last is None or self._last[0] != key:
            self._last = (key, make())
        return self._last[1]
