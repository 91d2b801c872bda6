"""Looking two turns further: what a side makes of its own next dice, one roll at a time."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.dice_choice import Levels, best_card
from wonderland.games.wonderland.ai.evaluator import probability
from wonderland.games.wonderland.ai.summons import SummonSearch, summon_code, summoned
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.state import State


class NextTurn:
    """Plays a side's next turn after one of its rolls.

    Args:
        planner: how the side plays its action step.
        summons: how it finds its summon; for speed it goes by what they are worth as they stand.
    """

    def __init__(self, planner: TurnPlanner, summons: SummonSearch) -> None:
        self._planner = planner
        self._summons = SummonSearch(summons.book, planner, summons.placings, 0)

    def chance(self, state: State, levels: Levels, at: float, rng: Random) -> float:
        """The chance to win of the side that is to choose dice.

        Args:
            state: at the start of its turn.
            levels: the dice that it chooses.
            at: from 0 to 1, which of the rolls it is; each takes up as much of that as it is likely.
            rng: draws some of the paths that are looked at.
        """
        gains, pairs = _roll_at(state, levels, at)
        rolled = roll_odds.gained(state, gains)
        best = self._planner.worth(rolled)
        for level in sorted(set(levels)):
            if pairs >> level & 1:
                card = best_card(state, level)
                for _, placing in self._summons.ranked(rolled, (card,), rng)[:1]:
                    after = summoned(rolled, summon_code(card, placing))
                    best = max(best, self._planner.worth(after))
        return probability(best)


def _roll_at(state: State, levels: Levels, at: float) -> tuple[roll_odds.Gains, int]:
    factors = len(state.config.definitions.factors)
    outcomes = roll_odds.rolls(roll_odds.dice_of(state, levels), factors)
    for gains, pairs, p in outcomes:
        at -= p
        if at < 0:
            return gains, pairs
    return outcomes[-1][:2]
