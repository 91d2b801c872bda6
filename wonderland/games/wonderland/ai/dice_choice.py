"""Choosing dice: what each set of levels is worth, and which cards to put on them."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.evaluator import probability
from wonderland.games.wonderland.ai.heuristics import card_worth
from wonderland.games.wonderland.ai.path_book import Placing
from wonderland.games.wonderland.ai.summons import SummonSearch, summon_code, summoned
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.factors import ATTACK, MOVE
from wonderland.games.wonderland.state import State
from wonderland.kit.bits import listed

Levels = tuple[int, ...]
"""The levels of dice, lowest first."""


def best_card(state: State, level: int) -> int:
    """The card of a level in the pool of the side to move that is worth most by its numbers."""
    return max(cards_of(state, level), key=lambda card: (card_worth(state, card), -card))


def cards_of(state: State, level: int) -> list[int]:
    """The cards of a level in the pool of the side to move."""
    return [card for card in state.pool[state.active] if state.config.level[card] == level]


class DiceChooser:
    """Evaluates the dice that may be chosen.

    Args:
        state: where dice are to be chosen.
        planner: plans the action step after each roll.
        summons: finds the best summon of each level; it is planned with what is rolled beside it.
        rng: draws some of the paths.
    """

    def __init__(self, state: State, planner: TurnPlanner, summons: SummonSearch, rng: Random) -> None:
        self.state = state
        self._planner = planner
        self._search = summons
        self._rng = rng
        self._nothing = (0,) * len(state.config.definitions.factors)
        self._gains: dict[roll_odds.Gains, float] = {}
        self._rolled: dict[tuple[roll_odds.Gains, int], float] = {}
        self._placings: dict[int, Placing | None] = {}
        self._summons: dict[tuple[int, roll_odds.Gains], float] = {}

    def best(self) -> tuple[float, Levels]:
        """The levels of the best dice, with the chance to win."""
        return max(self.scored(), key=lambda pair: (pair[0], pair[1]))

    def scored(self) -> list[tuple[float, Levels]]:
        """Every multiset of levels with the chance to win."""
        return [(self.expected(levels), levels) for levels in roll_odds.level_sets(self.state)]

    def expected(self, levels: Levels) -> float:
        """The chance to win with dice of these levels, over all their rolls."""
        return roll_odds.worth_of_levels(self.state, levels, self.rolled)

    def rolled(self, gains: roll_odds.Gains, pairs: int) -> float:
        """The chance to win after one roll, by the same estimate as ``expected``.

        Args:
            gains: the factors that it gives.
            pairs: the levels of which a being can be summoned, a bit each; none need be.
        """
        # many sets of dice can bring the same, so each is judged once
        found = self._rolled.get((gains, pairs))
        if found is None:
            summons = [self._with_summon(level, gains) for level in listed(pairs)]
            found = probability(max([self._with_gains(gains), *summons]))
            self._rolled[gains, pairs] = found
        return found

    def _with_gains(self, gains: roll_odds.Gains) -> float:
        found = self._gains.get(gains)
        if found is None:
            found = self._planner.worth(roll_odds.gained(self.state, gains))
            self._gains[gains] = found
        return found

    def _with_summon(self, level: int, gains: roll_odds.Gains) -> float:
        """The log-odds after the best summon of a level and what can be done with these gains."""
        found = self._summons.get((level, gains))
        if found is None:
            placing = self.placing(level)
            if placing is None:
                found = self._with_gains(gains)
            else:
                code = summon_code(best_card(self.state, level), placing)
                after = summoned(roll_odds.gained(self.state, gains), code)
                found = self._planner.worth(after)
            self._summons[level, gains] = found
        return found

    def summon(self, level: int) -> float:
        """What a summon of a level adds to the log-odds, below 0 if it is not worth it."""
        return self._with_summon(level, self._nothing) - self._with_gains(self._nothing)

    def placing(self, level: int) -> Placing | None:
        """The best placing for a being of a level; None if there is no space.

        Where there is no Attack or Move in stock, one of each is taken as rolled: many a summon is
        made for what the being can do at once.
        """
        if level not in self._placings:
            ready = roll_odds.gained(self.state, self._nothing)
            for factor in (ATTACK, MOVE):
                if not ready.factors[2 * factor + ready.active]:
                    ready.set_factor(factor, ready.active, 1)
            ranked = self._search.ranked(ready, (best_card(self.state, level),), self._rng)
            self._placings[level] = ranked[0][1] if ranked else None
        return self._placings[level]

    def cards(self, levels: Levels) -> tuple[int, ...]:
        """The cards to choose for dice of these levels: of each level those worth most."""
        chosen: list[int] = []
        for level in sorted(set(levels)):
            cards = cards_of(self.state, level)
            placing = self.placing(level) if levels.count(level) > 1 else None
            if placing:
                stop = self._planner.stop
                worth = {c: stop(summoned(self.state, summon_code(c, placing))) for c in cards}
                cards.sort(key=lambda card: (-worth[card], card))
            chosen += cards[: levels.count(level)]
        return tuple(chosen)
