"""Whole turns: with which summon, and what then, best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wonderland.games.dungeon_dice.actions import Code, perform, refusal
from wonderland.games.dungeon_dice.actions.summoning import Skip
from wonderland.games.dungeon_dice.ai.answers import settle
from wonderland.games.dungeon_dice.ai.deeds import Deeds
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.ai.levels import SearchSettings
from wonderland.games.dungeon_dice.ai.net_choice import summons
from wonderland.games.dungeon_dice.state import ACTION, SUMMON, State
from wonderland.search.beam import Limits, Plan, beam_search
from wonderland.search.deadline import Deadline

TurnPlan = Plan[Code, State]


class Effort(NamedTuple):
    """How much is looked at in a turn; the names as in ``SearchSettings``, ``shapes`` as in ``summons``."""

    states: int
    width: int
    depth: int
    nets: int
    plans: int
    shapes: int = 40

    @classmethod
    def of(cls, settings: SearchSettings) -> Effort:
        """The effort of a level in its own turn."""
        plans = max(settings.plans, 4)
        return cls(settings.states, settings.width, settings.depth, settings.nets, plans)


class Planner:
    """Plans turns.

    Args:
        evaluator: says what positions are worth.
        deadline: says when to stop.
    """

    def __init__(self, evaluator: Evaluator, deadline: Deadline) -> None:
        self._evaluator = evaluator
        self._deadline = deadline

    def plans(self, state: State, effort: Effort) -> list[TurnPlan]:
        """The best ways to play a turn from its summon or its action step on, best first."""
        if state.phase != SUMMON:
            return self._beam(state, (), effort, effort.plans)
        skipped = state.copy()
        perform(skipped, state.active, Skip(), None)
        begun: list[tuple[Code, State]] = [
            (thought.code, thought.after) for thought in summons(state, self._evaluator, effort.nets, effort.shapes)
        ]
        begun.append((Skip(), skipped))
        found: list[TurnPlan] = []
        each = max(2, effort.plans // 2)
        for code, there in begun:
            found += self._beam(there, (code,), effort, each)
            if self._deadline.over():
                break
        found.sort(key=lambda plan: -plan.score)
        return found

    def _beam(self, state: State, before: tuple[Code, ...], effort: Effort, count: int) -> list[TurnPlan]:
        limits = Limits(effort.width, effort.depth, effort.states, self._deadline)
        return beam_search(Deeds(state.active, self._evaluator), state, before, limits, count)


def play_on(state: State, codes: Sequence[Code], evaluator: Evaluator) -> bool:
    """Play a side's codes on a position that may differ in what was hidden, while they are open.

    Returns:
        Whether all could be played.
    """
    side = state.active
    for code in codes:
        if state.phase not in (SUMMON, ACTION) or state.active != side:
            return False
        if refusal(state, side, code):
            return False
        perform(state, side, code, None)
        settle(state, evaluator)
    return True
