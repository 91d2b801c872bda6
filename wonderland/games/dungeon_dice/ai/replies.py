"""The other side's turn, played out: its best dice, a roll by chance, its net, its deeds."""

from __future__ import annotations

from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import perform
from wonderland.games.dungeon_dice.actions.acting import End
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Skip
from wonderland.games.dungeon_dice.ai.answers import settle
from wonderland.games.dungeon_dice.ai.dice_choice import choose_dice
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.ai.planning import Effort, Planner, play_on
from wonderland.games.dungeon_dice.state import ACTION, CHOOSE, OVER, ROLL, SUMMON, State
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR

GOLDEN = 0x9E3779B97F4A7C15
"""By so much each roll is drawn further on: rolls in a row are spread over all outcomes."""


def spread(first: int, number: int) -> int:
    """The number by which one of a row of rolls is drawn, spread evenly whatever the first is."""
    return (first + number * GOLDEN) & ((1 << RANDOM_BITS) - 1)


class Replies:
    """Plays turns out.

    Args:
        evaluator: says what positions are worth.
        planner: plans them.
        effort: how much is looked at.
    """

    def __init__(self, evaluator: Evaluator, planner: Planner, effort: Effort) -> None:
        self._evaluator = evaluator
        self._planner = planner
        self._effort = effort
        self._dice: dict[object, Dice] = {}

    def after_turn(self, state: State, side: int, roll: int) -> float:
        """What a position is worth to a side once its turn is ended and the other's played out.

        Args:
            state: the side's action step, with nothing left to do; it is played on.
            side: who asks.
            roll: draws the other side's roll, a number of 64 bits.
        """
        if state.phase == ACTION and state.active == side:
            perform(state, side, End(), None)
            settle(state, self._evaluator)
        self.play_turn(state, roll)
        return self._evaluator.worth(state, side, side)

    def play_turn(self, state: State, roll: int) -> None:
        """Play out what is left of the active side's turn, its end too."""
        side, turn = state.active, state.turn
        if state.phase == CHOOSE:
            key = (side, state.dice_left[side], state.figures_left[side], bytes(state.crests[5 * side : 5 * side + 5]))
            dice = self._dice.get(key)
            if dice is None:
                dice = self._dice[key] = choose_dice(state, self._evaluator)[0]
            perform(state, side, dice, None)
        if state.phase == ROLL:
            perform(state, CHANCE_ACTOR, legal.drawn(state, roll), None)
        if state.phase in (SUMMON, ACTION):
            plan = self._planner.plans(state, self._effort)[0]
            play_on(state, plan.actions, self._evaluator)
        settle(state, self._evaluator)
        if state.phase == SUMMON:
            perform(state, side, Skip(), None)
        if state.phase != OVER and state.turn == turn and state.active == side:
            perform(state, side, End(), None)
            settle(state, self._evaluator)
