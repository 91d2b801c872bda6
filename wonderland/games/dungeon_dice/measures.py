"""What ``bench`` measures of Dungeon Dice alone."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from wonderland.core.game import CHANCE, Random
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dungeon_dice import legal, turn
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.placing import places
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.state import State
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR

Clock = Callable[[], float]
RUNS = 5
SEED, LINES = 3, 120
"""The match whose position is measured."""
MOST = 400


def measure(scale: int, clock: Clock, rng: Random) -> dict[str, float]:
    """Measure decisions of rollouts, the counting of placements and the copying of states.

    Args:
        scale: how thoroughly.
        clock: says the time in seconds.
        rng: what is played by.
    """
    start = position_of(Match(DungeonDice(), Record("dungeon-dice", seed=1))).value
    begun, decisions = clock(), 0
    for _ in range(10 * scale):
        decisions += roll_out(start.copy(), rng, MOST)
    rate = decisions / (clock() - begun)
    state = position_of(_played(rng)).value
    return {
        "decisions a second in rollouts": rate,
        "all placements counted, microseconds": _each(lambda: places(state, 0), 200 * scale, clock),
        "copy of a state, microseconds": _each(state.copy, 4000 * scale, clock),
    }


def roll_out(state: State, rng: Random, most: int) -> int:
    """Play a state on at random, chance by its odds; how many decisions there were."""
    for played in range(most):
        actor = state.to_act
        if actor is None:
            return played
        by_chance = actor == CHANCE_ACTOR
        code = legal.drawn(state, _bits(rng)) if by_chance else legal.choices(state).draw(rng)
        turn.perform(state, actor, code, None)
    return most


def _bits(rng: Random) -> int:
    return int(rng.random() * (1 << RANDOM_BITS))


def _played(rng: Random) -> Match:
    match = Match(DungeonDice(), Record("dungeon-dice", seed=SEED))
    while (side := match.to_act) is not None and len(match.lines) < LINES:
        if side == CHANCE:
            match.draw()
        else:
            match.play(match.legal().choose(rng))
    return match


def _each(call: Callable[[], object], times: int, clock: Clock) -> float:
    """Microseconds a call, the median of some runs."""
    runs = []
    for _ in range(RUNS):
        begun = clock()
        for _ in range(times):
            call()
        runs.append((clock() - begun) / times * 1e6)
    return statistics.median(runs)
