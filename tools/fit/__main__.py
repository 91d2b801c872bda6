"""``python -m tools.fit``: play, fit, and write the weights anew; the same seed gives the same file.

Each round plays with the weights of the round before, the first with ``prior.yaml``: what a
person would say. What is fitted is that prior, to the matches of all rounds. The weights that
ship are what this program writes when it is called without arguments.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tools.fit.calibration import calibrated
from tools.fit.regression import fit
from tools.fit.selfplay import DRAWN, Row, Task, rows
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.games.wonderland.ai.evaluator import read_evaluator, undrawn
from wonderland.games.wonderland.ai.features import NAMES
from wonderland.games.wonderland.ai.search_settings import SearchSettings

HASTY = SearchSettings(
    width=1, depth=4, states=150, placings=60, trials=6, summons=3, quick_states=30,
    quick_placings=16, quick_trials=0, plan_dice=False, plan_responses=False,
)  # fmt: skip
"""Quick play: many matches teach more than few good ones."""
CAREFUL = SearchSettings(
    width=2, depth=5, states=400, placings=100, trials=12, summons=5, quick_states=40,
    quick_placings=24, quick_trials=2, replies=4, share=0.6,
)  # fmt: skip
"""Play that looks at replies, against some of the sparring partners."""
NOISES = (0.0, 0.15, 0.3, 0.6)
"""How far the search misjudges, drawn for each side of each match."""
HEAD = """\
# What a position is worth to the agents that search: the log-odds of winning at the start of a turn, as a weighed
# sum of features of the side to move (mover) and of the other side. Written by `python -m tools.fit`, from matches of
# the search and of sparring partners.
# An estimate early in a match is worth little, and never all that it says: `certainty` scales the log-odds of the
# chances that are told, coming near with the `settling` turns.
# `gains` puts into words what a term means for a side itself, `denies` what it means against the enemy.
"""
STYLES = ("racer", "swarm", "blocker", "hoarder", "dropper", "fortress", "racer")
"""The sparring partners that are learnt from; those that try out turns are kept to measure by."""
SEARCHES = ("search", "careful")
AMONG_THEMSELVES, AS_WEST, AS_EAST = 0.4, 0.65, 0.9
"""Up to which draw from 0 to 1 both sides search, and West or East does; beyond, neither."""
CAREFULLY = 0.2
"""How many of those that meet a sparring partner search with care."""
PENALTY = 500.0
"""Keeps the weights near the prior: the positions of one match say nearly all the same."""
LATE = 30
"""How many turns before the end are learnt from: what came earlier decided little."""
HELD = ("life", "last life", "Rooks", "Rook at home", "blast at Image", "blast ready")
"""What keeps the weight it began with. Lives are seldom unequal but just before the end, so that
matches teach little about them, and players who were taught so put off hitting the Image; and of
Rooks only those can teach who know what to do with them.
"""
PRIOR = Path(__file__).parent / "prior.yaml"
NO_GUESSES: Mapping[str, float] = {}


def main() -> int:
    """Play rounds of matches, fit after each, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="matches a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, default=PRIOR, help="the weights to begin with")
    parser.add_argument("--only", nargs="+", default=[], metavar="FEATURE",
                        help="fit these alone; the others keep the weights that it begins with")  # fmt: skip
    path = config_folder() / "games" / "wonderland" / "evaluation.yaml"
    parser.add_argument("--out", type=Path, default=path)
    chosen = parser.parse_args()
    weights = chosen.start
    known: list[Row] = []
    for number in range(chosen.rounds):
        seed = chosen.seed * 1_000_000 + number * 100_000
        tasks = [task_of(seed + i, weights) for i in range(1, chosen.games + 1)]
        found = [row for match in rows(tasks, chosen.jobs) for row in match]
        known += found
        now, _, loss = fitted(known, chosen.start, chosen.only)
        text = written(chosen.start, now, trusted(found, now), HEAD)
        chosen.out.write_text(text, encoding="utf-8")
        weights = chosen.out
        print(f"round {number + 1}: {len(found)} positions, log-loss {loss:.4f}", file=sys.stderr)
    return 0


