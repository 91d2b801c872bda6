"""An agent that takes the best action at sight, for itself, and never thinks of others."""

from __future__ import annotations

from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses.actions import Action
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.evaluator import Evaluator
from wonderland.games.painting_the_roses.ai.turn_search import best_answer, steps
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
        code = self._code(state, seat, rng)
        return Action(state.config, seat, code), reasons.why(state, seat, code)

    def _code(self, state: State, seat: int, rng: Random) -> act.Code:
        def worth(there: State, who: int) -> float:
            ended = there.result is not None
            plain = self._evaluator.worth(there, who) if ended else self._evaluator.own(there, who)
            return plain + self._noise * rng.gauss(0, 1)

        if state.phase == ROW:
            return small_choices.row(state, seat)
        if state.phase == GUARD:
            return small_choices.guard(state, seat)
        if state.phase == ANSWER:
            return best_answer(state, seat, worth)
        if state.phase != ACT:
            return small_choices.discard(state, seat, worth)
        best: tuple[float, act.Code] = (worth(state, seat), act.End())
        for code, there in steps(state, seat, self._evaluator):
            best = max(best, (worth(there, seat), code), key=lambda pair: pair[0])
        return best[1]
