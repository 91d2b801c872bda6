"""Playing plans on for a few turns, both sides by quick plans: what comes of them in the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland.core.game import Random
from wonderland.games.wonderland.ai import roll_odds
from wonderland.games.wonderland.ai.dice_choice import Levels
from wonderland.games.wonderland.ai.evaluator import probability
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.state import CHOOSE, State
from wonderland.search.deadline import Deadline


class Playouts:
    """Plays several states on, all with the same dice and the same luck, so that they can be compared.

    One state's playouts differ by far more than what is to be found out; the difference of two that
    roll alike differs by a third of it.

    Args:
        reply: how each side plays its turns.
        turns: for how many; an even number ends with a turn of the side that waits at the start, as
            the plans end that are played on.
        rng: rolls, and draws some of the paths that are looked at.
        deadline: says when to stop.
    """

    def __init__(self, reply: OpponentReply, turns: int, rng: Random, deadline: Deadline) -> None:
        self._reply = reply
        self._turns = turns
        self._rng = rng
        self._deadline = deadline

    def chances(self, starts: Sequence[State], side: int, first: int) -> list[float] | None:
        """What a side's chances to win have become after these turns; None if time was up before.

        Args:
            starts: at the start of the other side's turn, or at the match's end.
            side: whose chances.
            first: see ``turns``.
        """
        *_, states = self.turns(starts, first)
        return None if self._deadline.over() else self.judged(states, side)

    def judged(self, states: Sequence[State], side: int) -> list[float]:
        """A side's chances to win where states stand."""
        return [probability(self._reply.evaluator.score(state, side)) for state in states]

    def turns(self, starts: Sequence[State], first: int) -> Iterator[list[State]]:
        """Where the states stand after each turn; where time is up, they stand still.

        Args:
            starts: at the start of one side's turn, or at the match's end.
            first: the state whose dice the others roll too. They are the best for this one alone,
                so let it be another one each time.
        """
        states = [*starts]
        order = sorted(range(len(states)), key=lambda at: (at - first) % len(states))
        for _ in range(self._turns):
            luck, levels = self._rng.random(), None
            for at in order:
                if states[at].phase != CHOOSE or self._deadline.over():
                    continue
                if levels is None:
                    levels = self._reply.levels(states[at], self._rng)
                states[at] = self._after_turn(states[at], levels, luck)
            yield [*states]

    def _after_turn(self, state: State, levels: Levels, luck: float) -> State:
        """Where a turn with these dice leads, or with its own if it hasn't got them."""
        if not roll_odds.may_roll(state, levels):
            levels = self._reply.levels(state, self._rng)
        factors = len(state.config.definitions.factors)
        gains, pairs = roll_odds.at_luck(roll_odds.dice_of(state, levels), factors, luck)
        return self._reply.turn(state, gains, pairs, {}, self._rng).after
