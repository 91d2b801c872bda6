"""``python -m tools.ladder.dice_or_play``: whether the dice or its play cost the master its lost matches.

Matches of the ladder that it lost, and as many that it won, are played again and reviewed with high
effort: what each side's rolls were worth more than was to be expected, and what its own decisions
cost it. Every review is kept in a CSV file, so that a long run can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from tools.fit.report import put_section
from tools.ladder import kept
from tools.ladder.__main__ import DOCS, read
from tools.ladder.matches import GAME, Task, played_out
from tools.partners.registry import PARTNERS
from wonderland import api
from wonderland.cli.progress import Bar
from wonderland.games.wonderland.analysis.analyse import EFFORTS, analyse

LEVEL = "master"
HEADING = "## Dice or play"
COLUMNS = ("partner", "match", "won", "dice", "lost", "partner_lost")


class Review(NamedTuple):
    """What the review says of a match, in chance to win.

    Attributes:
        partner, match: which it is.
        won: 1 if the level won it.
        dice: what its rolls were worth more than its partner's.
        lost, partner_lost: what their own dice, play and answers cost the level and its partner.
    """

    partner: str
    match: int
    won: int
    dice: float
    lost: float
    partner_lost: float


def main() -> int:
    """Review what is missing, and write the section of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.dice_or_play", description=__doc__)
    parser.add_argument("--against", nargs="+", choices=PARTNERS, default=["hoarder", "racer"])
    parser.add_argument("--games", type=int, default=60, help="of the ladder's matches, the first")
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--effort", choices=EFFORTS, default="high")
    parser.add_argument("--seed", type=int, default=1, help="the ladder's")
    parser.add_argument("--ladder", type=Path, default=DOCS / "strength.csv")
    parser.add_argument("--keep", type=Path, default=DOCS / "dice-or-play.csv")
    parser.add_argument("--out", type=Path, default=DOCS / "evaluation.md")
    chosen = parser.parse_args()
    reviews = [_review(row) for row in kept.read(chosen.keep)]
    wanted = [
        pair for partner in chosen.against for pair in matches_of(chosen.ladder, chosen.level, partner, chosen.games)
    ]
    known = {(review.partner, review.match) for review in reviews}
    missing = [pair for pair in wanted if pair not in known]
    with Bar() as bar:
        for number, (partner, match) in enumerate(missing, start=1):
            task = Task(chosen.level, partner, match, chosen.seed)
            reviews.append(reviewed(task, chosen.effort))
            kept.append(chosen.keep, COLUMNS, reviews[-1])
            bar.show(number, len(missing))
    told = [review for review in reviews if (review.partner, review.match) in wanted]
    put_section(chosen.out, HEADING, section(told, chosen.level, chosen.effort))
    return 0


def matches_of(ladder: Path, level: str, partner: str, games: int) -> list[tuple[str, int]]:
    """Those that a level lost of the ladder's first matches against a partner, and as many that it won."""
    rows = [row for row in read(ladder) if (row.strong, row.weak) == (level, partner)]
    rows = sorted((row for row in rows if row.match < games), key=lambda row: row.match)
    lost = [row for row in rows if row.winner == partner]
    won = [row for row in rows if row.winner == level]
    return [(partner, row.match) for row in (*lost, *won[: len(lost)])]


def reviewed(task: Task, effort: str) -> Review:
    """Play a match of the ladder again, and review it."""
    match, seats = played_out(task)
    (other,) = seats.keys() - {task.side}
    totals = analyse(api.game(GAME).rules, match.record(), effort).totals
    assert match.outcome is not None
    mine, theirs = totals[task.side], totals[other]
    numbers = (round(n, 4) for n in (mine.luck - theirs.luck, mine.lost, theirs.lost))
    return Review(task.weak, task.match, int(match.outcome.winner == task.side), *numbers)


def _review(row: dict[str, str]) -> Review:
    numbers = (float(row[name]) for name in COLUMNS[3:])
    return Review(row["partner"], int(row["match"]), int(row["won"]), *numbers)


def section(reviews: Iterable[Review], level: str, effort: str) -> str:
    """The section of the page."""
    found = list(reviews)
    lines = [
        HEADING, "",
        f"Matches that the {level} lost on the ladder, and as many that it won, were reviewed with {effort} effort.",
        "*Dice* is what its rolls were worth more than its partner's in a match. The rest is what decisions cost.",
        "All are chances to win: 1 is a won match instead of a lost one. The review has the level's own judge, and",
        "counts nothing that this does not see. To repeat it:", "",
        "    python -m tools.ladder.dice_or_play --keep anew.csv", "",
        f"| partner | the {level} | matches | dice, mean | its decisions cost it, mean | its partner's |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    for partner in dict.fromkeys(review.partner for review in found):
        for won, word in ((0, "lost"), (1, "won")):
            some = [one for one in found if (one.partner, one.won) == (partner, won)]
            if some:
                dice, own, other = (
                    mean(numbers) for numbers in zip(*((r.dice, r.lost, r.partner_lost) for r in some), strict=True)
                )
                cells = (partner, word, len(some), f"{dice:+.2f}", f"{own:.2f}", f"{other:.2f}")
                lines.append(kept.table_row(cells))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
