"""How long a search may take; without a limit it depends on nothing but its seed."""

from __future__ import annotations

from collections.abc import Callable, Hashable


class Deadline:
    """Tells a search when to be content with what it has.

    Args:
        seconds: how long a turn may be searched; None for no limit.
        clock: seconds that only ever rise.
    """

    def __init__(self, seconds: float | None, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._turn: Hashable = None
        self._until = 0.0

    def begin(self, turn: Hashable) -> None:
        """Start the clock for a turn; the decisions of one turn share its time."""
        if self._seconds is not None and turn != self._turn:
            self._turn = turn
            self._until = self._clock() + self._seconds

    @property
    def limited(self) -> bool:
        """Whether there is a limit at all."""
        return self._seconds is not None

    def spent(self) -> float:
        """Which part of a turn's time is spent, 0 without a limit."""
        if self._seconds is None:
            return 0.0
        return 1.0 - (self._until - self._clock()) / self._seconds

    def over(self) -> bool:
        """Whether the time is up."""
        return self._seconds is not None and self._clock() >= self._until
