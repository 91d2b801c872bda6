"""What ``bench`` measures of Dungeon Dice alone."""

from __future__ import annotations

from wonderland.core.game import Random
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dungeon_dice import actions, legal
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.placing import places
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.state import State
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.measuring import Clock, microseconds, played_on

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
    state = position_of(played_on(Match(DungeonDice(), Record("dungeon-dice", seed=SEED)), rng, LINES)).value
    return {
        "decisions a second in rollouts": rate,
        "all placements counted, microseconds": microseconds(lambda: places(state, 0), 200 * scale, clock),
        "copy of a state, microseconds": microseconds(state.copy, 4000 * scale, clock),
    }


def roll_out(state: State, rng: Random, most: int) -> int:
    """Play a state on at random, chance by its odds; how many decisions there were."""
    for played in range(most):
        actor = state.to_act
        if actor is None:
            return played
        by_chance = actor == CHANCE_ACTOR
        code = legal.drawn(state, _bits(rng)) if by_chance else legal.choices(state).draw(rng)
        actions.perform(state, actor, code, None)
    return most


def _bits(rng: Random) -> int:
    return int(rng.random() * (1 << RANDOM_BITS))
