"""An agent for any game: it tries actions by playing on at random, and takes what comes out best."""

from __future__ import annotations

import time
from random import Random

from wonderland.core.agent import Choice, RandomAgent
from wonderland.core.game import Position, View
from wonderland.core.message import say
from wonderland.core.outcome import outcome_of
from wonderland.kit.play_out import play_out
from wonderland.search.bandit import try_out
from wonderland.search.deadline import Deadline
from wonderland.search.worlds import determinizations

CANDIDATES = 24
"""How many actions are tried at most; of more, as many are drawn."""
TRIES = 120
AHEAD = 300
"""The actions after which a match that is played on is taken as even."""


class MonteCarloAgent:
    """Plays any game by its protocols alone, and knows nothing of playing it well.

    What is hidden is drawn anew for each try.

    Args:
        seed: what its chance is drawn from.
        seconds: the most time for a decision; None for no limit.
    """

    def __init__(self, seed: int, seconds: float | None = None) -> None:
        self._rng = Random(seed)
        self._hasty = RandomAgent(seed)
        self._deadline = Deadline(seconds, time.monotonic)
        self._decisions = 0

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions; out of turn any, or none."""
        legal = view.legal()
        if not legal or view["to_act"] != view.seat:
            return self._hasty.choose(view)
        if len(legal) <= CANDIDATES:
            actions = {str(action): action for action in legal}
        else:
            drawn = [legal.choose(self._rng) for _ in range(CANDIDATES)]
            actions = {str(action): action for action in drawn}
        if len(actions) == 1:
            return Choice(next(iter(actions.values())), say("There is nothing else to do."))
        self._decisions += 1
        self._deadline.begin(self._decisions)

        def attempt(line: str) -> float:
            position = next(determinizations(view, self._rng, 1))
            position.perform(line, None)
            play_out(position, self._rng, AHEAD)
            return _worth(position, view.seat)

        best = try_out(list(actions), attempt, TRIES, self._deadline)[0]
        why = say("Played on at random, it comes out at {mean:.0%}.", mean=best.mean)
        return Choice(actions[best.candidate], why)


def _worth(position: Position, seat: str) -> float:
    """What a match that was played on is worth to a seat, from 0 (last) to 1 (first)."""
    if position.result is None:
        return 0.5
    return (1 + outcome_of(position.result, position.seats).rewards[seat]) / 2
