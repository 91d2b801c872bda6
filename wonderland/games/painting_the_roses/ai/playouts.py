"""How a turn comes out: the turns of the others after it, and the own one that follows, imagined."""

from __future__ import annotations

from random import Random

from wonderland.games.painting_the_roses.actions.answering import Allow, Cancel
from wonderland.games.painting_the_roses.ai import ideas, small_choices
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.ai.turn_search import answer, plans
from wonderland.games.painting_the_roses.state import ANSWER, State
from wonderland.kit.chance import RANDOM_BITS
from wonderland.search.deadline import Deadline


class Playouts:
    """Plays positions on in which nothing is hidden.

    Args:
        scales: say what positions are worth.
        deadline: when to be content.
        states: how many positions of an imagined turn are looked at, at most.
    """

    def __init__(self, scales: Scales, deadline: Deadline, states: int) -> None:
        self._scales = scales
        self._deadline = deadline
        self._states = states

    def played_on(self, state: State, seat: int, rng: Random) -> State:
        """Where it leads: the end of the turn, the others' turns, the seat's next action step."""
        if state.result is None:
            self._end_turn(state, seat, rng)
        return self._until_next(state, seat, rng)

    def answered_on(self, state: State, seat: int, rng: Random) -> State:
        """The same from just after an answer."""
        while state.phase == ANSWER:
            answer(state, self._scales)
        return self._until_next(state, seat, rng)

    def _until_next(self, state: State, seat: int, rng: Random) -> State:
        while state.result is None and state.active != seat:
            other = state.active
            state = self._best(state, other)
            if state.result is None:
                self._end_turn(state, other, rng)
        return state if state.result is not None else self._best(state, seat)

    def _best(self, state: State, seat: int) -> State:
        found = plans(state, seat, self._scales, self._deadline, self._states, ideas.likely)
        return found[0].after

    def _end_turn(self, state: State, seat: int, rng: Random) -> None:
        small_choices.end_step(state, seat, self._scales.worth, lambda: rng.getrandbits(RANDOM_BITS))


def cancelled(state: State, seat: int) -> State:
    """The position after a seat's King forbids."""
    there = state.copy()
    Cancel(state.kings[seat][0]).perform(there, seat, None)
    return there


def allowed(state: State, seat: int) -> State:
    """The position after a seat lets a face card pass."""
    there = state.copy()
    Allow().perform(there, seat, None)
    return there
