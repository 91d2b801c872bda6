"""Looking one turn further: what the other side will make of its dice."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds as dice
from wonderland.games.wonderland.ai.beam import Plan, Planner
from wonderland.games.wonderland.ai.dice_choice import Chooser, Levels, best_card
from wonderland.games.wonderland.ai.evaluator import Evaluator, probability
from wonderland.games.wonderland.ai.summons import (
    best_placings,
    placings,
    summon_code,
    summoned,
)
from wonderland.games.wonderland.state import CHOOSE, State


class Reply:
    """Expects the other side's turn, by the exact chances of its dice.

    Args:
        judge: says what the turn's end is worth.
        planner: how the side plays its action step.
        ways: how many placings it looks at for a summon.
        share: which part of the probability is looked at, the likeliest rolls first.
    """

    def __init__(self, judge: Evaluator, planner: Planner, ways: int, share: float) -> None:
        self.judge = judge
        self.planner = planner
        self.ways = ways
        self.share = share

    def levels(self, state: State, rng: Random) -> Levels:
        """The dice that the side to move will choose, judged without planning."""
        standing = Planner(self.judge, 1, 0, 1, self.planner.patience)
        return Chooser(state, self.judge, standing, self.ways, rng).best()[1]

    def chance(self, state: State, levels: Levels, rng: Random) -> float:
        """The chance to win of the side that waits, once the other has played with these dice."""
        waiting = 1 - state.active
        if state.phase != CHOOSE:
            return probability(self.judge.score(state, waiting))
        outcomes = dice.rolls(dice.dice_of(state, levels), len(state.config.definitions.factors))
        ordered = sorted(outcomes, key=lambda outcome: -outcome[2])
        summons: dict[int, State | None] = {}
        total = weight = 0.0
        for gains, pairs, p in ordered:
            plan = self.planner.best(dice.gained(state, gains))
            for level in set(levels):
                if pairs >> level & 1:
                    summon = self._summon(state, level, summons, rng)
                    if summon:
                        other = self.planner.best(dice.gained(summon, gains))
                        plan = max(plan, other, key=lambda found: found.score)
            total += p * probability(self.judge.score(plan.after, waiting))
            weight += p
            if weight >= self.share:
                break
        return total / weight

    def _summon(
        self, state: State, level: int, known: dict[int, State | None], rng: Random
    ) -> State | None:
        """The state after the best summon of a level; None if there is no place for it."""
        if level not in known:
            card = best_card(state, level)
            ways = placings(state, state.active, self.ways, rng)
            best = best_placings(state, card, ways, self.judge, 1)
            known[level] = summoned(state, summon_code(card, best[0][1])) if best else None
        return known[level]


def expected(plan: Plan, reply: Reply, levels: Levels, rng: Random) -> float:
    """The chance to win after a plan and the other side's turn."""
    after = plan.after
    if after.phase != CHOOSE:
        return probability(plan.score)
    return reply.chance(after, levels, rng)
