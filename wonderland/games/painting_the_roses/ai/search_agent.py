"""An agent that plays out its turn, and tries the best ways against what others may do."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from wonderland.core.game import Action as AnyAction
from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses import turn
from wonderland.games.painting_the_roses.ai import reasons, small_choices
from wonderland.games.painting_the_roses.ai.evaluator import WON, Evaluator
from wonderland.games.painting_the_roses.ai.levels import SearchSettings
from wonderland.games.painting_the_roses.ai.turn_search import Key, Plan, best_answer, key_of, plans
from wonderland.games.painting_the_roses.position import Action
from wonderland.games.painting_the_roses.state import ACT, ANSWER, GUARD, ROW, State, listed
from wonderland.games.painting_the_roses.view import View, dealt_out
from wonderland.search.bandit import try_out
from wonderland.search.deadline import Deadline

RANDOM_BITS = 64
SCALE = 1.5
"""How many log-odds part a good position from an even one, for results from 0 to 1."""
LARGEST = 30.0
KING_FIRMNESS = 0.15
"""How much better cancelling must be than to keep the King for later."""


class SearchAgent:
    """Plays by search.

    Args:
        evaluator: says what positions are worth.
        settings: how far to look.
        seconds: the most time for a turn, None for no limit.
        clock: seconds that only ever rise.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        settings: SearchSettings,
        seconds: float | None,
        clock: Callable[[], float],
    ) -> None:
        self._evaluator = evaluator
        self._settings = settings
        self._deadline = Deadline(seconds, clock)
        self._planned: dict[Key, tuple[act.Code, ...]] = {}

    def choose(self, view: View, rng: Random) -> tuple[AnyAction, str]:
        """Choose an action for the seat that looks, and say why."""
        state, seat = view.known, view.known.config.seats.index(view.seat)
        self._deadline.begin((state.turn, seat))
        code = self._code(view, state, seat, rng)
        return Action(state.config, seat, code), reasons.why(state, seat, code)

    def _code(self, view: View, state: State, seat: int, rng: Random) -> act.Code:
        worth = self._evaluator.worth
        if state.phase == ROW:
            return small_choices.row(state, seat)
        if state.phase == GUARD:
            return small_choices.guard(state, seat)
        if state.phase == ANSWER:
            return best_answer(state, seat, worth, KING_FIRMNESS)
        if state.phase != ACT:
            return small_choices.discard(state, seat, worth)
        return self._action(view, state, seat, rng)

    def _action(self, view: View, state: State, seat: int, rng: Random) -> act.Code:
        """The next action of the turn: as was planned where all went so far as it was."""
        rest = self._planned.pop(key_of(state), None)
        if rest is None:
            rest = self._best(view, state, seat, rng).actions
        self._planned = {}
        if not rest:
            return act.End()
        after = _after(state, seat, rest[0])
        if after is not None:
            self._planned[key_of(after)] = rest[1:]
        return rest[0]

    def _best(self, view: View, state: State, seat: int, rng: Random) -> Plan:
        settings = self._settings
        found = plans(state, seat, self._evaluator, self._deadline, settings.states)
        if settings.noise:
            found = [
                plan._replace(worth=plan.worth + settings.noise * rng.gauss(0, 1)) for plan in found
            ]
            found.sort(key=lambda plan: -plan.worth)
        best = found[0]
        if not settings.worlds or settings.plans < 2 or len(found) < 2 or best.worth >= WON / 2:
            return best
        return self._tried(view, found[: settings.plans], seat, rng)

    def _tried(self, view: View, candidates: list[Plan], seat: int, rng: Random) -> Plan:
        """The plan that does best over deals of the hidden cards and the others' turns.

        The n-th try of every plan has the same deal and the same draws.
        """
        unseen = listed(view.unseen)
        seed = rng.getrandbits(RANDOM_BITS)
        tried = dict.fromkeys(range(len(candidates)), 0)

        def attempt(index: int) -> float:
            world = Random(seed + tried[index])
            tried[index] += 1
            state = dealt_out(candidates[index].after, unseen, world)
            worth = self._until_next(state, seat, world)
            return 1 / (1 + exp(-max(-LARGEST, min(LARGEST, worth / SCALE))))

        arms = try_out(range(len(candidates)), attempt, self._settings.worlds, self._deadline)
        most = max(arm.tries for arm in arms)
        trusted = [arm for arm in arms if 2 * arm.tries >= most]
        return candidates[max(trusted, key=lambda arm: arm.mean).candidate]

    def _until_next(self, state: State, seat: int, rng: Random) -> float:
        """What comes of a position at the end of the own action step, after the next own one."""
        evaluator = self._evaluator

        def number() -> int:
            return rng.getrandbits(RANDOM_BITS)

        if state.result is None:
            small_choices.end_step(state, seat, evaluator.worth, number)
        while state.result is None and state.active != seat:
            other = state.active
            found = plans(state, other, evaluator, self._deadline, self._settings.reply_states)
            state = found[0].after.copy()
            if state.result is None:
                small_choices.end_step(state, other, evaluator.worth, number)
        if state.result is not None:
            return evaluator.worth(state, seat)
        own = plans(state, seat, evaluator, self._deadline, self._settings.reply_states)
        return own[0].worth


def _after(state: State, seat: int, code: act.Code) -> State | None:
    """The position after an action if nobody is asked; None where answers come between."""
    there = state.copy()
    turn.perform(there, seat, code, None)
    return there if there.phase == ACT else None
