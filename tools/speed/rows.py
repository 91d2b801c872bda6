"""Rows of the table of speed: what was measured, and what it should be."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Work = Callable[[int], int]
"""Does something, drawn by a seed, and returns how often."""


@dataclass(frozen=True)
class Row:
    """A figure.

    Attributes:
        what: what was measured.
        value: how much it is.
        unit: of what.
        goal: how much it should be; None where nothing was asked.
        more: whether more is better.
    """

    what: str
    value: float
    unit: str
    goal: float | None = None
    more: bool = False

    @property
    def reached(self) -> str:
        """Whether the goal is reached; ``""`` without one."""
        if self.goal is None:
            return ""
        return "yes" if (self.value >= self.goal) == self.more or self.value == self.goal else "no"


def table(rows: Sequence[Row]) -> str:
    """The rows as a table of a page."""
    lines = ["| what | measured | asked | reached |", "|---|---:|---:|---|"]
    for row in rows:
        goal = "" if row.goal is None else number(row.goal)
        lines.append(f"| {row.what}, {row.unit} | {number(row.value)} | {goal} | {row.reached} |")
    return "\n".join(lines)


def number(value: float) -> str:
    """A figure with as many digits as tell something."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def rate(work: Work, seed: int, seconds: float) -> float:
    """How often a second something is done, in processor time."""
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        done += work(seed)
        seed += 1000
    return done / spent


def quotient(work: Work, unit: Work, rounds: int, seconds: float) -> float:
    """How many times as quick something is as a unit: the median of rounds.

    Both are measured in turns, a moment each, so that a machine which is busy for a while slows
    both.
    """
    found = []
    for seed in range(rounds):
        before = rate(unit, seed, seconds / 2)
        here = rate(work, seed, seconds)
        found.append(here / statistics.mean((before, rate(unit, seed, seconds / 2))))
    return statistics.median(found)


def milliseconds(do: Callable[[], object], runs: int = 5) -> float:
    """How much processor time something takes: the median of some runs."""
    found = []
    for _ in range(runs):
        begun = time.process_time()
        do()
        found.append(time.process_time() - begun)
    return statistics.median(found) * 1000
