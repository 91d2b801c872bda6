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
        self._left = self._given = seconds or 0.0
        self._until = 0.0

    def begin(self, turn: Hashable, part: float = 1.0) -> None:
        """Start the clock for a turn; the decisions of one turn share its time.

        Args:
            turn: which turn.
            part: which part of the seconds it may take.
        """
        if self._seconds is not None and turn != self._turn:
            self._turn = turn
            self._given = part * self._seconds
            self._until = self._clock() + self._given

    def resume(self, turn: Hashable, part: float) -> None:
        """Start the clock for one decision of a turn; until ``pause`` it runs, then it stands.

        So what others take between two decisions of a turn is not taken off its time.

        Args:
            turn: which turn.
            part: which part of what is left of its time the decision may take.
        """
        if self._seconds is not None:
            if turn != self._turn:
                self._turn, self._left = turn, self._seconds
            self._given = part * self._left
            self._until = self._clock() + self._given

    def pause(self) -> None:
        """Stop the clock until the next decision of the turn."""
        if self._seconds is not None:
            self._left = max(0.0, self._left - self._given + self._until - self._clock())

    @property
    def limited(self) -> bool:
        """Whether there is a limit at all."""
        return self._seconds is not None

    def spent(self) -> float:
        """Which part of the time that was given is spent, 0 without a limit."""
        if self._seconds is None:
            return 0.0
        left = self._until - self._clock()
        return 1.0 - left / self._given if self._given else 1.0

    def over(self) -> bool:
        """Whether the time is up."""
        return self._seconds is not None and self._clock() >= self._until
