"""What a seat can force where nothing is left to chance: a search of every answer, so that it is proof."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from typing import Generic, Protocol, TypeVar

FAR = 99
"""The length of what can't be forced."""

S = TypeVar("S")
"""A state."""
S_contra = TypeVar("S_contra", contravariant=True)
C = TypeVar("C")
"""An action as a code."""


class ToReach(Protocol[S_contra]):
    """What is to be reached."""

    def verdict(self, state: S_contra) -> bool | None:
        """Whether it is reached, missed (False) or open."""
        ...


class Forced(ABC, Generic[S, C]):
    """What the seat that solves can force from the positions of a puzzle; what was found is kept.

    Args:
        goal: what is to be reached.
    """

    def __init__(self, goal: ToReach[S]) -> None:
        self._goal = goal
        self._lengths: dict[Hashable, int] = {}

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """What tells two positions of a puzzle apart."""

    @abstractmethod
    def steps(self, state: S) -> Iterator[tuple[C, S]]:
        """What the awaited seat may do, and the position after it."""

    @abstractmethod
    def answers(self, state: S) -> bool:
        """Whether another seat is to act than the one that solves."""

    @abstractmethod
    def free(self, code: C) -> bool:
        """Whether an action counts nothing: it answers, or lets things be."""

    def length(self, state: S) -> int:
        """How many actions a shortest way takes against the best answers; ``FAR`` for none."""
        verdict = self._goal.verdict(state)
        if verdict is not None:
            return 0 if verdict else FAR
        key = self.key(state)
        known = self._lengths.get(key)
        if known is None:
            self._lengths[key] = FAR  # who comes back to where he was has not come nearer
            known = self._lengths[key] = min(FAR, self._searched(state))
        return known

    def _searched(self, state: S) -> int:
        if not self.answers(state):
            steps = self.steps(state)
            return min(
                (self._price(code) + self.length(there) for code, there in steps), default=FAR
            )
        most = 0
        for _, there in self.steps(state):
            most = max(most, self.length(there))
            if most >= FAR:  # one answer that stops the goal is enough
                break
        return most

    def reaches(self, state: S) -> bool:
        """Whether the goal can be forced."""
        return self.length(state) < FAR

    def best(self, state: S) -> C:
        """What the awaited seat does best: the shortest way, or the answer that hinders most.

        Where nothing hinders more than the rest, the other side lets it be.
        """
        each = [(self._priced(state, code, there), code) for code, there in self.steps(state)]
        if not self.answers(state):
            return min(each, key=lambda step: step[0])[1]
        return max(each, key=lambda step: (step[0], self.idle(step[1])))[1]

    def idle(self, code: C) -> bool:  # noqa: ARG002
        """Whether an answer is preferred among those that hinder alike."""
        return False

    def ways(self, state: S) -> int:
        """How many shortest ways there are against the answers that hinder most."""
        if self._goal.verdict(state) is not None:
            return 1
        length = self.length(state)
        found = [
            self.ways(there)
            for code, there in self.steps(state)
            if self._priced(state, code, there) == length
        ]
        return min(found) if self.answers(state) else sum(found)

    def _priced(self, state: S, code: C, there: S) -> int:
        return (0 if self.answers(state) else self._price(code)) + self.length(there)

    def _price(self, code: C) -> int:
        return 0 if self.free(code) else 1
