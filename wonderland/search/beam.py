"""Beam search over macro actions: rows of actions that belong together.

It follows only the most promising lines of play, a few macro actions deep, and counts every one
that it has looked at as an end as well: a player may stop anywhere.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from heapq import nlargest
from typing import Generic, NamedTuple, Protocol, TypeVar

from wonderland.search.deadline import Deadline

S = TypeVar("S")
"""A game's state."""
A = TypeVar("A")
"""A game's action."""


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


class Problem(Protocol[A, S]):
    """What a beam search asks a game."""

    def macro_actions(self, state: S) -> Iterable[tuple[tuple[A, ...], S]]:
        """What can be set out to do in a state, each with the state after it; none at an end."""
        ...

    def key(self, state: S) -> Hashable:
        """What tells two states apart."""
        ...

    def stop(self, state: S, actions: tuple[A, ...]) -> Plan[A, S]:
        """The plan that ends here; ``actions`` led to the state, which is not changed."""
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


def beam_search(
    problem: Problem[A, S], state: S, before: tuple[A, ...], limits: Limits, count: int
) -> list[Plan[A, S]]:
    """The best plans that differ in where they lead, best first.

    Args:
        problem: the game.
        state: where to begin; it is not changed.
        before: actions that led there; every plan begins with them.
        limits: how far to go.
        count: how many plans to return at most.
    """
    found = [problem.stop(state, before)]
    seen = {problem.key(state)}
    beam: list[tuple[tuple[A, ...], S]] = [(before, state)]

    def spent() -> bool:
        return len(seen) > limits.states or limits.deadline.over()

    for _ in range(limits.depth):
        reached: list[tuple[Plan[A, S], S]] = []
        for actions, here in beam:
            for more, there in problem.macro_actions(here):
                key = problem.key(there)
                if key in seen:
                    continue
                seen.add(key)
                reached.append((problem.stop(there, (*actions, *more)), there))
                if spent():
                    break
        if not reached:
            break
        found.extend(plan for plan, _ in reached)
        if spent():
            break
        kept = nlargest(limits.width, reached, key=lambda pair: pair[0].score)
        beam = [(plan.actions, there) for plan, there in kept]
    return nlargest(count, found, key=lambda plan: plan.score)
