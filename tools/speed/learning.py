"""How many steps a second the learning environments take, held against PettingZoo's chess."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6

from tools.speed.rows import Row, quotient
from wonderland import rl

GAMES = {"wonderland": 2.0, "dungeon-dice": 4.0, "painting-the-roses": 3.0}
STEPS = 50


class Steps:
    """Takes random steps in an environment, and looks at what is seen before each."""

    def __init__(self, env: Any) -> None:
        self._env = env
        env.reset(seed=1)

    def work(self, seed: int) -> int:
        """Take some steps; a match that is over is begun anew."""
        env, rng = self._env, Random(seed)
        for _ in range(STEPS):
            seen, _, over, broken, _ = env.last()
            if over or broken:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return STEPS


def rows(rounds: int, seconds: float) -> Iterator[Row]:
    """Measure each environment."""
    unit = Steps(chess_v6.env())
    for game, goal in GAMES.items():
        found = quotient(Steps(rl.env(game)).work, unit.work, rounds, seconds)
        yield Row(f"{game}: steps of the environment", found, "times chess_v6", goal, more=True)
