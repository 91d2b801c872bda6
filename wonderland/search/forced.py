"""What a seat can force where nothing is left to chance: a search of every answer, so that it is proof."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from math import inf
from typing import Generic, Protocol, TypeVar

FAR = 99
"""The length of what can't be forced."""
BOUNDLESS = 1_000
"""How many actions are left to who may take as many as the rules allow."""


class Awaiting(Protocol):
    """A state in which a seat, or chance, is awaited."""

    @property
    def to_act(self) -> int | None:
        """Who acts, by number."""
        ...


S = TypeVar("S", bound=Awaiting)
"""A state."""
S_contra = TypeVar("S_contra", contravariant=True)
C = TypeVar("C")
"""An action as a code."""


class OutOfReach(Exception):  # noqa: N818 - no fault: a search that was to stop has stopped
    """A search has looked at as many positions as it was allowed to."""


class ToReach(Protocol[S_contra]):
    """What is to be reached, by a seat."""

    @property
    def side(self) -> int:
        """The number of the seat that solves."""
        ...

    def verdict(self, state: S_contra) -> bool | None:
        """Whether it is reached, missed (False) or open."""
        ...


class Forced(ABC, Generic[S, C]):
    """What the seat that solves can force from the positions of a puzzle; what was found is kept.

    Args:
        goal: what is to be reached.

    Attributes:
        after: makes the position after what the awaited seat does.
    """

    after: Callable[[S, C], S]

    def __init__(self, goal: ToReach[S]) -> None:
        self.goal = goal
        self._lengths: dict[Hashable, int] = {}

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """What tells two positions of a puzzle apart."""

    @abstractmethod
    def choices(self, state: S) -> Iterable[C]:
        """What the awaited seat may do; what comes to the same need stand there but once."""

    def steps(self, state: S) -> Iterator[tuple[C, S]]:
        """What the awaited seat may do, and the position after it."""
        return ((code, self.after(state, code)) for code in self.choices(state))

    def answers(self, state: S) -> bool:
        """Whether another is to act than the seat that solves."""
        return state.to_act != self.goal.side

    @abstractmethod
    def free(self, code: C) -> bool:
        """Whether an action counts nothing: it answers, or lets things be."""

    def length(self, state: S) -> int:
        """How many actions a shortest way takes against the best answers; ``FAR`` for none."""
        verdict = self.goal.verdict(state)
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
            return min((self._price(code) + self.length(there) for code, there in steps), default=FAR)
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
        if self.goal.verdict(state) is not None:
            return 1
        length = self.length(state)
        found = [self.ways(there) for code, there in self.steps(state) if self._priced(state, code, there) == length]
        return min(found) if self.answers(state) else sum(found)

    def _priced(self, state: S, code: C, there: S) -> int:
        return (0 if self.answers(state) else self._price(code)) + self.length(there)

    def _price(self, code: C) -> int:
        return 0 if self.free(code) else 1


class Bounded(Forced[S, C]):
    """A search that looks no further than so many actions, for turns too large to be looked at whole.

    Args:
        goal: what is to be reached.
        looks: how many positions it may look at.
    """

    def __init__(self, goal: ToReach[S], looks: float = inf) -> None:
        super().__init__(goal)
        self._looks = looks
        # For each position how many actions were enough, and how many too few.
        self._bounds: dict[Hashable, tuple[int, int]] = {}
        self._ways: dict[Hashable, int] = {}

    @abstractmethod
    def most(self, state: S) -> int:
        """How many actions a shortest way may take at most; -1 where it is known that there is none."""

    def tries(self, state: S, n: int) -> Iterator[tuple[C, S]]:  # noqa: ARG002
        """What is worth a try with so many actions left: what may be done, unless a game knows better."""
        return self.steps(state)

    def within(self, state: S, n: int) -> bool:
        """Whether the goal can be forced with so many actions.

        Raises:
            OutOfReach: if more would have to be looked at than may be.
        """
        verdict = self.goal.verdict(state)
        if verdict is not None:
            return verdict
        key = self.key(state)
        enough, short = self._bounds.get(key, (BOUNDLESS + 1, -1))
        if n >= enough:
            return True
        if n <= short:
            return False
        self._looks -= 1
        if self._looks < 0:
            raise OutOfReach
        if self.answers(state):
            found = all(self.within(there, n) for _, there in self.tries(state, n))
        else:
            found = any(self.within(there, left) for _, left, there in self._afforded(state, n))
        enough, short = self._bounds.get(key, (BOUNDLESS + 1, -1))
        self._bounds[key] = (min(enough, n), short) if found else (enough, max(short, n))
        return found

    def _afforded(self, state: S, n: int) -> Iterator[tuple[C, int, S]]:
        """What the side that solves may try with so many actions, and how many are left after it."""
        for code, there in self.tries(state, n):
            left = n if n == BOUNDLESS else n - self._price(code)
            if left >= 0:
                yield code, left, there

    def length(self, state: S) -> int:
        """How many actions a shortest way takes against the best answers; ``FAR`` for none."""
        return next((n for n in range(self.most(state) + 1) if self.within(state, n)), FAR)

    def first(self, state: S, n: int = BOUNDLESS) -> Iterator[tuple[C, S]]:
        """What the side that solves may do so that it still can force its goal, and the position after it."""
        return ((code, there) for code, left, there in self._afforded(state, n) if self.within(there, left))

    def best(self, state: S) -> C:
        """What the awaited seat does best, as ``Forced.best``, but looking no further than it must."""
        if self.answers(state):
            return super().best(state)
        return next(self.first(state, self.length(state)))[0]

    def ways(self, state: S) -> int:
        """How many shortest ways there are against the answers that hinder most; each position once."""
        if self.goal.verdict(state) is not None:
            return 1
        key = self.key(state)
        if key not in self._ways:
            length = self.length(state)
            if self.answers(state):
                after = (there for _, there in self.steps(state))
                found = min(self.ways(there) for there in after if self.length(there) == length)
            else:
                found = sum(self.ways(there) for _, there in self.first(state, length))
            self._ways[key] = found
        return self._ways[key]
