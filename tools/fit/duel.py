"""``python -m tools.fit.duel``: whether a judge that predicts better also plays better.

The weighed sum is fitted anew and a network learns, both from matches of level hard, mostly against
sparring partners. Then its search, without errors, plays with each of them against itself with the
weights that ship, and each against sparring partners. Two by two the matches have the same pools
and dice, with the sides swapped. Each is kept in a CSV file; what they say is written to the docs.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from tools.fit.compare import PAGE, WEIGHTS
from tools.fit.judges import learnt_network, learnt_sum
from tools.fit.report import put_section
from tools.fit.selfplay import DRAWN, Row, Task, play
from tools.ladder import kept
from tools.ladder import matches as ladder
from wonderland.cli.progress import Bar
from wonderland.core.agent import Agent, SeededAgent
from wonderland.games.wonderland.ai.agents import search_agent
from wonderland.games.wonderland.ai.evaluator import Evaluator, read_evaluator
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.view import View

SHIPPED, SUM, NETWORK = "shipped", "sum", "network"
LEVEL = "hard"
PARTNERS = ("racer", "hoarder", "swarm")
PAIRS = (
    (SUM, SHIPPED),
    (NETWORK, SHIPPED),
    *((judge, partner) for partner in PARTNERS for judge in (SHIPPED, SUM, NETWORK)),
)
STYLES = ("racer", "racer", "racer", "hoarder", "hoarder", "hoarder", "swarm", "swarm", "dropper", "blocker")
"""The sparring partners that are learnt from."""
AMONG_THEMSELVES, AS_EAST = 0.3, 0.5
"""In which part of the matches both sides search, and in which of the others East alone does."""
PLAINLY = 0.8
"""How many search as the level does; the others look at replies too."""
WITH_REPLIES = {"trials": 16, "summons": 6, "replies": 6, "share": 0.7}
NOISES = (0.0, 0.0, 0.2, 0.4)
HEADING = "## In matches"
COLUMNS = ("judge", "against", "match", "side", "winner", "reason", "turns")


def main() -> int:
    """Learn, play what is missing, and write the section of the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.duel", description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="matches to learn from")
    parser.add_argument("--rows", type=Path, required=True, help="where those are kept")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--matches", type=int, default=60, help="of each pair")
    parser.add_argument("--partners", type=int, default=60, help="matches against each partner")
    parser.add_argument("--keep", type=Path, default=PAGE.with_suffix(".csv"))
    parser.add_argument("--out", type=Path, default=PAGE)
    chosen = parser.parse_args()
    learnt = [row for match in learnt_matches(chosen.rows, chosen.seed, chosen.games) for row in match]
    learnt = [row for row in learnt if row.won != DRAWN]
    players = judges(learnt, chosen.seed)
    known = _read(chosen.keep)
    for judge, against in PAIRS:
        most = chosen.partners if against in PARTNERS else chosen.matches
        done = {row.match for row in known if (row.strong, row.weak) == (judge, against)}
        missing = [match for match in range(most) if match not in done]
        print(f"{judge} against {against}: {len(missing)} to play", file=sys.stderr)
        with Bar() as bar:
            for number, match in enumerate(missing, start=1):
                row = ladder.play(ladder.Task(judge, against, match, chosen.seed), players)
                bar.show(number, len(missing))
                known.append(row)
                kept.append(chosen.keep, COLUMNS, row)
    put_section(chosen.out, HEADING, section(known, chosen.games, chosen.seed))
    return 0


def task_of(seed: int, preset: str = "standard", weights: Path = WEIGHTS) -> Task:
    """A match of a preset to learn from: who plays it, how it searches and how far it misjudges."""
    rng = Random(f"{seed}:x")
    searches = _search(rng), _search(rng)
    players = "search", "search"
    if rng.random() >= AMONG_THEMSELVES:
        players = "search", rng.choice(STYLES)
        if rng.random() < AS_EAST:
            players = players[::-1]
    return Task(seed, searches, players, preset, weights)


def _search(rng: Random) -> SearchSettings:
    settings = LEVELS.shipped()[LEVEL].search
    assert settings is not None
    more = {} if rng.random() < PLAINLY else WITH_REPLIES
    return settings.model_copy(update={**more, "noise": rng.choice(NOISES)})


def learnt_matches(
    keep: Path, seed: int, games: int, preset: str = "standard", weights: Path = WEIGHTS
) -> list[list[Row]]:
    """The positions of the matches to learn from; those that are not kept yet are played.

    Args:
        keep: the file in which they are kept.
        seed: what the matches are drawn from.
        games: how many.
        preset: of the matches.
        weights: by which the search plays those that are not kept yet.
    """
    seeds = range(seed * 1_000_000, seed * 1_000_000 + games)
    known: dict[int, list[Row]] = {}
    if keep.exists():
        with keep.open("rb") as file:
            while file.peek(1):
                of_seed, found = pickle.load(file)
                known[of_seed] = found
    with keep.open("ab") as file:
        for number in seeds:
            if number not in known:
                known[number] = play(task_of(number, preset, weights))
                pickle.dump((number, known[number]), file)
    return [known[number] for number in seeds]


def judges(learnt: list[Row], seed: int) -> dict[str, Callable[[int], Agent]]:
    """The players: one search, by each of the judges."""
    shipped = read_evaluator(WEIGHTS)
    found = {SHIPPED: shipped, SUM: learnt_sum(learnt, shipped, seed), NETWORK: learnt_network(learnt, shipped, seed)}
    return {name: partial(_agent, judge) for name, judge in found.items()}


def _agent(judge: Evaluator, seed: int) -> Agent:
    search = LEVELS.shipped()[LEVEL].search
    assert search is not None
    settings = search.model_copy(update={"noise": 0.0})
    return SeededAgent(View, search_agent(settings, None, judge).choose, seed)


def _read(path: Path) -> list[ladder.Row]:
    return [
        ladder.Row(r["judge"], r["against"], int(r["match"]), r["side"], r["winner"], r["reason"], int(r["turns"]))
        for r in kept.read(path)
    ]


def section(known: list[ladder.Row], games: int, seed: int) -> str:
    """What the matches say."""
    lines = [
        HEADING, "",
        f"The sum fitted anew and the network of 4 hidden units learnt from {games} matches of level {LEVEL}, mostly",
        "against sparring partners. They play in the search of that level without errors, on the scale of the weights",
        "that ship. A draw is not won. To repeat it:", "",
        f"    python -m tools.fit.duel --games {games} --seed {seed} --rows rows.pickle --keep anew.csv", "",
        "| judge | against | won |", "|---|---|---|",
    ]  # fmt: skip
    for judge, against in PAIRS:
        results = [row.winner == judge for row in known if (row.strong, row.weak) == (judge, against)]
        if results:
            told = kept.share(sum(results), len(results))
            lines.append(kept.table_row((judge, against, told)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
