"""``python -m tools.fit.learn``: fits the weights by which the master judges, and writes their file.

``--preset quick`` fits those of short tables, by which every level judges there. It starts from the
weights of level hard (``tools.fit``) and learns from matches of that level, mostly against sparring
partners (``duel.task_of``): players who know better what their factors are good for than those of
the first fit did. The same seeds give the same file. What other judges would have made of the same
matches is written to the docs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tools.fit.__main__ import LATE, NO_GUESSES, fitted, trusted, written
from tools.fit.compare import PAGE, PARTS, STEPS, WEIGHTS, curves, loss_of
from tools.fit.duel import learnt_matches
from tools.fit.report import put_section
from tools.fit.selfplay import DRAWN, Row
from wonderland.games.wonderland.ai.evaluator import read_evaluator


class Fitted(NamedTuple):
    """What is fitted to the matches of a preset.

    Attributes:
        file: where the weights are written.
        heading: of the section that tells of them.
        whose: who judges by them, in the words of that section.
        head: the comment above them.
        held: what keeps the weight that it has for level hard.
        guessed: first guesses of what level hard does not weigh.
    """

    file: Path
    heading: str
    whose: str
    head: str
    held: tuple[str, ...] = ()
    guessed: Mapping[str, float] = NO_GUESSES


OF_PRESET = {
    "standard": Fitted(
        WEIGHTS.with_name("evaluation-master.yaml"), "## The weights of the master", "the master",
        """\
# What a position is worth to the master: as evaluation.yaml says it to the other levels, whose weights these were
# before they were fitted, by `python -m tools.fit.learn`, to matches of level hard, mostly against sparring partners.
""",
    ),
    "quick": Fitted(
        WEIGHTS.with_name("evaluation-quick.yaml"), "## The weights of short tables",
        "all levels on short tables",
        """\
# What a position is worth on a short table, as that of the preset quick, to every level that searches. Fitted by
# `python -m tools.fit.learn --preset quick` to matches of level hard, mostly against sparring partners. What those
# don't teach (Force, Chance, Move without Attack) keeps the weight that it has for level hard.
""",
        ("Force", "Chance", "idle Force", "idle Chance", "Move without Attack"),
        {"win at once": 2.0},
    ),
}  # fmt: skip
OTHERS = ((0, 0.01), (4, 0.01), (16, 0.003))
"""Hidden units and penalties of judges that learn from the same matches without a start."""


def main() -> int:
    """Play what is missing, fit, and write the file and the section of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.learn", description=__doc__)
    parser.add_argument("--games", type=int, default=545, help="matches of each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[10, 20])
    parser.add_argument("--rows", type=Path, required=True, help="where the matches are kept")
    parser.add_argument("--preset", choices=OF_PRESET, default="standard")
    parser.add_argument("--by", type=Path, default=WEIGHTS, help="weights of who plays what is missing")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--out", type=Path, default=PAGE)
    chosen = parser.parse_args()
    fit = OF_PRESET[chosen.preset]
    matches = [
        match
        for seed in chosen.seeds
        for match in learnt_matches(chosen.rows, seed, chosen.games, chosen.preset, chosen.by)
    ]
    rows = [row for match in matches for row in match]
    weights, *_ = fitted(rows, WEIGHTS, [], fit.held, fit.guessed)
    text = written(WEIGHTS, weights, trusted(rows, weights), fit.head)
    (chosen.file or fit.file).write_text(text, "utf-8")
    told = f"--games {chosen.games} --seeds {' '.join(map(str, chosen.seeds))}"
    if chosen.preset != "standard":
        told = f"--preset {chosen.preset} {told}"
    put_section(chosen.out, fit.heading, section(fit, matches, told, chosen.seeds[0]))
    return 0


def section(fit: Fitted, matches: list[list[Row]], told: str, seed: int) -> str:
    """How well each judge tells who wins, on matches that it did not learn from."""
    won = [[row for row in match if row.won != DRAWN] for match in matches]
    shipped = read_evaluator(WEIGHTS)
    known = np.array([*shipped.mover, *shipped.other, shipped.bias])
    lines = [
        fit.heading, "",
        f"They are fitted to the last {LATE} turns of {len(matches)} matches of level hard, mostly against",
        f"partners ({sum(map(len, matches))} positions), and held near the weights of level hard. The log-loss",
        f"is that on matches kept back, in {PARTS} parts as above. How strong the players are is learnt along.",
        "To repeat it:", "",
        f"    python -m tools.fit.learn {told} --rows rows.pickle", "",
        "| judge | log-loss |", "|---|---|",
        f"| the weights of level hard, scaled | {loss_of(won, seed, lambda _: known):.4f} |",
        f"| those of {fit.whose}, scaled | {loss_of(won, seed, partial(_of_both, fit)):.4f} |",
    ]  # fmt: skip
    for hidden, penalty in OTHERS:
        losses = [c.kept[min(STEPS, len(c.kept) - 1)] for c in curves(won, hidden, penalty, seed)]
        name = f"a network of {hidden} hidden units" if hidden else "a weighed sum, fitted freely"
        lines.append(f"| {name}, penalty {penalty:g} | {np.mean(losses):.4f} |")
    return "\n".join(lines) + "\n"


def _of_both(fit: Fitted, learnt: list[Row]) -> Any:
    """The weights of both sides, and the bias, as they are fitted to positions."""
    weights, *_ = fitted(learnt, WEIGHTS, [], fit.held, fit.guessed)
    return np.array([*weights[:-1], *-weights[:-1], weights[-1]])


if __name__ == "__main__":
    sys.exit(main())
