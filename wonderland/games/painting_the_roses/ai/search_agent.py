"""An agent that plays out its turn, and tries the best ways against what others may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import NamedTuple, TypeVar

from wonderland.core.game import Action as AnyAction
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.answering import Allow, Cancel
from wonderland.games.painting_the_roses.actions.ending import End
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.deals import Deals
from wonderland.games.painting_the_roses.ai.evaluator import WON, Evaluator
from wonderland.games.painting_the_roses.ai.ideas import every
from wonderland.games.painting_the_roses.ai.levels import SearchSettings
from wonderland.games.painting_the_roses.ai.oversights import Oversight, drawn, thought
from wonderland.games.painting_the_roses.ai.playouts import Playouts, allowed, cancelled
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.ai.sense import sensible
from wonderland.games.painting_the_roses.ai.turn_search import best_answer, key_of, plans
from wonderland.games.painting_the_roses.notation import Action
from wonderland.games.painting_the_roses.state import ACT, ANSWER, GUARD, NONE, ROW, State, listed
from wonderland.games.painting_the_roses.view import View
from wonderland.kit.chance import RANDOM_BITS
from wonderland.search.bandit import try_out
from wonderland.search.deadline import Deadline
from wonderland.search.turns import Meant, PlanInHand

C = TypeVar("C")
SCALE = 1.5
"""How many log-odds part a good position from an even one, for results from 0 to 1."""
LARGEST = 30.0
KING_FIRMNESS = 0.15
"""How much better cancelling must be than to keep the King for later."""
FORESIGHT = 0.01
"""By how much more chance to win a King must be worth its use, where that was tried."""


class Judgement(NamedTuple):
    """By what positions are judged.

    Attributes:
        scales: say what they are worth.
        playouts: play them on.
    """

    scales: Scales
    playouts: Playouts


class SearchAgent:
    """Plays by search.

    Args:
        evaluator: says what positions are worth.
        settings: how far to look.
        deadline: when to be content with what was found.
    """

    def __init__(self, evaluator: Evaluator, settings: SearchSettings, deadline: Deadline) -> None:
        self._settings = settings
        self._deadline = deadline
        self._right = self._judgement(evaluator)
        self._slips = {o: self._judgement(evaluator.without(o.value)) for o in Oversight}
        self._overlooked: tuple[int, Oversight | None] = (NONE, None)
        self._in_hand = PlanInHand[State, Meant[Code]](key_of)

    def _judgement(self, evaluator: Evaluator) -> Judgement:
        """A judgement by some weights."""
        scales = Scales(evaluator)
        return Judgement(scales, Playouts(scales, self._deadline, self._settings.reply_states))

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
        return small_choices.discard(state, seat, self._right.scales.worth)

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
        luck, overlooked = rng.getrandbits(RANDOM_BITS), self._slip(view.known.turn, rng)
        best = self._best(view, seat, overlooked, luck)
        if overlooked is None:
            return Meant(best, sure=True)
        return Meant(best, sure=_told(best) == _told(self._best(view, seat, None, luck)))

    def _slip(self, turn: int, rng: Random) -> Oversight | None:
        """What is overlooked in a turn: the same for as long as the turn lasts."""
        if self._settings.overlooks and self._overlooked[0] != turn:
            self._overlooked = turn, drawn(self._settings.overlooks, rng)
        return self._overlooked[1]

    def _best(self, view: View, seat: int, overlooked: Oversight | None, luck: int) -> tuple[Code, ...]:
        """The best way to play the turn: tried against the others' turns as far as the settings say."""
        settings, state = self._settings, thought(view, overlooked)
        judge = self._slips[overlooked] if overlooked else self._right
        ideas = sensible if settings.overlooks else every
        found = plans(state, seat, judge.scales, self._deadline, settings.states, ideas)
        best = found[0]
        if not settings.worlds or settings.plans < 2 or len(found) < 2 or best.worth >= WON / 2:
            return best.actions
        tried = self._tried(
            view,
            found[: settings.plans],
            lambda plan: plan.after,
            lambda state, world: judge.playouts.played_on(state, seat, world),
            luck,
        )
        return max(tried, key=lambda pair: pair[1])[0].actions

    def _answer(self, view: View, state: State, seat: int, rng: Random) -> Code:
        """Whether a King is better used now than kept (PR-51)."""
        if not self._settings.worlds:
            return best_answer(state, seat, self._right.scales.worth, KING_FIRMNESS)
        known = thought(view)
        cancel, allow = cancelled(known, seat), allowed(known, seat)
        tried = self._tried(
            view,
            [cancel, allow],
            lambda there: there,
            lambda there, world: self._right.playouts.answered_on(there, seat, world),
            rng.getrandbits(RANDOM_BITS),
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
        luck: int,
    ) -> list[tuple[C, float]]:
        """How candidates do over deals of the hidden cards and the others' turns.

        The n-th try of each has the same deal and the same draws. Those tried seldom are left out.
        """
        deals = Deals(view.known, listed(view.unseen))
        seat = view.known.config.seats.index(view.seat)
        tried = [0] * len(candidates)

        def attempt(index: int) -> float:
            world = Random(luck + tried[index])
            tried[index] += 1
            return self._value(play(deals.deal(state_of(candidates[index]), world), world), seat)

        arms = try_out(range(len(candidates)), attempt, self._settings.worlds, self._deadline)
        most = max(arm.tries for arm in arms)
        return [(candidates[a.candidate], a.mean) for a in arms if a.tries and 2 * a.tries >= most]

    def _value(self, state: State, seat: int) -> float:
        """What a position is worth, from 0 to 1."""
        worth = self._right.scales.worth(state, seat)
        return 1 / (1 + exp(-max(-LARGEST, min(LARGEST, worth / SCALE))))


def _told(actions: Sequence[Code]) -> list[tuple[type[Code], Code]]:
    """Actions that can be compared: those of two kinds may hold the same numbers."""
    return [(type(action), action) for action in actions]


def _after(state: State, seat: int, code: Code) -> State | None:
    """The position after an action if nobody is asked; None where answers come between."""
    there = state.copy()
    code.perform(there, seat, None)
    return there if there.phase == ACT else None
