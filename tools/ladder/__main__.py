"""``python -m tools.ladder``: matches of the levels against one another, sides swapped.

Every match is kept in a CSV file, so that a long run can be broken off and gone on with; the table
in the docs is written from that file. The same seed gives the same matches.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools.ladder.elo import Score, ratings
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.figures import wilson
from wonderland.cli.simulate.tasks import Outcome, Task
from wonderland.cli.simulate.workers import here

GAME = "wonderland"
PAIRS = ("easy-random", "normal-easy", "hard-normal", "master-hard", "master-easy")
DOCS = Path(__file__).parents[2] / "docs"
COLUMNS = ("strong", "weak", "match", "side", "winner", "reason", "turns")


class Row(NamedTuple):
    """A match: who played, the stronger's side, the winning level, how it ended and when."""

    strong: str
    weak: str
    match: int
    side: str
    winner: str
    reason: str
    turns: int


def main() -> int:
    """Play what is missing, then write the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="matches a pair")
    parser.add_argument("--pairs", nargs="+", default=list(PAIRS), metavar="STRONG-WEAK")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--keep", type=Path, default=DOCS / "strength.csv")
    parser.add_argument("--table", type=Path, default=DOCS / "strength.md")
    chosen = parser.parse_args()
    rows = read(chosen.keep)
    for pair in chosen.pairs:
        strong, weak = pair.split("-")
        missing = _missing(rows, strong, weak, chosen.games)
        print(f"{pair}: {len(missing)} matches to play", file=sys.stderr)
        for row in _played(strong, weak, missing, chosen.seed, chosen.jobs):
            rows.append(row)
            _append(chosen.keep, row)
    chosen.table.write_text(table(rows, chosen.seed), encoding="utf-8")
    return 0


def read(path: Path) -> list[Row]:
    """Read the matches that were played."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(r["strong"], r["weak"], int(r["match"]), r["side"], r["winner"], r["reason"],
                int(r["turns"]))
            for r in csv.DictReader(file)
        ]  # fmt: skip


def _missing(rows: list[Row], strong: str, weak: str, games: int) -> list[int]:
    done = {row.match for row in rows if (row.strong, row.weak) == (strong, weak)}
    return [match for match in range(games) if match not in done]


def _played(
    strong: str, weak: str, missing: list[int], seed: int, jobs: int | None
) -> Iterator[Row]:
    """Play matches; two by two they have the same pools and dice, with the sides swapped."""
    for swapped, side in enumerate("we"):
        players = (("w", weak), ("e", strong)) if swapped else (("w", strong), ("e", weak))
        tasks = [
            Task(match // 2, GAME, players, (), (), seed, keep=False)
            for match in missing
            if match % 2 == swapped
        ]
        with Bar() as bar:
            for done, outcome in enumerate(here(tasks, jobs) if tasks else (), start=1):
                bar.show(done, len(tasks))
                yield _row(strong, weak, 2 * outcome.index + swapped, side, outcome)


def _row(strong: str, weak: str, match: int, side: str, outcome: Outcome) -> Row:
    winner = "" if not outcome.winner else strong if outcome.winner == side else weak
    return Row(strong, weak, match, side, winner, outcome.reason, outcome.turns)


def _append(path: Path, row: Row) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(COLUMNS)
        writer.writerow(row)


def table(rows: list[Row], seed: int) -> str:
    """The page of the docs."""
    pairs = sorted({row[:2] for row in rows}, key=lambda pair: PAIRS.index("-".join(pair)))
    lines = [
        "# How strong the levels are", "",
        "Measured on the standard preset with pools drawn by the seed; two by two the matches have the same",
        "pools and dice, with the sides swapped. To repeat it (it goes on where it was broken off):", "",
        f"    python -m tools.ladder --seed {seed} --keep anew.csv", "",
        "| level | against | matches | won | 95 % interval | lost | drawn by stalling | turns, median |",
        "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    scores = []
    for strong, weak in pairs:
        of_pair = [row for row in rows if row[:2] == (strong, weak)]
        lines.append(_line(strong, weak, of_pair))
        won = sum(row.winner == strong for row in of_pair)
        drawn = sum(not row.winner for row in of_pair)
        scores.append(Score(strong, weak, won + drawn / 2, len(of_pair)))
    found = ratings(scores, "random")
    lines += ["", "Elo (Bradley-Terry, a draw counting half):", "", "| level | Elo |", "|---|---|"]
    lines += [
        f"| {name} | {rating:.0f} |" for name, rating in sorted(found.items(), key=lambda p: p[1])
    ]
    return "\n".join(lines) + "\n"


def _line(strong: str, weak: str, rows: list[Row]) -> str:
    total = len(rows)
    won, lost = (sum(row.winner == name for row in rows) for name in (strong, weak))
    low, high = wilson(won, total)
    reasons = Counter(row.reason for row in rows)
    turns = f"{median(row.turns for row in rows):.0f}"
    cells = (
        strong, weak, total, f"{won / total:.1%}", f"{low:.1%} to {high:.1%}", f"{lost / total:.1%}",
        f"{reasons['stalled'] / total:.1%}", turns,
    )  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    sys.exit(main())
