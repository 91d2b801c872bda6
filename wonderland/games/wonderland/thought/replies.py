"""Looking one turn further: what the other side will make of its dice."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.state import CHOOSE, State
from wonderland.games.wonderland.thought import dice
from wonderland.games.wonderland.thought.choosing import Chooser, Levels, best_card
from wonderland.games.wonderland.thought.judge import Judge, probability
from wonderland.games.wonderland.thought.plans import Plan, Planner
from wonderland.games.wonderland.thought.summoning import (
    best_placings,
    placings,
    summon_code,
    summoned,
)


class Reply:
    """Expects the other side's turn, by the exact chances of its dice.

    Args:
        judge: says what the turn's end is worth.
        planner: how the side plays its action step.
        ways: how many placings it looks at for a summon.
        share: which part of the probability is looked at, the likeliest rolls first.
    """

    def __init__(self, judge: Judge, planner: Planner, ways: int, share: float) -> None:
        self.judge = judge
        self.planner = planner
        self.ways = ways
        self.share = share

    def levels(self, state: State, rng: Random) -> Levels:
        """The dice that the side to move will choose, judged without planning."""
        standing = Planner(self.judge, 1, 0, 1, self.planner.patience)
        return Chooser(state, self.judge, standing, self.ways, rng).best()[1]

    def chance(self, state: State, levels: Levels, rng: Random) -> float:
        """The chance of the side to move to win once it has played its turn with these dice."""
        if state.phase != CHOOSE:
            return self.judge.chance(state, state.active)
        faces = state.setup.definitions.faces
        outcomes = dice.rolls(tuple((level, tuple(faces[level])) for level in levels))
        ordered = sorted(outcomes, key=lambda outcome: -outcome[2])
        summons: dict[int, State] = {}
        total = weight = 0.0
        for gains, pairs, p in ordered:
            rolled = dice.gained(state, gains)
            score = self.planner.best(rolled).score
            for level in set(levels):
                if pairs >> level & 1:
                    score = max(score, self._with_summon(state, level, gains, summons, rng))
            total += p * probability(score)
            weight += p
            if weight >= self.share:
                break
        return total / weight

    def _with_summon(
        self, state: State, level: int, gains: dice.Gains, known: dict[int, State], rng: Random
    ) -> float:
        side = state.active
        if level not in known:
            card = best_card(state, level)
            ways = placings(state, side, self.ways, rng)
            best = best_placings(state, card, ways, self.judge, 1)
            known[level] = summoned(state, summon_code(card, best[0][1])) if best else state
        after = known[level]
        if after is state:
            return -99.0
        return self.planner.best(dice.gained(after, gains)).score


def expected(plan: Plan, reply: Reply, levels: Levels, rng: Random) -> float:
    """The chance to win after a plan and the other side's turn."""
    after = plan.after
    if after.phase != CHOOSE:
        return probability(plan.score)
    return 1.0 - reply.chance(after, levels, rng)
