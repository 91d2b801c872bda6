"""``python -m tools.fit``: play, fit, and write the weights anew; the same seed gives the same file.

Each round plays with the weights of the round before, the first with ``opinions.yaml``: what a
person would say. The weights that ship came from one round of 1,000 matches with seed 1, played by
the search as it was then; it has since learnt to attack together and to shun draws, so a new run
gives other weights.
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
    dice=False, answers=False, blur=0.25,
)  # fmt: skip
"""Quick play with some errors: many matches teach more than few good ones."""
HEAD = """\
# What a position is worth to the agents that search: the log-odds of winning at the start of a turn, as a weighed
# sum of features of the side to move (mover) and of the other side. Written by `python -m tools.fit`, from self-play.
# An opinion early in a match is worth little, and never all that it says: `certainty` scales the log-odds of the
# chances that are told, coming near with the `settling` turns (from 1,400 matches of self-play).
# `gains` puts into words what a term means for a side itself, `denies` what it means against the enemy.
"""
EASY_EVERY = 4
"""Every so many matches one side plays as the easy agent."""
PENALTY = 1000.0
HELD = ("life", "last life")
"""What keeps the weight it began with: lives are seldom unequal but just before the end, so that
matches teach little about them, and players who were taught so put off hitting the Image.
"""
OPINIONS = Path(__file__).parent / "opinions.yaml"


def main() -> int:
    """Play rounds of matches, fit after each, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="matches a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, default=OPINIONS, help="the weights to begin with")
    path = config_folder() / "games" / "wonderland" / "judgement.yaml"
    parser.add_argument("--out", type=Path, default=path)
    chosen = parser.parse_args()
    weights = chosen.start
    for number in range(chosen.rounds):
        seed = chosen.seed * 1_000_000 + number * 100_000
        tasks = [
            Task(seed + i, SEARCH, i % EASY_EVERY == 0, "standard", weights)
            for i in range(chosen.games)
        ]
        found = [row for match in rows(tasks, chosen.jobs) for row in match]
        fitted, loss = _fitted(found, weights)
        chosen.out.write_text(written(weights, fitted), encoding="utf-8")
        weights = chosen.out
        print(f"round {number + 1}: {len(found)} positions, log-loss {loss:.4f}", file=sys.stderr)
    return 0


def _fitted(found: list[Row], weights: Path) -> tuple[Any, float]:
    judge = read_judge.__wrapped__(weights)  # anew: the file was written in the round before
    numbers, won, counts = (np.array(column) for column in zip(*found, strict=True))
    return fit(numbers, won, counts, np.array([*judge.mover, judge.bias]), PENALTY)


def written(path: Path, weights: Any) -> str:
    """The file at a path with new weights; what is good for a side is as bad for the other."""
    known = load(path).data
    words = known["features"]
    lines = [
        f"{HEAD}bias: {weights[-1]:.4f}", f"certainty: {known['certainty']}",
        f"settling: {known['settling']}", "features:",
    ]  # fmt: skip
    for name, fitted in zip(NAMES, weights[:-1], strict=True):
        told = words[name]
        weight = told["mover"] if name in HELD else fitted
        lines.append(
            f"  {name}: {{mover: {weight:.4f}, other: {-weight:.4f}, "
            f'gains: "{told["gains"]}", denies: "{told["denies"]}"}}'
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