def task_of(seed: int, weights: Path) -> Task:
    """A match to learn from: who plays it, and how far each misjudges."""
    rng = Random(f"{seed}:who")
    share = rng.random()
    player = "careful" if rng.random() < CAREFULLY else "search"
    if share < AMONG_THEMSELVES:
        west, east = "search", "search"
    elif share < AS_WEST:
        west, east = player, rng.choice(STYLES)
    elif share < AS_EAST:
        west, east = rng.choice(STYLES), player
    else:
        west, east = rng.sample(STYLES, 2)
    searches = _search(west, rng), _search(east, rng)
    return Task(seed, searches, (west, east), "standard", weights)


def _search(player: str, rng: Random) -> SearchSettings:
    """How a player searches; those that don't draw nothing."""
    noise = rng.choice(NOISES) if player in SEARCHES else 0.0
    return (CAREFUL if player == "careful" else HASTY).model_copy(update={"noise": noise})


def fitted(
    known: list[Row],
    prior: Path,
    only: list[str],
    also_held: Sequence[str] = (),
    guessed: Mapping[str, float] = NO_GUESSES,
) -> tuple[Any, float, float]:
    """Fit the prior to the last turns of the matches that somebody won.

    Args:
        known: positions of matches.
        prior: the weights to begin with.
        only: what is fitted; all but ``HELD`` where none is named.
        also_held: what keeps its weight besides.
        guessed: weights to begin with in place of the prior's.

    Returns:
        The weights and the bias, at the prior's scale; by how much they are scaled to tell chances
        (how much of it to believe, ``trusted`` finds); the mean log-loss.
    """
    evaluator = read_evaluator(prior)
    late = [row for row in known if row.left <= LATE and row.won != DRAWN]
    numbers, won, counts = map(np.array, zip(*((row.numbers, row.won, row.weight) for row in late), strict=True))
    mover = [guessed.get(name, weight) for name, weight in zip(NAMES, evaluator.mover, strict=True)]
    start = np.array([*mover, evaluator.bias])
    held = np.array([name not in only if only else name in (*HELD, *also_held) for name in NAMES])
    weights, slope, loss = fit(numbers, won, counts, start, PENALTY, held, _players(late))
    return weights / slope, slope, loss


def trusted(known: list[Row], weights: Any) -> tuple[float, float]:
    """How sure chances may be that are told by weights and a bias (``calibrated``)."""
    numbers, _, outcomes, counts, turns, quiet, *_ = map(np.array, zip(*known, strict=True))
    logits = (numbers @ weights[:-1] + weights[-1]) * [undrawn(turns) for turns in quiet]
    return calibrated(logits, turns, outcomes, counts)


def _players(rows: list[Row]) -> Any:
    """Who plays each row: 1 for the side to move, -1 for the other."""
    names = sorted({name for row in rows for name in row.players})
    found = np.zeros((len(rows), len(names)))
    for number, (mover, other) in enumerate(row.players for row in rows):
        found[number, names.index(mover)] += 1
        found[number, names.index(other)] -= 1
    return found


def written(prior: Path, weights: Any, trust: tuple[float, float], head: str) -> str:
    """The file of weights, in the words of the prior; what is good for a side is as bad for the other."""
    words = check_model(load(prior).part("features"), dict[str, dict[str, str | float]])
    lines = [f"{head}bias: {weights[-1]:.4f}", f"certainty: {trust[0]}", f"settling: {trust[1]}", "features:"]
    for name, weight in zip(NAMES, weights[:-1], strict=True):
        comment = words[name]
        lines.append(
            f"  {name}: {{mover: {weight:.4f}, other: {-weight:.4f}, "
            f'gains: "{comment["gains"]}", denies: "{comment["denies"]}"}}'
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
