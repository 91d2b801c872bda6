"""What comes of a plan: it is played out, tiles turned up by chance, and the next seat answers."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.ai.evaluator import Evaluator
from wonderland.games.dominoes_of_war.ai.turn_plans import STEPS, Thought, Turn, play_turn
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.state import State
from wonderland.search.beam import Limits, beam_search
from wonderland.search.deadline import Deadline

SCALE = 2.0
"""How many grunts part a good position from an even one, for results from 0 to 1."""
LARGEST = 30.0
REPLY_WIDTH = 3


class Trials:
    """Plays plans out.

    Args:
        values: what figures are worth.
        evaluator: says what positions are worth.
        replies: how many positions of the next seat's turn are looked at.
        deadline: when to be content with what was found.
    """

    def __init__(self, values: Values, evaluator: Evaluator, replies: int, deadline: Deadline) -> None:
        self._values, self._evaluator = values, evaluator
        self._limits = Limits(REPLY_WIDTH, STEPS, replies, deadline)

    def outcome(self, state: State, seat: int, plan: Sequence[Code], world: Random) -> float:
        """What comes of a plan, from 0 to 1, after the next seat's best answer; ``state`` is used up."""
        play_turn(state, seat, plan, world)
        if state.result is None:
            other = state.active
            turn = Turn(other, self._evaluator, self._values)
            reply = beam_search(turn, Thought(state, 0.0), (), self._limits, 1)[0]
            play_turn(state, other, reply.actions, world)
        return chance(self._evaluator.before_turn(state, seat))


def chance(lead: float) -> float:
    """The share of the win that a lead of so many grunts is."""
    return 1 / (1 + exp(-max(-LARGEST, min(LARGEST, lead / SCALE))))
