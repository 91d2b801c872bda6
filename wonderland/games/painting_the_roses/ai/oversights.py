"""How a level errs: it overlooks one thing for a turn, as people do, and plays on as if it were not there.

It then does the second best thing rather than nothing: what it sees it weighs as well as any level.
"""

from __future__ import annotations

from enum import Enum
from random import Random

from wonderland.games.painting_the_roses.state import State
from wonderland.games.painting_the_roses.view import View


class Oversight(Enum):
    """What can be overlooked; the value names the features that then count for nothing."""

    KING = ()
    """The Kings that wait before others: nobody is expected to forbid (PR-51)."""
    QUEEN = ("guard-danger", "paint-danger", "strikes")
    """How far the Queen of Hearts reaches (PR-61)."""
    NEXT = ("can-pay", "can-walk", "more-walks", "last-at-work", "last-ready")
    """What the own hand is still to do in the next turn."""


def drawn(chance: float, rng: Random) -> Oversight | None:
    """What is overlooked in a turn, with so much chance anything at all."""
    return rng.choice(tuple(Oversight)) if rng.random() < chance else None


def thought(view: View, overlooked: Oversight | None = None) -> State:
    """The state as a seat knows and sees it, for looking ahead in.

    Nobody remembers what is only thought; Kings that are overlooked lie before nobody.
    """
    state = view.known.copy()
    state.recall = None
    if overlooked is Oversight.KING:
        seat = state.config.seats.index(view.seat)
        state.kings = tuple([kings if at == seat else () for at, kings in enumerate(state.kings)])
    return state
