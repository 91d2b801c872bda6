"""The share of the win that each seat may expect, wherever a match stands: they sum to 1."""

from __future__ import annotations

from math import exp

from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.state import SETUP_PHASES, State

Chances = tuple[float, ...]

SPREAD = 1.3
"""How many log-odds of the evaluator's make one of winning, between agents of equal strength."""
MOVE = 0.6
"""What it is worth to be the next to act."""


def chances(state: State, scales: Scales) -> Chances:
    """Each seat's share: a win, or its part of a shared first place, is 1 when it is over."""
    players = state.config.players
    if state.result is not None:
        firsts = state.result.places.count(1)
        return tuple((place == 1) / firsts for place in state.result.places)
    if state.phase in SETUP_PHASES:
        return (1 / players,) * players
    worth = [(scales.own(state, seat) + MOVE * (seat == state.active)) / SPREAD for seat in range(players)]
    most = max(worth)
    weights = [exp(value - most) for value in worth]
    return tuple(weight / sum(weights) for weight in weights)
