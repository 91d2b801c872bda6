"""Planning an action step: the best combination of macro actions that a beam search finds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.lookahead import at_rest, finish_turn, turn_key
from wonderland.games.wonderland.ai.macro_actions import MacroAction, macro_actions
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.state import ACTION, NOBODY, State
from wonderland.search import beam
from wonderland.search.deadline import Deadline

Plan: TypeAlias = beam.Plan[Code, State]
"""A way to play an action step, without its end; ``after`` is the start of the next turn."""


def where(state: State) -> tuple[object, ...]:
    """What tells two ends of one turn apart: the table, and what is still in the pools."""
    return *turn_key(state), tuple(state.life), state.pool


@dataclass(frozen=True, slots=True)
class ActionStep:
    """An action step as a problem for a beam search.

    Attributes:
        evaluator: says what a turn's end is worth.
        side: whose step it is.
    """

    evaluator: Evaluator
    side: int

    def macro_actions(self, state: State) -> Iterable[MacroAction]:
        """What the side's beings can set out to do; nothing once its action step is over."""
        if state.phase != ACTION or state.active != self.side or state.sharer != NOBODY:
            return ()
        return macro_actions(state, self.side)

    key = staticmethod(turn_key)

    def worths(self, states: Sequence[State]) -> list[float]:
        """What it is worth to end the turn where they stand (the states are not changed)."""
        ends = [state if at_rest(state) else finish_turn(state.copy()) for state in states]
        return self.evaluator.scores_of_ends(ends, self.side)

    def end(self, state: State) -> State:
        """The start of the next turn, if this one ends where it stands."""
        return finish_turn(state.copy())


@dataclass(frozen=True, slots=True)
class TurnPlanner:
    """Searches action steps.

    Attributes:
        evaluator: says what a turn's end is worth.
        limits: how far it looks.
    """

    evaluator: Evaluator
    limits: beam.Limits

    @classmethod
    def of(cls, evaluator: Evaluator, width: int, depth: int, states: int, deadline: Deadline) -> TurnPlanner:
        """A planner with limits (``search.beam.Limits``)."""
        return cls(evaluator, beam.Limits(width, depth, states, deadline))

    def wider(self) -> TurnPlanner:
        """A planner that looks at twice as much."""
        limits = self.limits
        return TurnPlanner.of(self.evaluator, 2 * limits.width, limits.depth + 1, 2 * limits.states, limits.deadline)

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
        step = ActionStep(self.evaluator, state.active)
        return beam.beam_search(step, state, before, self.limits, count)

    def worth(self, state: State) -> float:
        """The log-odds after the best plan from a state in the action step."""
        step = ActionStep(self.evaluator, state.active)
        return beam.best_score(step, state, self.limits)

    def stop(self, state: State) -> float:
        """What it is worth to do nothing more in a state."""
        return self.stops([state])[0]

    def stops(self, states: Sequence[State]) -> list[float]:
        """What it is worth to do nothing more in states of one turn."""
        return ActionStep(self.evaluator, states[0].active).worths(states) if states else []
