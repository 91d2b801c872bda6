"""How many steps a second the learning environments take, held against PettingZoo's chess."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from pettingzoo.classic import chess_v6

from tools.speed.rows import Row, quotient
from wonderland import rl

GAMES = {"wonderland": 2.0, "dungeon-dice": 4.0, "painting-the-roses": 3.0}
STEPS = 50


class Env(Protocol):
    """What is used of a PettingZoo environment; it has no types of its own."""

    def reset(self, seed: int | None = None) -> None:
        """Begin a match."""

    def last(self) -> tuple[Mapping[str, NDArray[np.int8]], float, bool, bool, object]:
        """What is seen, the reward, whether the match is over or broken off, and more."""
        ...

    def step(self, action: int) -> None:
        """Say a number."""


class Steps:
    """Takes random steps in an environment, and looks at what is seen before each."""

    def __init__(self, env: Env) -> None:
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
