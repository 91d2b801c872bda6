"""The same worth as the evaluator's, kept for what was weighed before: positions share most parts."""

from __future__ import annotations

from wonderland.games.painting_the_roses.ai.evaluator import Evaluator
from wonderland.games.painting_the_roses.state import NONE, State

MOST = 200_000
"""How much is kept before all is forgotten."""

Key = tuple[object, ...]


class Scales:
    """Weighs positions of one match.

    Args:
        evaluator: says what they are worth.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._hedges: tuple[int, ...] = ()
        self._open: dict[Key, float] = {}
        self._held: dict[Key, float] = {}

    def worth(self, state: State, seat: int) -> float:
        """The worth of a position to a seat that knows its own hand."""
        if state.result is not None:
            return self.evaluator.ended(state, seat)
        return self.own(state, seat) - self._rivals(state, seat)

    def own(self, state: State, seat: int) -> float:
        """The worth of what a seat has itself."""
        self._begin(state)
        return self._seen(state, seat) + self._hand(state, seat)

    def _begin(self, state: State) -> None:
        if state.hedges is not self._hedges or len(self._held) > MOST:
            if state.hedges != self._hedges:
                self._open.clear()
                self._held.clear()
            elif len(self._held) > MOST:
                self._held.clear()
            self._hedges = state.hedges

    def _hand(self, state: State, seat: int) -> float:
        hand = state.hands[seat]
        key = (seat, hand, state.paint, state.posts, state.queen)
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = self.evaluator.hand(state, seat)
        return found

    def _rivals(self, state: State, seat: int) -> float:
        leader = self.evaluator.leader
        seen = [self._seen(state, other) for other in range(state.config.players) if other != seat]
        return leader * max(seen) + (1 - leader) * sum(seen) / len(seen)

    def _seen(self, state: State, seat: int) -> float:
        paint, post = state.paint, state.posts[seat]
        key = (
            seat, paint & state.config.gardens[seat], state.posts,
            post != NONE and paint >> post & 1, state.queen, len(state.kings[seat]),
            len(state.hands[seat]),
        )  # fmt: skip
        found = self._open.get(key)
        if found is None:
            found = self._open[key] = self.evaluator.seen(state, seat)
        return found
