"""A plan for a whole turn that is in hand: gone on with for as long as all goes as was expected."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")
"""A game's state."""
C = TypeVar("C")
"""A game's action."""
R = TypeVar("R")
"""What is left of a plan."""


class Meant(NamedTuple, Generic[C]):
    """What is still to be played of a turn.

    Attributes:
        actions: in their order; the turn or the step ends after them.
        sure: whether nothing better was found, by a right judgement.
    """

    actions: tuple[C, ...]
    sure: bool


class PlanInHand(Generic[S, R]):
    """What is left of a plan, and where it is to be gone on with.

    Args:
        key: what tells two states of a turn apart.
    """

    def __init__(self, key: Callable[[S], Hashable]) -> None:
        self._key = key
        self._held: tuple[Hashable, R] | None = None

    def take(self, state: S) -> R | None:
        """What is left of the plan if it led here; from now on nothing is in hand."""
        held, self._held = self._held, None
        return held[1] if held and held[0] == self._key(state) else None

    def hold(self, expected: S, rest: R) -> None:
        """Keep what is left of a plan for when the match stands as is expected."""
        self._held = self._key(expected), rest
