"""What ``bench`` measures of Dominoes of War alone."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dominoes_of_war.definitions import NAME
from wonderland.games.dominoes_of_war.game import DominoesOfWar
from wonderland.games.dominoes_of_war.legal import choices
from wonderland.games.dominoes_of_war.position import Position
from wonderland.kit.measuring import Clock, microseconds, played_on

SEED, LINES = 3, 100
"""The match whose state is measured."""


def measure(scale: int, clock: Clock, rng: Random) -> dict[str, float]:
    """Measure the copying of a state, and the counting of what may be done in it.

    Args:
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    match = played_on(Match(DominoesOfWar(), Record(NAME, seed=SEED)), rng, LINES)
    state = Position.of(match).value
    return {
        "all actions counted, microseconds": microseconds(lambda: choices(state).count(), 400 * scale, clock),
        "copy of a state, microseconds": microseconds(state.copy, 4000 * scale, clock),
    }
