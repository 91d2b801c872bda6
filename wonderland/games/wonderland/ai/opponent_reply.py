"""Looking one turn further: what the other side will make of its dice."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.dice_choice import DiceChooser, Levels, best_card
from wonderland.games.wonderland.ai.evaluator import probability
from wonderland.games.wonderland.ai.summons import SummonSearch
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.state import CHOOSE, State


class OpponentReply:
    """Expects the other side's turn, by the exact chances of its dice.

    Args:
        planner: how the side plays its action step.
        summons: how it finds its summon.
        share: which part of the probability is looked at, the likeliest rolls first.
    """

    def __init__(self, planner: TurnPlanner, summons: SummonSearch, share: float) -> None:
        self.evaluator = planner.evaluator
        self.planner = planner
        self.summons = summons
        self.share = share

    def levels(self, state: State, rng: Random) -> Levels:
        """The dice that the side to move will choose, scored without planning."""
        standing = TurnPlanner.of(self.evaluator, 1, 0, 1, self.planner.limits.deadline)
        summons = SummonSearch(self.summons.book, standing, self.summons.placings, 0)
        return DiceChooser(state, standing, summons, rng).best()[1]

    def wider(self) -> OpponentReply:
        """One that looks at twice as much, and at half of the rolls that this one leaves out."""
        share = 1.0 - (1.0 - self.share) / 2
        return OpponentReply(self.planner.wider(), self.summons.wider(), share)

    def chance(self, state: State, levels: Levels, rng: Random) -> float:
        """The chance to win of the side that waits, once the other has played with these dice.

        Args:
            state: at the start of the other's turn.
            levels: its dice.
            rng: draws some of the paths that it looks at.
        """
        waiting = 1 - state.active
        if state.phase != CHOOSE:
            return probability(self.evaluator.score(state, waiting))
        factors = len(state.config.definitions.factors)
        outcomes = roll_odds.rolls(roll_odds.dice_of(state, levels), factors)
        ordered = sorted(outcomes, key=lambda outcome: -outcome[2])
        summons: dict[int, list[State]] = {}
        total = weight = 0.0
        for gains, pairs, p in ordered:
            plan = self.planner.best(roll_odds.gained(state, gains))
            for level in set(levels):
                if pairs >> level & 1:
                    for summon in self._summons(state, level, summons, rng):
                        other = self.planner.best(roll_odds.gained(summon, gains))
                        plan = max(plan, other, key=lambda found: found.score)
            total += p * probability(self.evaluator.score(plan.after, waiting))
            weight += p
            if weight >= self.share:
                break
        return total / weight

    def _summons(
        self, state: State, level: int, known: dict[int, list[State]], rng: Random
    ) -> list[State]:
        """The states after the best summon of a level; none if there is no place for it."""
        if level not in known:
            card = best_card(state, level)
            known[level] = self.summons.after_best(state, card, 1, rng)
        return known[level]
