"""Which of several plans for a turn is best, by what the other side can do next and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from wonderland.games.wonderland import notation
from wonderland.games.wonderland.ai.dice_choice import Levels
from wonderland.games.wonderland.ai.evaluator import log_odds, probability
from wonderland.games.wonderland.ai.lookahead import finish_turn
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.playouts import Playouts
from wonderland.games.wonderland.ai.turn_planner import Plan
from wonderland.games.wonderland.state import ACTION, CHOOSE, State
from wonderland.games.wonderland.turn import carry_out
from wonderland.search.bandit import Arm, race, successive_halving
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
(docs/evaluation.md), and they end with a turn of the side that plans.
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
    """

    def __init__(
        self, reply: OpponentReply, worlds: Iterator[State], rng: Random, deadline: Deadline
    ) -> None:
        self._reply = reply
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
        all are played on in as many worlds as there is time for, fewer and fewer of them.

        Args:
            plans: the most promising first, one that does not end the match.
            at_once: how many are tried against each other.
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
        return self._played_on(found, 1 - plans[0].after.active)

    def _played_on(self, found: Scored, side: int) -> Scored:
        """A side's plans by what comes of them in playouts, for as long as there is time."""
        playouts = Playouts(self._reply, TURNS, self._rng, self._deadline)

        def attempt(plans: Sequence[Plan], number: int) -> list[float] | None:
            starts = [led(plan, self._world(ROUNDS + number)) for plan in plans]
            return playouts.chances(starts, side, number % len(plans))

        arms = [Arm(plan, BELIEVED, BELIEVED * probability(score)) for score, plan in found]
        left = race(arms, attempt, MOST_ROUNDS, PATIENCE, LAST, WORTH_IT)
        return [(log_odds(arm.mean), arm.candidate) for arm in left]

    def _replied(self, plan: Plan, number: int) -> float:
        """The chance after the other side's turn, in a world."""
        after = self._after(plan, number)
        if after.phase != CHOOSE:
            return probability(plan.score)
        return self._reply.chance(after, self._levels[number], self._rng)

    def _after(self, plan: Plan, number: int) -> State:
        """Where a plan leads in a world; the other side's dice in it are chosen when it is new."""
        after = led(plan, self._world(number))
        if number == len(self._levels):
            if number and after.phase != CHOOSE:
                self._levels.append(self._levels[0])
            else:
                self._levels.append(self._reply.levels(after, self._rng))
        return after

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
    state, config = world.copy(), plan.after.config
    for code in plan.actions:
        line = notation.write(config, state.active, code)
        carry_out(state, notation.read(state, line).codes[0])
    return finish_turn(state) if state.phase == ACTION else state


def _of_last_round(arms: Sequence[Arm[Plan]]) -> Scored:
    most = arms[0].tries
    return [(log_odds(arm.mean), arm.candidate) for arm in arms if arm.tries == most]
