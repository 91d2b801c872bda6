"""Which of several plans for a turn is best, by what the other side can do next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from wonderland.games.wonderland import notation
from wonderland.games.wonderland.ai.dice_choice import Levels
from wonderland.games.wonderland.ai.evaluator import log_odds, probability
from wonderland.games.wonderland.ai.lookahead import finish_turn
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.turn_planner import Plan
from wonderland.games.wonderland.state import ACTION, CHOOSE, State
from wonderland.games.wonderland.turn import carry_out
from wonderland.search.bandit import Arm, successive_halving
from wonderland.search.deadline import Deadline

FINALISTS = 3
"""How many plans are looked at in every world."""
ROUNDS = 3
"""In how many worlds some plans are tried against each other, where more follow."""
GATHERING = 0.3
"""The part of a decision's time after which no more plans are tried beside the best so far."""
MOST_ROUNDS = 400
"""In how many worlds the last few are tried at most; there is hardly ever time for it."""
UNWIDENED = 4
"""After how many rounds replies are looked at more widely; the next time after twice as many."""

Scored = list[tuple[float, Plan]]
"""Plans with their log-odds."""


class PlanTrials:
    """Tries plans for one turn in the same worlds, against the same rolls.

    Args:
        reply: what is expected of the other side.
        worlds: other states that the side can't tell from the true one, drawn one by one.
        rng: draws some of the paths that are looked at.
        deadline: says when to be content.
    """

    def __init__(
        self, reply: OpponentReply, worlds: Iterator[State], rng: Random, deadline: Deadline
    ) -> None:
        self._replies = [reply]
        self._more_worlds = worlds
        self._rng = rng
        self._deadline = deadline
        self._worlds: list[State | None] = [None]
        self._levels: list[Levels] = []

    def in_rounds(self, candidates: Sequence[Plan], rounds: int) -> Scored:
        """Try plans in so many worlds, fewer of them each time; those of the last are returned."""
        return _of_last_round(
            successive_halving(candidates, self._replied, rounds, FINALISTS, self._deadline)
        )

    def in_time(self, plans: Sequence[Plan], at_once: int) -> Scored:
        """Try plans for as long as there is time.

        First so many at once in a few worlds, then the next as many, and so on; then the best of
        all are held against each other in as many worlds as there is time for, and the more, the
        more widely the other side's turns are searched.

        Args:
            plans: the most promising first.
            at_once: how many are tried against each other.
        """
        found: Scored = []
        for first in range(0, len(plans), at_once):
            if found and self._deadline.spent() > GATHERING:
                break
            some = self.in_rounds(plans[first : first + at_once], ROUNDS)
            if found and self._deadline.over():  # these were tried in fewer worlds
                break
            found = sorted([*found, *some], key=lambda pair: pair[0], reverse=True)[:FINALISTS]
        finalists = [plan for _, plan in found]
        if len(finalists) < 2 or self._deadline.over():
            return found
        arms = successive_halving(
            finalists, self._replied_widely, MOST_ROUNDS, FINALISTS, self._deadline
        )
        return _of_last_round(arms) if all(arm.tries for arm in arms) else found

    def _replied(self, plan: Plan, number: int) -> float:
        """The chance after the other side's turn, in a world."""
        return self._chance(plan, number, self._replies[0])

    def _replied_widely(self, plan: Plan, number: int) -> float:
        """The same; in further worlds its turn is searched more widely.

        One's own next turn is left out: the best that it could be is told by how it ends, before
        anybody has answered, so that plans which hope for much look better than they are.
        """
        widenings = (number // UNWIDENED).bit_length()
        while len(self._replies) <= widenings:
            self._replies.append(self._replies[-1].wider())
        return self._chance(plan, number, self._replies[widenings])

    def _chance(self, plan: Plan, number: int, reply: OpponentReply) -> float:
        after = self._after(plan, number)
        if after.phase != CHOOSE:
            return probability(plan.score)
        return reply.chance(after, self._levels[number], self._rng)

    def _after(self, plan: Plan, number: int) -> State:
        """Where a plan leads in a world; the other side's dice in it are chosen when it is new."""
        if number == len(self._worlds):
            self._worlds.append(next(self._more_worlds, None))
        after = self._led(plan, self._worlds[number])
        if number == len(self._levels):
            if number and after.phase != CHOOSE:
                self._levels.append(self._levels[0])
            else:
                self._levels.append(self._replies[0].levels(after, self._rng))
        return after

    def _led(self, plan: Plan, world: State | None) -> State:
        """Where a plan leads in another world, told by its notation: cards have other numbers."""
        if world is None:
            return plan.after
        state, config = world.copy(), plan.after.config
        for code in plan.actions:
            line = notation.write(config, state.active, code)
            carry_out(state, notation.read(state, line).codes[0])
        return finish_turn(state) if state.phase == ACTION else state


def _of_last_round(arms: Sequence[Arm[Plan]]) -> Scored:
    most = arms[0].tries
    return [(log_odds(arm.mean), arm.candidate) for arm in arms if arm.tries == most]
