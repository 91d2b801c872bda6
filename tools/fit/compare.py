"""``python -m tools.fit.compare``: whether a network tells the better side better than a weighed sum.

Both learn from the same matches as the weights do, and are judged by matches that neither saw, all
of whose positions are kept back together. What it finds is written to the docs, with the shape of
the data and how the losses fell.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tools.fit.__main__ import task_of
from tools.fit.network import Curve, Rows, learn
from tools.fit.report import put_section
from tools.fit.selfplay import DRAWN, Row, rows
from wonderland.content.places import config_folder
from wonderland.games.wonderland.ai.evaluator import read_evaluator
from wonderland.games.wonderland.ai.features import NAMES

WEIGHTS = config_folder() / "games" / "wonderland" / "evaluation.yaml"
HEADING = "## The weighed sum and a network"
PAGE = Path(__file__).parents[2] / "docs" / "measured" / "evaluation.md"
HIDDEN = (0, 4, 16)
PENALTIES = (1e-3, 1e-2, 1e-1)
LEAST_PENALTY = 1e-6
STEPS = 60
PARTS = 5
"""Into how many parts the matches are dealt; each is kept back once."""
TOLD = (10, 20, 60)
"""The steps whose losses are told."""


def main() -> int:
    """Play, learn and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.compare", description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=PAGE)
    chosen = parser.parse_args()
    first = chosen.seed * 1_000_000 + 1
    tasks = [task_of(seed, WEIGHTS) for seed in range(first, first + chosen.games)]
    matches = list(rows(tasks, chosen.jobs))
    put_section(chosen.out, HEADING, page(matches, chosen.seed))
    return 0


def page(matches: list[list[Row]], seed: int) -> str:
    """The section of the docs."""
    won = [[row for row in match if row.won != DRAWN] for match in matches]
    found = {(hidden, penalty): curves(won, hidden, penalty, seed) for hidden in HIDDEN for penalty in PENALTIES}
    count = sum(map(len, won))
    lines = [
        HEADING, "",
        f"{len(matches)} matches of the search, at several strengths and with errors, gave {count} positions at",
        f"the start of a turn. Each has {2 * len(NAMES)} numbers: {len(NAMES)} features of the side to move, and of",
        f"the other. The matches are dealt into {PARTS} parts, and each part is kept back once. The log-loss is that",
        "on matches kept back. A match counts by the root of its length. To repeat it:", "",
        f"    python -m tools.fit.compare --games {len(matches)} --seed {seed}", "",
        f"The weights that ship, scaled to fit best, come to {_shipped_loss(won, seed):.4f}. The judges that learn",
        "come to, after so many steps:", "",
        "| hidden units | penalty | " + " | ".join(f"after {n}" for n in TOLD) + " | at best |",
        "|---|---|" + "---|" * (len(TOLD) + 1),
        *(_line(hidden, penalty, curves) for (hidden, penalty), curves in found.items()),
        "", "No hidden units is the weighed sum itself, fitted anew, each side by its own weights. On the matches that",
        "were learnt from, after the last step:",
        "", "| hidden units | " + " | ".join(f"penalty {p:g}" for p in PENALTIES) + " |",
        "|---|" + "---|" * len(PENALTIES),
        *(
            f"| {hidden or 'none'} | "
            + " | ".join(f"{_mean(found[hidden, p], -1, kept=False):.4f}" for p in PENALTIES) + " |"
            for hidden in HIDDEN
        ),
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def _line(hidden: int, penalty: float, curves: list[Curve]) -> str:
    told = [f"{_mean(curves, step, kept=True):.4f}" for step in TOLD]
    best = float(np.mean([curve.kept[curve.best] for curve in curves]))
    return f"| {hidden or 'none'} | {penalty:g} | " + " | ".join(told) + f" | {best:.4f} |"


def _mean(curves: list[Curve], step: int, *, kept: bool) -> float:
    """The mean loss after a step; a curve that ended before stays where it is."""
    losses = [curve.kept if kept else curve.learnt for curve in curves]
    return float(np.mean([row[min(step, len(row) - 1)] for row in losses]))


def curves(won: list[list[Row]], hidden: int, penalty: float, seed: int) -> list[Curve]:
    """How the losses of a judge fell, with each part of the matches kept back once."""
    every, of_match = _rows(won)
    return [
        learn(every[there], every[~there], hidden, penalty, STEPS, seed)
        for there in (deal(won, seed)[of_match] != part for part in range(PARTS))
    ]


def deal(won: list[list[Row]], seed: int) -> Any:
    """The part that each match is dealt into."""
    return np.random.default_rng(seed).permutation(len(won)) % PARTS


def _rows(won: list[list[Row]]) -> tuple[Rows, Any]:
    """All positions, their features at a deviation of 1, and the number of each one's match."""
    found = rows_of([row for match in won for row in match])
    mean, deviation = spread(found)
    features = (found.features - mean) / deviation
    of_match = np.repeat(np.arange(len(won)), [len(match) for match in won])
    return Rows(features, found.players, found.outcomes, found.counts), of_match


def rows_of(flat: list[Row]) -> Rows:
    """Positions as arrays."""
    names = sorted({name for row in flat for name in row.players})
    players = np.array([[float(name == row.players[0]) - (name == row.players[1]) for name in names] for row in flat])
    outcomes, counts = (np.array(column) for column in zip(*((r.won, r.weight) for r in flat), strict=True))
    return Rows(np.array([row.sides for row in flat]), players, outcomes, counts)


def spread(rows: Rows) -> tuple[Any, Any]:
    """The mean of each feature, and its deviation."""
    return rows.features.mean(axis=0), rows.features.std(axis=0) + 1e-9


def _shipped_loss(won: list[list[Row]], seed: int) -> float:
    """The loss of the weights that ship; only their scale is learnt, and how strong the players are."""
    shipped = read_evaluator(WEIGHTS)
    return loss_of(won, seed, lambda _: np.array([*shipped.mover, *shipped.other, shipped.bias]))


def loss_of(won: list[list[Row]], seed: int, weights_by: Callable[[list[Row]], Any]) -> float:
    """The loss of weights on matches kept back: their scale is learnt, and how strong the players are.

    Args:
        won: the matches.
        seed: how they are dealt into parts.
        weights_by: makes the weights of both sides and the bias of positions to learn from.
    """
    flat = [row for match in won for row in match]
    every, of_match = _rows(won)
    sides = np.array([[*row.sides, 1.0] for row in flat])
    losses = []
    for part in range(PARTS):
        there = deal(won, seed)[of_match] != part
        learnt = [row for row, here in zip(flat, there, strict=True) if here]
        logits = sides @ weights_by(learnt)
        alone = Rows(logits[:, None], every.players, every.outcomes, every.counts)
        losses.append(learn(alone[there], alone[~there], 0, LEAST_PENALTY, STEPS, seed))
    return _mean(losses, STEPS, kept=True)


if __name__ == "__main__":
    sys.exit(main())
