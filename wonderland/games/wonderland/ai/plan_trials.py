"""Which of several plans for a turn is best, by what the other side can do next and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from wonderland.games.wonderland import notation
from wonderland.games.wonderland.ai.answered import answered
from wonderland.games.wonderland.ai.dice_choice import Levels
from wonderland.games.wonderland.ai.evaluator import log_odds, probability
from wonderland.games.wonderland.ai.lookahead import finish_turn
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.playouts import Playouts
from wonderland.games.wonderland.ai.turn_planner import Plan, where
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.state import ACTION, CHOOSE, State
from wonderland.games.wonderland.turn import carry_out, refusal
from wonderland.search.bandit import Arm, last_round, race, successive_halving
from wonderland.search.deadline import Deadline

FINALISTS = 3
"""How many plans are looked at in every world."""
ROUNDS = 3
"""In how many worlds some plans are tried against each other, where more follow."""
GATHERING = 0.3
"""The part of a decision's time after which no more plans are tried beside the best so far."""
PLAYED_ON = 8
"""How many plans are played on, at first."""
TURNS = 4
"""For how many turns, the other side's first: they tell plans apart nearly as well as longer ones do
(docs/measured/evaluation.md), and they end with a turn of the side that plans.
"""
PATIENCE = 16
"""After how many playouts of each the worse half of them is left out."""
LAST = 2
"""How many are played on to the end of the time."""
WORTH_IT = 0.0004
"""What more playouts must promise, in chance to win, for them to be made."""
BELIEVED = 5
"""For how many playouts the estimate counts that a plan had before."""
MOST_ROUNDS = 1000
"""How many playouts of each there are at most; there is hardly ever time for it."""

Scored = list[tuple[float, Plan]]
"""Plans with their log-odds."""


class PlanTrials:
    """Tries plans for one turn in the same worlds, against the same rolls.

    Args:
        reply: what is expected of the other side.
        worlds: other states that the side can't tell from the true one, drawn one by one.
        rng: draws some of the paths that are looked at.
        deadline: says when to be content.
        start: where the plans begin, if the other side is expected to answer in their windows; None
            if it is expected to pass.
    """

    def __init__(
        self, reply: OpponentReply, worlds: Iterator[State], rng: Random, deadline: Deadline, start: State | None = None
    ) -> None:
        self._reply = reply
        self._more_worlds = worlds
        self._rng = rng
        self._deadline = deadline
        self._start = start
        self._spoilt: dict[tuple[Code, ...], bool] = {}
        self._worlds: list[State | None] = [None]
        self._levels: dict[int, Levels] = {}

    def in_rounds(self, candidates: Sequence[Plan], rounds: int) -> Scored:
        """Try plans in so many worlds, fewer of them each time; those of the last are returned."""
        arms = successive_halving(candidates, self._replied, rounds, FINALISTS, self._deadline)
        return [(log_odds(arm.mean), arm.candidate) for arm in last_round(arms)]

    def in_time(self, plans: Sequence[Plan], at_once: int, side: int) -> Scored:
        """Try plans for as long as there is time.

        First so many at once in a few worlds, then the next as many, and so on; then the best of
        all are played on in as many worlds as there is time for, fewer and fewer of them.

        Args:
            plans: the most promising first, one that does not end the match, or not for certain.
            at_once: how many are tried against each other.
            side: whose plans.
        """
        found: Scored = []
        for first in range(0, len(plans), at_once):
            if found and self._deadline.spent() > GATHERING:
                break
            some = self.in_rounds(plans[first : first + at_once], ROUNDS)
            if found and self._deadline.over():  # these were tried in fewer worlds
                break
            found = sorted([*found, *some], key=lambda pair: pair[0], reverse=True)[:PLAYED_ON]
        if len(found) < 2 or self._deadline.over():
            return found
        return self._played_on(found, side)

    def _played_on(self, found: Scored, side: int) -> Scored:
        """A side's plans by what comes of them in playouts, for as long as there is time."""
        playouts = Playouts(self._reply, TURNS, self._rng, self._deadline)

        def attempt(plans: Sequence[Plan], number: int) -> list[float] | None:
            starts = [self._led(plan, self._world(ROUNDS + number)) for plan in plans]
            return playouts.chances(starts, side, number % len(plans))

        arms = [Arm(plan, BELIEVED, BELIEVED * probability(score)) for score, plan in found]
        left = race(arms, attempt, MOST_ROUNDS, PATIENCE, LAST, WORTH_IT)
        return [(log_odds(arm.mean), arm.candidate) for arm in left]

    def _replied(self, plan: Plan, number: int) -> float:
        """The chance after the other side's turn, in a world."""
        after = self._led(plan, self._world(number))
        if after.phase != CHOOSE:
            if self._start is None:
                return probability(plan.score)
            return probability(self._reply.evaluator.score(after, self._start.active))
        if number not in self._levels:
            self._levels[number] = self._reply.levels(after, self._rng)
        return self._reply.chance(after, self._levels[number], self._rng)

    def _led(self, plan: Plan, world: State | None) -> State:
        """Where a plan leads in a world, with the answers that are expected."""
        if self._start is None or not self.spoilt(plan):
            return led(plan, world)
        codes = plan.actions if world is None else _carried_out(plan, world)[0]
        return answered(world or self._start, codes, self._reply.planner)

    def spoilt(self, plan: Plan) -> bool:
        """Whether a plan leads elsewhere if the other side answers as suits it best (W-58)."""
        if self._start is None:
            return False
        if plan.actions not in self._spoilt:
            after = answered(self._start, plan.actions, self._reply.planner)
            self._spoilt[plan.actions] = where(after) != where(plan.after)
        return self._spoilt[plan.actions]

    def _world(self, number: int) -> State | None:
        """One world after another; once all have been drawn, from the first again."""
        if number >= len(self._worlds):
            self._worlds += islice(self._more_worlds, number + 1 - len(self._worlds))
        return self._worlds[number % len(self._worlds)]


def led(plan: Plan, world: State | None) -> State:
    """Where a plan leads in another world, told by its notation: cards have other numbers.

    Args:
        plan: for a turn.
        world: another state that its side can't tell from the one that it was made in; None for
            that one itself.
    """
    if world is None:
        return plan.after
    state = _carried_out(plan, world)[1]
    return finish_turn(state) if state.phase == ACTION else state


def _carried_out(plan: Plan, world: State) -> tuple[list[Code], State]:
    """A plan's actions as they are said in a world, and the state after them."""
    state, config = world.copy(), plan.after.config
    codes: list[Code] = []
    for code in plan.actions:
        line = notation.write(config, state.active, code)
        codes.append(notation.read(state, line).codes[0])
        if state.guises and refusal(state, codes[-1]):
            return codes[:-1], state  # W-84: what is hidden there stopped somebody
        carry_out(state, codes[-1])
    return codes, state
