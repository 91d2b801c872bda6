"""What was made of the thing that was asked about last: it is often asked about some times in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Last(Generic[K, T]):
    """Keeps what was made of one thing, which must not change meanwhile.

    Args:
        make: makes it.
    """

    def __init__(self, make: Callable[[K], T]) -> None:
        self._make = make
        self._found: tuple[K, T] | None = None

    def of(self, thing: K) -> T:
        """What is made of this very thing."""
        if self._found is None or self._found[0] is not thing:
            self._found = thing, self._make(thing)
        return self._found[1]
