"""An agent that takes the best action at sight, for itself, and never thinks of others."""

from __future__ import annotations

from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.evaluator import Evaluator
from wonderland.games.painting_the_roses.ai.misjudging import Misjudging
from wonderland.games.painting_the_roses.ai.sense import idles, sensible
from wonderland.games.painting_the_roses.ai.turn_search import best_answer, steps
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.state import ACT, ANSWER, GUARD, ROW, State
from wonderland.games.painting_the_roses.view import View


class SightAgent:
    """Weighs each action by what it does for the seat itself, misjudging by some noise.

    Args:
        evaluator: says what positions are worth.
        noise: how far it misjudges, in log-odds.
    """

    def __init__(self, evaluator: Evaluator, noise: float) -> None:
        self._evaluator = evaluator
        self._noise = noise

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the seat that looks, and say why."""
        state, seat = view.known, view.known.config.seats.index(view.seat)
        code, sure = self._code(state, seat, rng)
        why = reasons.at_sight(state, seat, code, sure=sure)
        return Action(state.config, seat, code), why

    def _code(self, state: State, seat: int, rng: Random) -> tuple[Code, bool]:
        """What it does, and whether it would without misjudging."""

        def worth(there: State, who: int) -> float:
            return self._plain(there, who) + self._noise * rng.gauss(0, 1)

        if state.phase == ROW:
            return small_choices.row(state, seat), True
        if state.phase == GUARD:
            return small_choices.guard(state), True
        if state.phase == ANSWER:
            answer = best_answer(state, seat, worth)
            return answer, answer == best_answer(state, seat, self._plain)
        if state.phase != ACT:
            thrown = small_choices.discard(state, seat, worth)
            return thrown, thrown == small_choices.discard(state, seat, self._plain)
        return self._action(state, seat, rng)

    def _action(self, state: State, seat: int, rng: Random) -> tuple[Code, bool]:
        """The next action of its turn; nobody passes where something plainly serves."""
        errs, plain = Misjudging(self._noise, rng), self._plain
        found: list[tuple[float, float, Code]] = []
        for step, there in steps(state, seat, self._evaluator, sensible):
            worth = plain(there, seat)
            found.append((worth + errs.of([step]), worth, step))
        if not found or not idles(state):
            worth = plain(state, seat)
            found.append((worth + errs.of([]), worth, End()))
        _, worth, code = max(found, key=lambda one: one[0])
        return code, worth >= max(true for _, true, _ in found)

    def _plain(self, state: State, seat: int) -> float:
        """What a position is worth to a seat that looks at nothing but its own."""
        if state.result is not None:
            return self._evaluator.worth(state, seat)
        return self._evaluator.own(state, seat)
