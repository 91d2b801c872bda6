"""Partners that try whole turns at random: one takes the best by six terms, one plays it out."""

from __future__ import annotations

import time
from random import Random
from typing import ClassVar

from tools.partners.ground import flood
from tools.partners.script import Racer
from wonderland.games.wonderland import legal, paths, turn
from wonderland.games.wonderland.actions.acting import EndActions
from wonderland.games.wonderland.actions.answering import Done, Pass
from wonderland.games.wonderland.actions.preparing import ChooseDice, Summon
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import STRENGTH
from wonderland.games.wonderland.factors import ATTACK, MOVE
from wonderland.games.wonderland.rolls import summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, DEFENSE, OVER, ROLL, SUMMON, WINDOW, State
from wonderland.search.bandit import try_out
from wonderland.search.deadline import Deadline

WON = 100.0
LIFE = 4.0
NEAR = 0.35
LAID = 0.15
BEING = 0.8
STR = 0.15
STOCK = 0.12
"""The six terms: what a life, a step nearer to the Image, a square less to lay, a being in play,
a point of Str and a useful factor are worth."""
STOPS = 0.12
"""How often a random turn ends where it could go on."""

Turn = tuple[float, tuple[Code, ...], State]
"""A turn's worth, its actions, and the state after it."""


class TurnSampler(Racer):
    """Plays out random whole turns of its own and takes the best by six terms made by hand."""

    turns: ClassVar[int] = 600

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._left: list[Code] = []

    def decide(self, state: State, side: int) -> Code:
        """Go on with the turn that was taken, for as long as it goes as it was sampled."""
        if state.phase not in (SUMMON, ACTION):
            return super().decide(state, side)
        if not self._left or turn.refusal(state, self._left[0]):
            self._left = list(self.best(state, side))
        return self._left.pop(0)

    def best(self, state: State, side: int) -> tuple[Code, ...]:
        """The actions of the best turn, its end among them."""
        return self.sampled(state, side, self.turns)[-1][1]

    def sampled(self, state: State, side: int, count: int) -> list[Turn]:
        """So many turns from a state on."""
        found = []
        for _ in range(count):
            codes, after = random_turn(state, self.rng)
            found.append((six_terms(after, side), codes, after))
        return sorted(found, key=lambda sampled: sampled[:2])


class MonteCarlo(TurnSampler):
    """Samples turns and plays the better ones out for some turns, in about the time of a level."""

    turns: ClassVar[int] = 200
    finalists: ClassVar[int] = 12
    tries: ClassVar[int] = 120
    ahead: ClassVar[int] = 3
    """How many turns are played after its own."""

    def best(self, state: State, side: int) -> tuple[Code, ...]:
        """The turn after which random play comes out best, of those that the six terms prefer."""
        finalists = self.sampled(state, side, self.turns)[-self.finalists :]

        def attempt(sampled: Turn) -> float:
            return self._played_out(sampled[2], side)

        unlimited = Deadline(None, time.monotonic)
        return try_out(finalists, attempt, self.tries, unlimited)[0].candidate[1]

    def _played_out(self, after: State, side: int) -> float:
        state = after.copy()
        for _ in range(self.ahead):
            if state.phase == OVER:
                break
            state = self._answer(state)
        return min(1.0, max(0.0, 0.5 + six_terms(state, side) / 40))

    def _answer(self, state: State) -> State:
        """The better of a few random turns of whoever is to move."""
        mover = state.active
        rolled = state.copy()
        if rolled.phase == CHOOSE:
            turn.perform(rolled, ChooseDice(tuple(self.dice(rolled, mover))), None, turn.unwritten)
        if rolled.phase == ROLL:
            code = legal.drawn(rolled, self.rng.getrandbits(64))
            turn.perform(rolled, code, None, turn.unwritten)
        tries = [random_turn(rolled, self.rng)[1:] for _ in range(4)]
        return max((after for (after,) in tries), key=lambda after: six_terms(after, mover))


def random_turn(state: State, rng: Random) -> tuple[tuple[Code, ...], State]:
    """Play the rest of a turn at random; nobody answers, and nobody defends.

    Returns:
        The actions of the side to move, its end among them, and the state at the next turn.
    """
    here, number = state.copy(), state.turn
    codes: list[Code] = []
    while here.phase != OVER and here.turn == number:
        if here.phase == WINDOW:
            code: Code = Pass()
        elif here.phase == DEFENSE:
            code = Done()
        else:
            code = _random_summon(here, rng) if here.phase == SUMMON else _random_action(here, rng)
            codes.append(code)
        turn.perform(here, code, None, turn.unwritten)
    return tuple(codes), here


def _random_summon(state: State, rng: Random) -> Code:
    cards = summonable(state)
    lottery = paths.Lottery(state, state.active)
    while True:
        found = lottery.ticket(int(rng.random() * lottery.tickets))
        if found:
            return Summon(cards[int(rng.random() * len(cards))], *found)


def _random_action(state: State, rng: Random) -> Code:
    codes = list(legal.ActionChoices(state))
    if rng.random() < STOPS and isinstance(codes[-1], EndActions):
        return codes[-1]
    kinds: dict[type, list[Code]] = {}
    for code in codes:
        kinds.setdefault(type(code), []).append(code)
    kinds.pop(EndActions, None)
    if not kinds:
        return codes[-1]
    drawn = list(kinds.values())[int(rng.random() * len(kinds))]
    return drawn[int(rng.random() * len(drawn))]


def six_terms(state: State, side: int) -> float:
    """What a position at a turn's start is worth to a side."""
    if state.phase == OVER:
        winner = state.result[0] if state.result else -1
        return WON if winner == side else -WON if winner == 1 - side else 0.0
    return _terms(state, side) - _terms(state, 1 - side)


def _terms(state: State, side: int) -> float:
    config, have = state.config, state.factors
    goal = config.approach[1 - side]
    laid = state.laid[0] | state.laid[1]
    free = config.grid.board & ~config.grid.image_mask
    walk = flood(config.grid, goal & laid, laid & ~state.held[1 - side], state.held[side])
    to_lay = flood(config.grid, goal & free, free & ~laid, config.grid.grow(laid))
    stock = min(4, have[2 * ATTACK + side]) + min(6, have[2 * MOVE + side])
    return (
        LIFE * state.life[side]
        - NEAR * min(walk, 20)
        - LAID * min(to_lay, 20)
        + BEING * len(state.beings[side])
        + STR * sum(state.columns[STRENGTH + being] for being in state.beings[side])
        + STOCK * stock
    )
