"""``python -m tools.fit``: play, fit, and write the weights anew; the same seed gives the same file.

Each round plays with the weights of the round before, the first with ``prior.yaml``: what a
person would say. What is fitted is that prior, to the matches of all rounds. The weights that
ship are what this program writes when it is called without arguments.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tools.fit.calibration import calibrated
from tools.fit.regression import fit
from tools.fit.selfplay import DRAWN, Row, Task, rows
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import load
from wonderland.games.wonderland.ai.evaluator import read_evaluator, undrawn
from wonderland.games.wonderland.ai.features import NAMES
from wonderland.games.wonderland.ai.search_settings import SearchSettings

SEARCH = SearchSettings(
    width=1, depth=3, states=150, placings=80, summons=2, quick_states=40, quick_placings=30,
    plan_dice=False, plan_responses=False, noise=0.25,
)  # fmt: skip
"""Quick play with some errors: many matches teach more than few good ones."""
HEAD = """\
# What a position is worth to the agents that search: the log-odds of winning at the start of a turn, as a weighed
# sum of features of the side to move (mover) and of the other side. Written by `python -m tools.fit`, from self-play.
# An estimate early in a match is worth little, and never all that it says: `certainty` scales the log-odds of the
# chances that are told, coming near with the `settling` turns.
# `gains` puts into words what a term means for a side itself, `denies` what it means against the enemy.
"""
HEURISTICS_EVERY = 4
"""In every so many matches one side weighs each step by itself."""
PENALTY = 10_000.0
"""Keeps the weights near the prior: the positions of one match say nearly all the same."""
LATE = 30
"""How many turns before the end are learnt from: what came earlier decided little."""
HELD = ("life", "last life")
"""What keeps the weight it began with: lives are seldom unequal but just before the end, so that
matches teach little about them, and players who were taught so put off hitting the Image.
"""
PRIOR = Path(__file__).parent / "prior.yaml"


def main() -> int:
    """Play rounds of matches, fit after each, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="matches a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, default=PRIOR, help="the weights to begin with")
    path = config_folder() / "games" / "wonderland" / "evaluation.yaml"
    parser.add_argument("--out", type=Path, default=path)
    chosen = parser.parse_args()
    weights = chosen.start
    known: list[Row] = []
    for number in range(chosen.rounds):
        seed = chosen.seed * 1_000_000 + number * 100_000
        tasks = [
            Task(seed + i, SEARCH, i % HEURISTICS_EVERY == 0, "standard", weights)
            for i in range(chosen.games)
        ]
        found = [row for match in rows(tasks, chosen.jobs) for row in match]
        known += found
        fitted, loss = _fitted(known, chosen.start)
        numbers, outcomes, counts, turns, quiet, _ = map(np.array, zip(*found, strict=True))
        logits = (numbers @ fitted[:-1] + fitted[-1]) * [undrawn(turns) for turns in quiet]
        trust = calibrated(logits, turns, outcomes, counts)
        chosen.out.write_text(written(chosen.start, fitted, trust), encoding="utf-8")
        weights = chosen.out
        print(f"round {number + 1}: {len(found)} positions, log-loss {loss:.4f}", file=sys.stderr)
    return 0


def _fitted(known: list[Row], prior: Path) -> tuple[Any, float]:
    """Fit the prior to the last turns of the matches that somebody won."""
    evaluator = read_evaluator(prior)
    late = [row[:3] for row in known if row.left <= LATE and row.won != DRAWN]
    numbers, won, counts = map(np.array, zip(*late, strict=True))
    weights, loss = fit(numbers, won, counts, np.array([*evaluator.mover, evaluator.bias]), PENALTY)
    for name in HELD:
        weights[NAMES.index(name)] = evaluator.mover[NAMES.index(name)]
    return weights, loss


def written(prior: Path, weights: Any, trust: tuple[float, float]) -> str:
    """The file of weights, in the words of the prior; what is good for a side is as bad for the other."""
    words = load(prior).data["features"]
    lines = [
        f"{HEAD}bias: {weights[-1]:.4f}", f"certainty: {trust[0]}", f"settling: {trust[1]}",
        "features:",
    ]  # fmt: skip
    for name, weight in zip(NAMES, weights[:-1], strict=True):
        told = words[name]
        lines.append(
            f"  {name}: {{mover: {weight:.4f}, other: {-weight:.4f}, "
            f'gains: "{told["gains"]}", denies: "{told["denies"]}"}}'
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
