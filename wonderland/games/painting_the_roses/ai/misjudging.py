"""How a level errs: it takes what a card would do for better or worse than it is.

The error is drawn once for a card and what is done with it, so that what can be done in many ways
(a Queen has twenty hedges) is not chosen more often for that alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.ending import End

SLIGHT = 0.05
"""Of the error, what differs between two ways to do the same with a card."""

Deed = tuple[str, int]


class Misjudging:
    """The errors of one decision.

    Args:
        noise: how large they are, in log-odds.
        rng: draws them.
    """

    def __init__(self, noise: float, rng: Random) -> None:
        self._noise = noise
        self._rng = rng
        self._drawn: dict[Deed, float] = {}

    def of(self, actions: Sequence[Code]) -> float:
        """By how much some actions in a row are misjudged; doing nothing is as well."""
        errors = [self._error(action) for action in actions] or [self._error(End())]
        slight = SLIGHT * self._rng.gauss(0, 1)
        return self._noise * (sum(errors) / sqrt(len(errors)) + slight)

    def _error(self, action: Code) -> float:
        deed = type(action).__name__, getattr(action, "card", -1)
        if deed not in self._drawn:
            self._drawn[deed] = self._rng.gauss(0, 1)
        return self._drawn[deed]
