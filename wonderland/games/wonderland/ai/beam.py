"""Planning an action step: the best combination of ventures that a beam search finds."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nlargest
from typing import NamedTuple

from wonderland.games.wonderland.ai.course import finish_turn, key_of
from wonderland.games.wonderland.ai.deadline import Deadline
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.macro_actions import ventures
from wonderland.games.wonderland.state import ACTION, NOBODY, Code, State


class Plan(NamedTuple):
    """A way to play an action step to its end.

    Attributes:
        score: the log-odds of winning after it, for the side that plans.
        codes: its actions, without the end.
        after: the state at the start of the next turn.
    """

    score: float
    codes: tuple[Code, ...]
    after: State


@dataclass(frozen=True, slots=True)
class Planner:
    """Searches an action step.

    Attributes:
        judge: says what a state is worth.
        width: how many lines of play are followed at once.
        depth: how many ventures follow each other.
        most: how many states are judged in one search.
        patience: says when to stop before that.
    """

    judge: Evaluator
    width: int
    depth: int
    most: int
    patience: Deadline

    def best(self, state: State, before: tuple[Code, ...] = ()) -> Plan:
        """The best plan from a state in the action step."""
        return self.plans(state, before, 1)[0]

    def plans(self, state: State, before: tuple[Code, ...], count: int) -> list[Plan]:
        """The best plans that differ in where they lead, best first.

        Args:
            state: in the action step (it is not changed).
            before: actions that led there; every plan begins with them.
            count: how many plans to return at most.
        """
        side = state.active
        found = [self.ended(state, before, side)]
        seen = {key_of(state)}
        beam: list[tuple[tuple[Code, ...], State]] = [(before, state)]
        for _ in range(self.depth):
            reached: list[tuple[Plan, State]] = []
            for codes, here in beam:
                if here.phase != ACTION or here.active != side or here.sharer != NOBODY:
                    continue
                for more, there in ventures(here, side):
                    key = key_of(there)
                    if key in seen:
                        continue
                    seen.add(key)
                    reached.append((self.ended(there, (*codes, *more), side), there))
                    if len(seen) > self.most or self.patience.over():
                        break
            if not reached:
                break
            found.extend(plan for plan, _ in reached)
            kept = nlargest(self.width, reached, key=lambda pair: pair[0].score)
            beam = [(plan.codes, there) for plan, there in kept]
            if len(seen) > self.most or self.patience.over():
                break
        return nlargest(count, found, key=lambda plan: plan.score)

    def ended(self, state: State, codes: tuple[Code, ...], side: int) -> Plan:
        """The plan that ends the turn where it stands (the state is not changed)."""
        after = finish_turn(state.copy())
        return Plan(self.judge.score(after, side), codes, after)
