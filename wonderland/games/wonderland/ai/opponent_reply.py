"""Looking one turn further: what the other side will make of its dice."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.dice_choice import DiceChooser, Levels, best_card
from wonderland.games.wonderland.ai.evaluator import Evaluator, probability
from wonderland.games.wonderland.ai.summons import (
    best_placings,
    placings,
    summon_code,
    summoned,
)
from wonderland.games.wonderland.ai.turn_planner import Plan, TurnPlanner
from wonderland.games.wonderland.state import CHOOSE, State


class OpponentReply:
    """Expects the other side's turn, by the exact chances of its dice.

    Args:
        evaluator: says what the turn's end is worth.
        planner: how the side plays its action step.
        most: how many placings it looks at for a summon.
        share: which part of the probability is looked at, the likeliest rolls first.
    """

    def __init__(self, evaluator: Evaluator, planner: TurnPlanner, most: int, share: float) -> None:
        self.evaluator = evaluator
        self.planner = planner
        self.most = most
        self.share = share

    def levels(self, state: State, rng: Random) -> Levels:
        """The dice that the side to move will choose, scored without planning."""
        standing = TurnPlanner.of(self.evaluator, 1, 0, 1, self.planner.limits.deadline)
        return DiceChooser(state, self.evaluator, standing, self.most, rng).best()[1]

    def chance(self, state: State, levels: Levels, rng: Random) -> float:
        """The chance to win of the side that waits, once the other has played with these dice."""
        waiting = 1 - state.active
        if state.phase != CHOOSE:
            return probability(self.evaluator.score(state, waiting))
        factors = len(state.config.definitions.factors)
        outcomes = roll_odds.rolls(roll_odds.dice_of(state, levels), factors)
        ordered = sorted(outcomes, key=lambda outcome: -outcome[2])
        summons: dict[int, State | None] = {}
        total = weight = 0.0
        for gains, pairs, p in ordered:
            plan = self.planner.best(roll_odds.gained(state, gains))
            for level in set(levels):
                if pairs >> level & 1:
                    summon = self._summon(state, level, summons, rng)
                    if summon:
                        other = self.planner.best(roll_odds.gained(summon, gains))
                        plan = max(plan, other, key=lambda found: found.score)
            total += p * probability(self.evaluator.score(plan.after, waiting))
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
            choice = placings(state, state.active, self.most, rng)
            best = best_placings(state, card, choice, self.evaluator, 1)
            known[level] = summoned(state, summon_code(card, best[0][1])) if best else None
        return known[level]


def expected(plan: Plan, reply: OpponentReply, levels: Levels, rng: Random) -> float:
    """The chance to win after a plan and the other side's turn."""
    after = plan.after
    if after.phase != CHOOSE:
        return probability(plan.score)
    return reply.chance(after, levels, rng)
