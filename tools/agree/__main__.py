"""``python -m tools.agree wonderland --matches 1000``: the engine against its second implementation.

At every decision the state, each seat's view, the legal lines, what each seat is told and the rules
by which wrong lines are refused are compared. Ends with exit code 1 if a match differs anywhere; its
seed, options and lines are printed. With ``--table FILE`` the figures are put into the docs.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path

from tools import marked
from tools.agree.matches import Task, agreed_of, played
from wonderland.cli.progress import Bar

MARK = "agreement"
HEAD = (
    "| game | matches | seeds | decisions compared | wrong lines refused by the same rule "
    "| rules named | disagreements |"
)
REFUSED = "refused by "


def main() -> int:
    """Play the matches and say what came of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.agree", description=__doc__)
    parser.add_argument("game", help="such as wonderland")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--table", type=Path, help="put the figures into this page")
    given = parser.parse_args()
    if agreed_of(given.game) is None:
        parser.error(f"{given.game} has no second implementation to be held against")
    seen, faults, begun = Counter[str](), [], time.monotonic()
    tasks = [Task(given.game, seed) for seed in range(given.seed, given.seed + given.matches)]
    with Bar() as bar:
        for done, one in enumerate(played(tasks, given.jobs), start=1):
            bar.show(done, len(tasks))
            seen += one.seen
            if one.fault:
                faults.append(one)
    for bad in faults:
        print(f"{bad.task.game}, seed {bad.task.seed}:\n{bad.fault}", file=sys.stderr)
    for what, count in sorted(seen.items()):
        print(f"{what}: {count:,}")
    row = _row(given.game, tasks, seen, len(faults))
    print(f"{HEAD}\n{_rule_below(HEAD)}\n{row}\n{time.monotonic() - begun:.0f} seconds")
    if given.table:
        _put(given.table, given.game, row)
    return 1 if faults else 0


def _row(game: str, tasks: list[Task], seen: Counter[str], faults: int) -> str:
    refused = {what: count for what, count in seen.items() if what.startswith(REFUSED)}
    rules = len([what for what in refused if what != f"{REFUSED}none" and refused[what]])
    return (
        f"| {game} | {len(tasks):,} | {tasks[0].seed} to {tasks[-1].seed} | {seen['positions']:,} "
        f"| {sum(refused.values()):,} | {rules} | {faults} |"
    )


def _rule_below(head: str) -> str:
    columns = head.count("|") - 1
    return "|---" + "|---:" * (columns - 1) + "|"


def _put(page: Path, game: str, row: str) -> None:
    """Put a game's row between the marks of a page, in place of the one that it had."""
    table = marked.between(page.read_text("utf-8"), MARK)
    rows = [line for line in table.splitlines() if line.startswith("|")][2:]
    kept = [line for line in rows if not line.startswith(f"| {game} |")]
    whole = "\n".join([HEAD, _rule_below(HEAD), *sorted([*kept, row])])
    marked.put(page, MARK, whole)


if __name__ == "__main__":
    sys.exit(main())
