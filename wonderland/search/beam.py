"""Beam search over macro actions: rows of actions that belong together.

It follows only the most promising lines of play, a few macro actions deep, and counts every one
that it has looked at as an end as well: a player may stop anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from operator import itemgetter
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from wonderland.search.deadline import Deadline

S = TypeVar("S")
"""A game's state."""
A = TypeVar("A")
"""A game's action."""
A_co = TypeVar("A_co", covariant=True)
"""The same where a game hands it out."""


class Plan(NamedTuple, Generic[A, S]):
    """A line of play, and what it is worth to stop after it.

    Attributes:
        score: its worth for the side that plans; more is better.
        actions: what is played.
        after: the state once the turn has ended after it.
    """

    score: float
    actions: tuple[A, ...]
    after: S


class SearchProblem(Protocol[A_co, S]):
    """What a beam search asks a game."""

    def macro_actions(self, state: S) -> Iterable[tuple[tuple[A_co, ...], S]]:
        """What can be set out to do in a state, each with the state after it; none at an end."""
        ...

    def key(self, state: S) -> Hashable:
        """What tells two states apart."""
        ...

    def worths(self, states: Sequence[S]) -> Sequence[float]:
        """What it is worth to end in each of some states (they are not changed)."""
        ...

    def end(self, state: S) -> S:
        """The state once the turn has ended here; asked only for the plans that are returned."""
        ...


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a beam search goes.

    Attributes:
        width: lines of play that are followed at once.
        depth: macro actions that follow each other.
        states: states that are evaluated in one search.
        deadline: says when to stop before that.
    """

    width: int
    depth: int
    states: int
    deadline: Deadline


_Line: TypeAlias = tuple[float, tuple[A, ...], S]
"""A line of play while it is looked for: what it is worth, its actions, the state before its end."""
_score: Callable[[tuple[object, ...]], float] = itemgetter(0)


def beam_search(
    problem: SearchProblem[A, S], state: S, before: tuple[A, ...], limits: Limits, count: int
) -> list[Plan[A, S]]:
    """The best plans that differ in where they lead, best first.

    Args:
        problem: the game.
        state: where to begin; it is not changed.
        before: actions that led there; every plan begins with them.
        limits: how far to go.
        count: how many plans to return at most.
    """
    best = nlargest(count, _lines(problem, state, before, limits), key=_score)
    return [Plan(score, actions, problem.end(there)) for score, actions, there in best]


def best_score(problem: SearchProblem[A, S], state: S, limits: Limits) -> float:
    """What the best plan is worth, where nobody asks which it is."""
    return max(map(_score, _lines(problem, state, (), limits)))


def _lines(problem: SearchProblem[A, S], state: S, before: tuple[A, ...], limits: Limits) -> list[_Line[A, S]]:
    """Every line of play that was looked at."""
    (worth,) = problem.worths([state])
    found: list[_Line[A, S]] = [(worth, before, state)]
    seen = {problem.key(state)}
    reached = found[:]
    key_of, worths_of, macro_actions = problem.key, problem.worths, problem.macro_actions
    states, over = limits.states, limits.deadline.over if limits.deadline.limited else None
    for _ in range(limits.depth):
        beam = sorted(reached, key=_score, reverse=True)[: limits.width]
        reached = []
        for _, actions, here in beam:
            lines: list[tuple[A, ...]] = []
            ends: list[S] = []
            for more, there in macro_actions(here):
                before_it = len(seen)
                seen.add(key_of(there))
                if len(seen) == before_it:
                    continue
                lines.append((*actions, *more))
                ends.append(there)
                if before_it >= states:
                    break
            if ends:
                reached += zip(worths_of(ends), lines, ends, strict=True)
            if over and over():
                break
        if not reached:
            break
        found += reached
        if len(seen) > states or (over and over()):
            break
    return found
