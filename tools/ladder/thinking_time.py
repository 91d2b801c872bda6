"""``python -m tools.ladder.thinking_time``: what more time to think is worth to the master.

It plays against itself with another limit of time a turn, or against a sparring partner; pools and
dice are shared two by two, the sides swapped, and they are those of the ladder's matches. Time is
that of the processor, so that what else the machine does counts little; or it is told by positions
weighed (``--unit positions``), so that a match can be repeated exactly. Every match is kept in a CSV
file, so that a long run can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.fit.report import put_section
from tools.ladder import kept
from tools.ladder.matches import Row, Task, play, several
from tools.partners.registry import PARTNERS
from wonderland.cli.progress import Bar
from wonderland.core.agent import Agent, SeededAgent
from wonderland.games.wonderland.ai.agents import counting_agent, search_agent
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.view import View

LEVEL = "master"
DOCS = Path(__file__).parents[2] / "docs" / "measured"
COLUMNS = ("long", "short", "match", "side", "winner", "reason", "turns")
HEADING = "## More time"
SECONDS, POSITIONS = UNITS = "s", "positions"


def main() -> int:
    """Play what is missing, and write the section of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder.thinking_time", description=__doc__)
    parser.add_argument("--long", type=float, default=5.0, help="of the unit, a turn of the one")
    parser.add_argument("--short", type=float, default=0.2, help="and of the other")
    parser.add_argument("--unit", choices=UNITS, default=SECONDS)
    parser.add_argument("--against", choices=PARTNERS, help="a sparring partner in its place")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="matches at once; no more than cores")
    parser.add_argument("--keep", type=Path, default=DOCS / "thinking-time.csv")
    parser.add_argument("--out", type=Path, default=DOCS / "evaluation.md")
    chosen = parser.parse_args()
    rows = read(chosen.keep)
    unit = chosen.unit
    pair = (name_of(chosen.long, unit), chosen.against or name_of(chosen.short, unit))
    players = {name_of(much, unit): player(much, unit) for much in (chosen.long, chosen.short)}
    wanted = {name: made for name, made in players.items() if name in pair}
    done = {row.match for row in rows if (row.strong, row.weak) == pair}
    missing = [number for number in range(chosen.games) if number not in done]
    tasks = [Task(*pair, match, chosen.seed) for match in missing]
    with Bar() as bar, several(chosen.jobs) as each:
        for number, row in enumerate(each(partial(play, others=wanted), tasks), start=1):
            rows.append(row)
            kept.append(chosen.keep, COLUMNS, row)
            bar.show(number, len(missing))
    put_section(chosen.out, HEADING, section(rows, chosen.seed))
    return 0


def name_of(much: float, unit: str = SECONDS) -> str:
    """What a master with so much time is called here."""
    return f"{much:g} {unit}"


def player(much: float, unit: str = SECONDS) -> Callable[[int], Agent]:
    """Makes a master from a seed, who thinks so long a turn, by the processor's time or by positions."""
    return partial(_agent, much, unit)


def _agent(much: float, unit: str, seed: int) -> Agent:
    settings = LEVELS.shipped()[LEVEL].search
    assert settings is not None
    if unit == POSITIONS:
        agent, _ = counting_agent(settings, round(much))
    else:
        agent = search_agent(settings, much, clock=time.process_time)
    return SeededAgent(View, agent.choose, seed)


def read(path: Path) -> list[Row]:
    """Read the matches that were played."""
    return [
        Row(r["long"], r["short"], int(r["match"]), r["side"], r["winner"], r["reason"], int(r["turns"]))
        for r in kept.read(path)
    ]


def section(rows: list[Row], seed: int) -> str:
    """The section of the page."""
    by_pair: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        by_pair.setdefault((row.strong, row.weak), []).append(row)
    lines = [
        HEADING, "",
        "The master against itself with another limit a turn, in time of the processor. It takes less where the choice",
        "is plain. A draw counts half. `--unit positions` limits positions instead: about 50,000 a second, and about",
        "2,000 a turn without a limit. `--against` plays a partner. To repeat it:", "",
        f"    python -m tools.ladder.thinking_time --seed {seed} --jobs 2 --keep anew.csv", "",
        "| time a turn | against | won |", "|---|---|---|",
    ]  # fmt: skip
    for (long, short), of_pair in by_pair.items():
        won = sum(1.0 if row.winner == long else 0.0 if row.winner else 0.5 for row in of_pair)
        lines.append(kept.table_row((long, short, kept.share(won, len(of_pair)))))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
