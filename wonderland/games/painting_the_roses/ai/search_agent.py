"""An agent that plays out its turn, and tries the best ways against what others may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import TypeVar

from wonderland.core.game import Action as AnyAction
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.answering import Allow, Cancel
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.chances import chances
from wonderland.games.painting_the_roses.ai.deals import Deals
from wonderland.games.painting_the_roses.ai.evaluator import WON, Evaluator
from wonderland.games.painting_the_roses.ai.ideas import every
from wonderland.games.painting_the_roses.ai.levels import SearchSettings
from wonderland.games.painting_the_roses.ai.misjudging import Misjudging
from wonderland.games.painting_the_roses.ai.playouts import Playouts, allowed, cancelled
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.ai.sense import idles, sensible
from wonderland.games.painting_the_roses.ai.turn_search import Plan, best_answer, key_of, plans
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.state import ACT, ANSWER, GUARD, ROW, State, listed
from wonderland.games.painting_the_roses.view import View
from wonderland.kit.chance import RANDOM_BITS
from wonderland.search.bandit import try_out
from wonderland.search.deadline import Deadline
from wonderland.search.turns import Meant, PlanInHand

C = TypeVar("C")
SCALE = 1.5
"""How many log-odds part a good position from an even one, for results from 0 to 1."""
LARGEST = 30.0
PAIR = 2
KING_FIRMNESS = 0.15
"""How much better cancelling must be than to keep the King for later."""
FORESIGHT = 0.01
"""By how much more chance to win a King must be worth its use, where that was tried."""


class SearchAgent:
    """Plays by search.

    Args:
        evaluator: says what positions are worth.
        settings: how far to look.
        deadline: when to be content with what was found.
    """

    def __init__(self, evaluator: Evaluator, settings: SearchSettings, deadline: Deadline) -> None:
        self._scales = Scales(evaluator)
        self._settings = settings
        self._deadline = deadline
        self._playouts = Playouts(self._scales, self._deadline, settings.reply_states)
        self._in_hand = PlanInHand[State, Meant[Code]](key_of)

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the seat that looks, and say why."""
        state, seat = view.known, view.known.config.seats.index(view.seat)
        self._deadline.begin((state.turn, seat))
        if state.phase == ACT:
            code, sure = self._action(view, state, seat, rng)
        else:
            code, sure = self._other(view, state, seat, rng), True
        return Action(state.config, seat, code), reasons.why(state, seat, code, sure=sure)

    def _other(self, view: View, state: State, seat: int, rng: Random) -> Code:
        """What it does beside its action step."""
        if state.phase == ROW:
            return small_choices.row(state, seat)
        if state.phase == GUARD:
            return small_choices.guard(state)
        if state.phase == ANSWER:
            return self._answer(view, state, seat, rng)
        return small_choices.discard(state, seat, self._scales.worth)

    def _action(self, view: View, state: State, seat: int, rng: Random) -> tuple[Code, bool]:
        """The next action of the turn: as was planned where all went so far as it was."""
        rest = self._in_hand.take(state) or self._planned(view, seat, rng)
        if not rest.actions:
            return End(), rest.sure
        after = _after(state, seat, rest.actions[0])
        if after is not None:
            self._in_hand.hold(after, rest._replace(actions=rest.actions[1:]))
        return rest.actions[0], rest.sure

    def _planned(self, view: View, seat: int, rng: Random) -> Meant[Code]:
        """How the turn is to be played out."""
        settings = self._settings
        ideas = sensible if settings.noise else every
        found = plans(_thought(view), seat, self._scales, self._deadline, settings.states, ideas)
        if not settings.noise:
            return Meant(self._best(view, found, seat, rng).actions, sure=True)
        errs = Misjudging(settings.noise, rng)
        open_ = [plan for plan in found if plan.after.result or not idles(plan.after)] or found
        taken = max(open_, key=lambda plan: plan.worth + errs.of(plan.actions))
        return Meant(taken.actions, sure=taken.worth >= found[0].worth)

    def _best(self, view: View, found: Sequence[Plan], seat: int, rng: Random) -> Plan:
        """The best of some plans, tried against the others' turns as far as the settings say."""
        settings, best = self._settings, found[0]
        if not settings.worlds or settings.plans < 2 or len(found) < 2 or best.worth >= WON / 2:
            return best
        tried = self._tried(
            view,
            found[: settings.plans],
            lambda plan: plan.after,
            lambda state, world: self._playouts.played_on(state, seat, world),
            rng,
        )
        return max(tried, key=lambda pair: pair[1])[0]

    def _answer(self, view: View, state: State, seat: int, rng: Random) -> Code:
        """Whether a King is better used now than kept (PR-51)."""
        if not self._settings.worlds:
            return best_answer(state, seat, self._scales.worth, KING_FIRMNESS)
        known = _thought(view)
        cancel, allow = cancelled(known, seat), allowed(known, seat)
        tried = self._tried(
            view,
            [cancel, allow],
            lambda there: there,
            lambda there, world: self._playouts.answered_on(there, seat, world),
            rng,
        )
        best, mean = max(tried, key=lambda pair: pair[1])
        other = next((worth for there, worth in tried if there is not best), 0.0)
        use = best is cancel and mean > other + FORESIGHT
        return Cancel(state.kings[seat][0]) if use else Allow()

    def _tried(
        self,
        view: View,
        candidates: Sequence[C],
        state_of: Callable[[C], State],
        play: Callable[[State, Random], State],
        rng: Random,
    ) -> list[tuple[C, float]]:
        """How candidates do over deals of the hidden cards and the others' turns.

        The n-th try of each has the same deal and the same draws. Those tried seldom are left out.
        """
        deals = Deals(view.known, listed(view.unseen))
        seed, seat = rng.getrandbits(RANDOM_BITS), view.known.config.seats.index(view.seat)
        tried = [0] * len(candidates)

        def attempt(index: int) -> float:
            world = Random(seed + tried[index])
            tried[index] += 1
            return self._value(play(deals.deal(state_of(candidates[index]), world), world), seat)

        arms = try_out(range(len(candidates)), attempt, self._settings.worlds, self._deadline)
        most = max(arm.tries for arm in arms)
        return [(candidates[a.candidate], a.mean) for a in arms if a.tries and 2 * a.tries >= most]

    def _value(self, state: State, seat: int) -> float:
        """What a position is worth, from 0 to 1: with many rivals the seat's share of the win."""
        if state.config.players > PAIR:
            return chances(state, self._scales)[seat]
        worth = self._scales.worth(state, seat)
        return 1 / (1 + exp(-max(-LARGEST, min(LARGEST, worth / SCALE))))


def _thought(view: View) -> State:
    """The state as the seat knows it, for looking ahead in: nobody remembers what is only thought."""
    state = view.known.copy()
    state.recall = None
    return state


def _after(state: State, seat: int, code: Code) -> State | None:
    """The position after an action if nobody is asked; None where answers come between."""
    there = state.copy()
    code.perform(there, seat, None)
    return there if there.phase == ACT else None
