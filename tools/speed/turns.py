"""``python -m tools.speed.turns``: how long each level takes for a turn on a machine that is busy.

The agents have as much time as at the table, and stand back for the window as they do there. Other
processes keep every core busy meanwhile. Time is that of a clock on the wall, as a person waits.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tools import marked
from tools.ladder.kept import table_row
from wonderland import api
from wonderland.ai.levels import level_of
from wonderland.ai.play import play_on
from wonderland.core.agent import Agent, Choice
from wonderland.core.game import View
from wonderland.core.match import Match
from wonderland.games import registry
from wonderland.session.worker import NICENESS

MARK = "turns"
LONGEST, OF_EASY = 5.0, 0.2
"""How many seconds a turn may last at most, and one of the easiest level that thinks."""
EASIEST, UNTHINKING = "easy", "random"
HEAD = ("game", "level", "turns", "of a core", "median, s", "longest, s", "asked, s", "reached")

Spent = defaultdict[tuple[int, str], float]
"""How many seconds each seat thought in each turn of a match."""


class Timed:
    """An agent whose thinking is timed.

    Args:
        agent: it thinks.
        match: it plays there.
        clock: seconds that only ever rise.
        spent: what it takes is added here.
    """

    def __init__(self, agent: Agent, match: Match, clock: Callable[[], float], spent: Spent) -> None:
        self._agent, self._match, self._clock, self._spent = agent, match, clock, spent

    def choose(self, view: View) -> Choice:
        """Choose as the agent does."""
        begun = self._clock()
        choice = self._agent.choose(view)
        self._spent[self._match.turn, view.seat] += self._clock() - begun
        return choice


def turns(name: str, level: str, seed: int, most: int, clock: Callable[[], float] = time.perf_counter) -> list[float]:
    """How many seconds the turns of a match take, or its first so many.

    Args:
        name: the game.
        level: plays every seat.
        seed: what the match is drawn from.
        most: how many turns.
        clock: seconds that only ever rise.
    """
    game = api.game(name)
    match, spent = game.new(seed=seed), Spent(float)
    seconds = level_of(game.rules, level).seconds
    agents = {seat: Timed(game.agent(level, seed, seconds=seconds), match, clock, spent) for seat in match.seats}
    while match.turn <= most and play_on(match, agents):
        pass
    return [*spent.values()]


def row(name: str, level: str, spent: list[float], share: float) -> str:
    """A row of the table.

    Args:
        name: the game.
        level: who thought.
        spent: how many seconds each turn took.
        share: how much of a core was left to it meanwhile.
    """
    asked = OF_EASY if level == EASIEST else LONGEST
    reached = "yes" if max(spent) <= asked else "no"
    figures = f"{share:.0%}", f"{median(spent):.2f}", f"{max(spent):.2f}", f"{asked:.1f}"
    return table_row((name, level, len(spent), *figures, reached))


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many other processes are at work meanwhile."""
    context = multiprocessing.get_context("spawn")
    found = [context.Process(target=_toil, daemon=True) for _ in range(processes)]
    for process in found:
        process.start()
    try:
        yield
    finally:
        for process in found:
            process.terminate()


def _toil() -> None:
    while True:
        sum(range(100_000))


def main() -> int:
    """Measure, and print each row as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tools.speed.turns", description=__doc__)
    parser.add_argument("--matches", type=int, default=2, help="of each level")
    parser.add_argument("--turns", type=int, default=30, help="of a match, at most")
    parser.add_argument("--busy", type=int, default=2 * (os.cpu_count() or 1), help="processes")
    parser.add_argument("--games", nargs="+", default=registry.names())
    parser.add_argument("--page", type=Path, help="the page whose table is written")
    chosen = parser.parse_args()
    lines = [table_row(HEAD), "|---|---|---:|---:|---:|---:|---:|---|"]
    with busy(chosen.busy):
        if hasattr(os, "nice"):
            os.nice(NICENESS)
        for name in chosen.games:
            for level in api.game(name).levels:
                if level == UNTHINKING:
                    continue
                worked, begun = time.process_time(), time.perf_counter()
                spent = [took for seed in range(chosen.matches) for took in turns(name, level, seed, chosen.turns)]
                share = (time.process_time() - worked) / (time.perf_counter() - begun)
                lines.append(row(name, level, spent, share))
                print(lines[-1], flush=True)
    if chosen.page:
        marked.put(chosen.page, MARK, "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
