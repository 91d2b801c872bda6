"""``python -m tools.speed``: the whole table of speed, each figure with what was asked of it.

``--only engine window`` measures some parts; ``--page docs/measured/speed.md`` puts the table into
the page. What is held against another program is measured in turns with it, within one run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import marked
from tools.speed import agents, engine, growth, learning, long_matches, window
from tools.speed.rows import Row, table

MARK = "speed"


def main() -> int:
    """Measure, and print each row as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tools.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each measurement")
    parser.add_argument("--matches", type=int, default=40, help="of easy, that are played")
    parser.add_argument("--presses", type=int, default=3600, help="in one window")
    parser.add_argument("--only", nargs="*", default=[], help="the parts that are measured")
    parser.add_argument("--page", type=Path, help="the page whose table is written")
    chosen = parser.parse_args()
    parts: dict[str, Callable[[], Iterator[Row]]] = {
        "engine": lambda: engine.rows(chosen.rounds, chosen.seconds),
        "learning": lambda: learning.rows(chosen.rounds, chosen.seconds),
        "agents": lambda: agents.rows(chosen.matches),
        "long": long_matches.rows,
        "window": lambda: window.rows(chosen.presses),
        "growth": growth.rows,
    }
    if unknown := set(chosen.only) - set(parts):
        parser.error(f"there is no {', '.join(unknown)}; there is {', '.join(parts)}")
    found = []
    for part in chosen.only or parts:
        for row in parts[part]():
            found.append(row)
            print(table([row]).splitlines()[-1], flush=True)
    if chosen.page:
        marked.put(chosen.page, MARK, table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
