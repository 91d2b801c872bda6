"""Choosing dice: what each set of levels is worth, and which cards to put on them."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.evaluator import Evaluator
from wonderland.games.wonderland.ai.heuristics import card_worth
from wonderland.games.wonderland.ai.summons import Placing, best_placings, placings
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.state import State

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
        evaluator: says what a turn's end is worth.
        planner: plans the action step after each roll.
        most: how many placings are looked at for a summon.
        rng: draws them.
    """

    def __init__(
        self, state: State, evaluator: Evaluator, planner: TurnPlanner, most: int, rng: Random
    ) -> None:
        self.state = state
        self.evaluator = evaluator
        self._planner = planner
        self._side = state.active
        self._placings = placings(state, self._side, most, rng)
        self._gains: dict[roll_odds.Gains, float] = {}
        self._summons: dict[int, tuple[float, Placing | None]] = {}

    def best(self) -> tuple[float, Levels]:
        """The levels of the best dice, with the chance to win."""
        return max(self.scored(), key=lambda pair: (pair[0], pair[1]))

    def scored(self) -> list[tuple[float, Levels]]:
        """Every multiset of levels with the chance to win."""
        return [(self.expected(levels), levels) for levels in roll_odds.level_sets(self.state)]

    def expected(self, levels: Levels) -> float:
        """The chance to win with dice of these levels, over all their rolls."""
        return roll_odds.worth_of_levels(self.state, levels, self._with_gains, self._bonus)

    def rolled(self, levels: Levels, gains: roll_odds.Gains, pairs: int) -> float:
        """The chance to win after one of these rolls, by the same estimate as ``expected``."""
        return roll_odds.worth_of_roll(levels, gains, pairs, self._with_gains, self._bonus)

    def _bonus(self, level: int) -> float:
        return self.summon(level)[0]

    def _with_gains(self, gains: roll_odds.Gains) -> float:
        found = self._gains.get(gains)
        if found is None:
            found = self._planner.best(roll_odds.gained(self.state, gains)).score
            self._gains[gains] = found
        return found

    def summon(self, level: int) -> tuple[float, Placing | None]:
        """What a summon of a level adds to the log-odds, and the placing."""
        found = self._summons.get(level)
        if found is None:
            best = best_placings(
                self.state, best_card(self.state, level), self._placings, self.evaluator, 1
            )
            base = self._with_gains((0,) * 5)
            found = (best[0][0] - base, best[0][1]) if best else (0.0, None)
            self._summons[level] = found
        return found

    def cards(self, levels: Levels) -> tuple[int, ...]:
        """The cards to choose for dice of these levels: of each level those worth most."""
        chosen: list[int] = []
        for level in sorted(set(levels)):
            cards = cards_of(self.state, level)
            placing = self.summon(level)[1] if levels.count(level) > 1 else None
            if placing:
                worth = {
                    c: best_placings(self.state, c, [placing], self.evaluator, 1)[0][0]
                    for c in cards
                }
                cards.sort(key=lambda card: (-worth[card], card))
            chosen += cards[: levels.count(level)]
        return tuple(chosen)
