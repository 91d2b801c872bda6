"""An agent that takes the best action at sight, for itself, and never thinks of others."""

from __future__ import annotations

from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.evaluator import Evaluator
from wonderland.games.painting_the_roses.ai.misjudging import Misjudging
from wonderland.games.painting_the_roses.ai.sense import sensible
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
        code = self._code(state, seat, rng)
        return Action(state.config, seat, code), reasons.why(state, seat, code)

    def _code(self, state: State, seat: int, rng: Random) -> Code:
        def worth(there: State, who: int) -> float:
            return self._plain(there, who) + self._noise * rng.gauss(0, 1)

        if state.phase == ROW:
            return small_choices.row(state, seat)
        if state.phase == GUARD:
            return small_choices.guard(state)
        if state.phase == ANSWER:
            return best_answer(state, seat, worth)
        if state.phase != ACT:
            return small_choices.discard(state, seat, worth)
        errs, plain = Misjudging(self._noise, rng), self._plain
        best: tuple[float, Code] = (plain(state, seat) + errs.of([]), End())
        for code, there in steps(state, seat, self._evaluator, sensible):
            best = max(best, (plain(there, seat) + errs.of([code]), code), key=lambda pair: pair[0])
        return best[1]

    def _plain(self, state: State, seat: int) -> float:
        """What a position is worth to a seat that looks at nothing but its own."""
        if state.result is not None:
            return self._evaluator.worth(state, seat)
        return self._evaluator.own(state, seat)
