"""``python -m tools.fit``: play, fit, and write the weights anew; the same seed gives the same file.

Each round plays with the weights of the round before.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tools.fit.regression import fit
from tools.fit.selfplay import Row, Task, rows
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import load
from wonderland.games.wonderland.thought.features import NAMES
from wonderland.games.wonderland.thought.judge import read_judge
from wonderland.games.wonderland.thought.settings import Search

SEARCH = Search(
    width=1, depth=3, states=150, ways=80, plans=2, quick=40, quick_ways=30,
    dice=False, answers=False, blur=0.4,
)  # fmt: skip
"""Quick play with some errors: many matches teach more than few good ones."""
HEAD = """\
# What a position is worth to the agents that search: the log-odds of winning at the start of a turn, as a weighed
# sum of features of the side to move (mover) and of the other side. Written by `python -m tools.fit`, from self-play.
# `gains` puts into words what a term means for a side itself, `denies` what it means against the enemy.
"""
EASY_EVERY = 5
"""Every so many matches one side plays as the easy agent."""
PENALTY = 20.0


def main() -> int:
    """Play rounds of matches, fit after each, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="matches a round")
    parser.add_argument("--quick-games", type=int, default=200, help="on the quick preset, a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    path = config_folder() / "games" / "wonderland" / "judgement.yaml"
    parser.add_argument("--out", type=Path, default=path)
    chosen = parser.parse_args()
    weights = path
    for number in range(chosen.rounds):
        seed = chosen.seed * 1_000_000 + number * 100_000
        tasks = [
            Task(seed + i, SEARCH, i % EASY_EVERY == 0, _preset(i, chosen.games), weights)
            for i in range(chosen.games + chosen.quick_games)
        ]
        found = [row for match in rows(tasks, chosen.jobs) for row in match]
        fitted, bias, loss = _fitted(found)
        chosen.out.write_text(written(weights, fitted, bias), encoding="utf-8")
        weights = chosen.out
        print(f"round {number + 1}: {len(found)} positions, log-loss {loss:.4f}", file=sys.stderr)
    return 0


def _preset(index: int, standard: int) -> str:
    return "standard" if index < standard else "quick"


def _fitted(found: list[Row]) -> tuple[Any, float, float]:
    return fit(
        np.array([numbers for numbers, _ in found]), np.array([won for _, won in found]), PENALTY
    )


def written(path: Path, weights: Any, bias: float) -> str:
    """The file at a path with new weights; its words are kept."""
    read_judge(path)  # says what is wrong with it before anything is thrown away
    words = load(path).data["features"]
    lines = [f"{HEAD}bias: {bias:.4f}", "features:"]
    for index, name in enumerate(NAMES):
        mover, other = weights[index], weights[len(NAMES) + index]
        told = words[name]
        lines.append(
            f"  {name}: {{mover: {mover:.4f}, other: {other:.4f}, "
            f'gains: "{told["gains"]}", denies: "{told["denies"]}"}}'
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
