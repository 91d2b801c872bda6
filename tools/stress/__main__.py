"""``python -m tools.stress``: all of it; ``--quick`` as much as CI has time for.

Prints a table of what was tried and what failed, and ends with exit code 1 if anything did. With
``--table FILE`` the table is put into the docs, between its two marks.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tools import marked
from tools.stress import commands, disks, hands, kills, mods, mutants
from tools.stress.outcome import Outcome
from wonderland.content.places import assets_folder

MARK = "figures"
EXAMPLE = "example.wonder.yaml"
WHOLE = {
    "kills": 100,
    "writes": 100,
    "pairs": 20,
    "disks": 40,
    "homes": 0,
    "mods": 5_000,
    "mutants": 100_000,
    "windows": 6,
    "presses": 20_000,
}
QUICK = {"kills": 2, "writes": 3, "pairs": 1, "disks": 4, "homes": 4, "mods": 60, "mutants": 150,
         "windows": 1, "presses": 250}  # fmt: skip
Part = Callable[[], Outcome]


def parts(folder: Path, count: dict[str, int], seed: int, jobs: int) -> dict[str, Part]:
    """The parts of the stress by name."""
    record = assets_folder() / "records" / EXAMPLE
    return {
        "kills": lambda: kills.random_kills(folder / "kills", count["kills"], Random(seed)),
        "writes": lambda: kills.kills_in_writes(folder / "writes", count["writes"], Random(seed)),
        "pairs": lambda: kills.pairs(folder / "pairs", count["pairs"], Random(seed)),
        "disks": lambda: disks.full_disks(folder / "disks", count["disks"], Random(seed)),
        "homes": lambda: commands.bad_homes(folder, count["homes"]),
        "specials": lambda: commands.special_files(folder / "specials"),
        "encodings": lambda: commands.encodings(folder / "encodings", record),
        "mods": lambda: mods.mods(folder / "mods", count["mods"], seed),
        "mutants": lambda: mutants.mutants(folder / "mutants", record, count["mutants"], seed, jobs),
        "hands": lambda: hands.hands(folder / "hands", count["windows"], count["presses"], seed),
    }


def main() -> int:
    """Run the parts and say what came of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.stress", description=__doc__)
    parser.add_argument("part", nargs="*", help="only these parts")
    parser.add_argument("--quick", action="store_true", help="as much as CI has time for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--mutants", type=int, default=None, help="how many inputs are changed")
    parser.add_argument("--table", type=Path, help="write the table into this page")
    parser.add_argument("--mods", type=int, default=None, help="how many mods are changed")
    given = parser.parse_args()
    count = dict(QUICK if given.quick else WHOLE)
    if given.mutants is not None:
        count["mutants"] = given.mutants
    if given.mods is not None:
        count["mods"] = given.mods
    folder = Path(tempfile.mkdtemp(prefix="stress-"))
    rows, failures = [], []
    chosen = parts(folder, count, given.seed, given.jobs)
    quick = [name for name in chosen if name not in ("specials", "encodings")]
    for name in given.part or (quick if given.quick else chosen):
        begun = time.monotonic()
        outcome = chosen[name]()
        row = (outcome.part, outcome.holds, outcome.tries, len(outcome.failures))
        rows.append((*row, round(time.monotonic() - begun)))
        failures += outcome.failures
        print(f"{outcome.part}: {outcome.tries} tried, {len(outcome.failures)} failed", flush=True)
    for failure in failures:
        print(failure, file=sys.stderr)
    table = _table(rows)
    print(table)
    if given.table:
        marked.put(given.table, MARK, table)
    return 1 if failures else 0


def _table(rows: list[tuple[str, str, int, int, int]]) -> str:
    head = ["| what | what has to hold | tried | failed | seconds |", "|---|---|---:|---:|---:|"]
    body = [f"| {part} | {holds} | {t:,} | {f} | {s} |" for part, holds, t, f, s in rows]
    return "\n".join([*head, *body])


if __name__ == "__main__":
    sys.exit(main())
