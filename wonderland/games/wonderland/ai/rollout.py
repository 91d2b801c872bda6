"""Random play in numbers only: no text, no events, no lists of paths; what a search rolls out."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.games.wonderland.legal import choices, drawn
from wonderland.games.wonderland.state import OVER, ROLL, State
from wonderland.games.wonderland.turn import perform, unwritten


def roll_out(state: State, rng: Random, most: int) -> int:
    """Play a state on, each legal action as likely as the others, and return how many were played.

    Args:
        state: is changed.
        rng: chooses, and rolls the dice by their chances.
        most: actions after which to stop.
    """
    for played in range(most):
        phase = state.phase
        if phase == ROLL:
            code = drawn(state, int(rng.random() * 6**4))
        elif phase == OVER:
            return played
        else:
            code = choices(state).draw(rng)
        perform(state, code, None, unwritten)
    return most
