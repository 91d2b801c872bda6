"""What a plan is worth once the next seat has answered it."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.ai.evaluator import Evaluator
from wonderland.games.dominoes_of_war.ai.turn_plans import Thought, Turn, play_turn
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.search.beam import Limits, Plan, beam_search


class Answers:
    """Looks for the next seat's best turn after a plan; tiles that turn up are taken to be blank.

    Args:
        values: what figures are worth.
        evaluator: says what positions are worth.
        limits: how far the answer is looked for.
    """

    def __init__(self, values: Values, evaluator: Evaluator, limits: Limits) -> None:
        self._values, self._evaluator, self._limits = values, evaluator, limits

    def worth(self, plan: Plan[Code, Thought], seat: int) -> float:
        """What a plan is worth to a seat, in grunts."""
        there, luck = plan.after.state.copy(), plan.after.luck
        play_turn(there, seat, ())
        if there.result is not None:
            return luck + self._evaluator.at_sight(there, seat)
        other = there.active
        turn = Turn(other, self._evaluator, self._values)
        answer = beam_search(turn, Thought(there, 0.0), (), self._limits, 1)[0].after
        side, share = there.config.side, 2 / len(there.config.allies)
        theirs = answer.luck if side[other] == side[seat] else -share * answer.luck
        return luck + theirs + self._evaluator.before_turn(answer.state, seat)
