"""``python -m tools.ladder``: matches of the levels against one another and against sparring partners.

Every match is kept in a CSV file, so that a long run can be broken off and gone on with; the table
in the docs is written from that file. The same seed gives the same matches.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import median

from tools.ladder import kept, sequential
from tools.ladder.elo import Score, ratings
from tools.ladder.matches import GAME, Row, Task, played, share
from tools.partners.registry import PARTNERS
from wonderland import api
from wonderland.cli import matches as asked
from wonderland.cli.progress import Bar
from wonderland.cli.simulate.figures import wilson

LEVELS = ("easy", "normal", "hard", "master")
PAIRS = (
    "easy-random", "normal-easy", "hard-normal", "master-hard", "master-easy",
    *(f"{level}-{partner}" for level in LEVELS for partner in PARTNERS),
)  # fmt: skip
DOCS = Path(__file__).parents[2] / "docs" / "measured"
STANDARD = ("--preset standard",)
COLUMNS = ("strong", "weak", "match", "side", "winner", "reason", "turns")


def main() -> int:
    """Play what is missing, then write the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="matches a pair")
    parser.add_argument("--pairs", nargs="+", default=list(PAIRS), metavar="STRONG-WEAK")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument(
        "--sprt", type=float, metavar="GAIN", help="only test whether pairs win so much above their half"
    )
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--keep", type=Path, default=DOCS / "strength.csv")
    parser.add_argument("--table", type=Path, default=DOCS / "strength.md")
    chosen = parser.parse_args()
    options = asked.options(api.game(GAME), chosen)
    if chosen.sprt is not None:
        play_one = partial(share, seed=chosen.seed, options=options)
        return sequential.decide(chosen.pairs, play_one, chosen.sprt, chosen.games)
    rows = read(chosen.keep)
    for pair in chosen.pairs:
        strong, weak = pair.split("-", 1)
        missing = _missing(rows, strong, weak, chosen.games)
        print(f"{pair}: {len(missing)} matches to play", file=sys.stderr)
        tasks = [Task(strong, weak, match, chosen.seed, options) for match in missing]
        with Bar() as bar:
            for done, row in enumerate(played(tasks, chosen.jobs), start=1):
                bar.show(done, len(tasks))
                rows.append(row)
                kept.append(chosen.keep, COLUMNS, row)
    words = [f"--preset {chosen.preset}", *(f"--option {word}" for word in chosen.option)]
    chosen.table.write_text(table(rows, chosen.seed, words), encoding="utf-8")
    return 0


def read(path: Path) -> list[Row]:
    """Read the matches that were played."""
    return [
        Row(r["strong"], r["weak"], int(r["match"]), r["side"], r["winner"], r["reason"], int(r["turns"]))
        for r in kept.read(path)
    ]


def _missing(rows: list[Row], strong: str, weak: str, games: int) -> list[int]:
    done = {row.match for row in rows if (row.strong, row.weak) == (strong, weak)}
    return [match for match in range(games) if match not in done]


def table(rows: list[Row], seed: int, options: Sequence[str] = STANDARD) -> str:
    """The page of the docs; ``options`` are the words by which the matches were asked for."""
    preset, *others = (word.split(maxsplit=1)[1] for word in options)
    played = f"the {preset} preset{''.join(f', {other}' for other in others)}"
    asked_by = "".join(f" {word}" for word in options if word not in STANDARD)
    by_pair: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        by_pair.setdefault((row.strong, row.weak), []).append(row)
    levels = sorted((pair for pair in by_pair if pair[1] not in PARTNERS), key=lambda pair: PAIRS.index("-".join(pair)))
    lines = [
        "# How strong the levels of Wonderland are", "",
        f"Measured on {played} with pools drawn by the seed. Two by two the matches have the same pools",
        "and dice, with the sides swapped. There is no limit of time: each level looks as far as `ai.yaml` says. At",
        "the table the master goes on until its seconds are up. [Evaluation](evaluation.md) says what that is worth,",
        "and how much the dice decide. To repeat it, or to go on where it was broken off:", "",
        f"    python -m tools.ladder --seed {seed}{asked_by} --keep anew.csv", "",
        "| level | against | matches | won | 95 % interval | lost | drawn by stalling | turns, median |",
        "|---|---|---|---|---|---|---|---|",
        *(_line(*pair, by_pair[pair]) for pair in levels),
    ]  # fmt: skip
    if len(levels) < len(by_pair):
        lines += _against_partners(by_pair)
    scores = []
    for (strong, weak), of_pair in by_pair.items():
        won = sum(row.winner == strong for row in of_pair)
        drawn = sum(not row.winner for row in of_pair)
        scores.append(Score(strong, weak, won + drawn / 2, len(of_pair)))
    known = {name for pair in by_pair for name in pair}
    found = ratings(scores, next(name for name in ("random", *LEVELS) if name in known))
    lines += ["", "Elo (Bradley-Terry, a draw counting half):", "", "| player | Elo |", "|---|---|"]
    lines += [f"| {name} | {rating:.0f} |" for name, rating in sorted(found.items(), key=lambda p: p[1])]
    return "\n".join(lines) + "\n"


def _against_partners(by_pair: dict[tuple[str, str], list[Row]]) -> list[str]:
    """What each level wins against each sparring partner."""
    levels = [name for name in LEVELS if any(pair[0] == name for pair in by_pair)]
    lines = [
        "", "## Against sparring partners", "",
        "What a level wins against scripts that share nothing with its search (`tools/partners`). Some bring pools",
        "of their own, which are stronger or weaker than those drawn. `--pairs master-racer` plays one pair alone.", "",
        f"| partner | {' | '.join(levels)} |", f"|---|{'---|' * len(levels)}",
    ]  # fmt: skip
    for partner in PARTNERS:
        cells = [_share(level, by_pair.get((level, partner), [])) for level in levels]
        if any(cells):
            lines.append(kept.table_row((partner, *cells)))
    return lines


def _share(level: str, rows: list[Row]) -> str:
    if not rows:
        return ""
    return kept.share(sum(row.winner == level for row in rows), len(rows))


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
    return kept.table_row(cells)


if __name__ == "__main__":
    sys.exit(main())
