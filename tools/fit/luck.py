"""``python -m tools.fit.luck``: how often the side loses that two judges call the better one.

One judge is the weighed sum that ships, the other a network that learnt from the other matches. Where
both name the same side, and it loses, its errors may be to blame or the dice; where even sides
that hardly err lose so, no player could win much more often.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tools.fit.compare import PAGE, PARTS, WEIGHTS
from tools.fit.duel import learnt_matches
from tools.fit.judges import Network, learnt_network
from tools.fit.report import put_section
from tools.fit.selfplay import DRAWN, Row
from wonderland.cli.simulate.figures import wilson
from wonderland.games.wonderland.ai.evaluator import Evaluator, read_evaluator

TURNS = (6, 10, 14, 18, 24, 30)
HEADING = "## How often the better side loses"


class Verdict(NamedTuple):
    """What both judges say of a position, for the side to move, and whether it won."""

    turn: int
    shipped: float
    network: float
    won: bool


def main() -> int:
    """Judge the matches and write the section of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.luck", description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--rows", type=Path, required=True, help="where the matches are kept")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--out", type=Path, default=PAGE)
    chosen = parser.parse_args()
    matches = learnt_matches(chosen.rows, chosen.seed, chosen.games)
    verdicts = list(judged(matches, chosen.seed))
    put_section(chosen.out, HEADING, section(verdicts, len(matches), chosen.seed))
    return 0


def judged(matches: list[list[Row]], seed: int) -> Iterator[Verdict]:
    """Judge the positions at the turns that are told; the network never saw their match."""
    shipped = read_evaluator(WEIGHTS)
    won = [[row for row in match if row.won != DRAWN] for match in matches]
    part_of = np.random.default_rng(seed).permutation(len(won)) % PARTS
    for part in range(PARTS):
        others = [row for match, p in zip(won, part_of, strict=True) if p != part for row in match]
        network = learnt_network(others, shipped, seed)
        for match, p in zip(won, part_of, strict=True):
            for row in match if p == part else ():
                if row.turn in TURNS:
                    first, second = (_log_odds(judge, row) for judge in (shipped, network))
                    yield Verdict(row.turn, first, second, row.won == 1.0)


def _log_odds(judge: Evaluator, row: Row) -> float:
    """What a judge makes of a row of features."""
    sides: Any = np.array(row.sides)
    if isinstance(judge.weigher, Network):
        return judge.bias + float(judge.weigher.of_rows(sides[None])[0])
    return judge.bias + float(sides @ np.array([*judge.mover, *judge.other]))


def section(verdicts: list[Verdict], matches: int, seed: int) -> str:
    """What came of it, turn by turn."""
    lines = [
        HEADING, "",
        f"Two judges looked at {matches} matches of level hard, mostly against sparring partners: the sum that ships,",
        "and a network that learnt from the other matches. Where both named the same side the better one at the",
        "start of a turn, how often did it lose? To repeat it:", "",
        f"    python -m tools.fit.luck --games {matches} --seed {seed} --rows rows.pickle", "",
        "| turn | both name the same side | it lost |", "|---|---|---|",
    ]  # fmt: skip
    for turn in TURNS:
        here = [v for v in verdicts if v.turn == turn]
        agreed = [v for v in here if (v.shipped > 0) == (v.network > 0)]
        lost = sum((v.shipped > 0) != v.won for v in agreed)
        if agreed:
            low, high = wilson(lost, len(agreed))
            lines.append(
                f"| {turn} | {len(agreed)} of {len(here)} | {lost / len(agreed):.0%} ({low:.0%} to {high:.0%}) |"
            )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
