"""Looking one turn further: what the other side will make of its dice."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.dice_choice import DiceChooser, Levels, best_card
from wonderland.games.wonderland.ai.evaluator import probability
from wonderland.games.wonderland.ai.summons import SummonSearch
from wonderland.games.wonderland.ai.turn_planner import Plan, TurnPlanner
from wonderland.games.wonderland.state import CHOOSE, State
from wonderland.kit.bits import listed

Summons: TypeAlias = dict[int, list[State]]
"""For levels of dice the states after the best summon; none where there is no place for one."""


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
        summons: Summons = {}
        total = weight = 0.0
        for gains, pairs, p in ordered:
            plan = self.turn(state, gains, pairs, summons, rng)
            total += p * probability(self.evaluator.score(plan.after, waiting))
            weight += p
            if weight >= self.share:
                break
        return total / weight

    def turn(self, state: State, gains: roll_odds.Gains, pairs: int, summons: Summons, rng: Random) -> Plan:
        """How the side to move plays after a roll.

        Args:
            state: at the start of its turn.
            gains: the factors that it rolled.
            pairs: the levels of which a being can be summoned, a bit each.
            summons: those that were found for this state; more are added.
            rng: draws some of the paths that it looks at.
        """
        plan = self.planner.best(roll_odds.gained(state, gains))
        for level in listed(pairs):
            for summon in self._summons(state, level, summons, rng):
                other = self.planner.best(roll_odds.gained(summon, gains))
                plan = max(plan, other, key=lambda found: found.score)
        return plan

    def _summons(self, state: State, level: int, known: Summons, rng: Random) -> list[State]:
        """The states after the best summon of a level; none if there is no place for it."""
        if level not in known:
            card = best_card(state, level)
            known[level] = self.summons.after_best(state, card, 1, rng)
        return known[level]
