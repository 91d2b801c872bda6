"""Whether a player is better than another, in as few matches as can say so: ``--sprt`` of the ladders.

Matches come in groups: a deal is played from every seat, so that its luck falls on both. After each
group a sequential test (Wald's, with the spread of the groups taken for the true one) weighs two
claims against each other: the player wins its fair share, or that and the gain asked for.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from math import log
from statistics import fmean
from typing import NamedTuple

from tools.ladder.kept import share
from tools.ladder.series import Pair

ERROR = 0.05
"""How often either claim may be taken though the other holds."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 10
"""Groups before the spread of any is believed."""
ASKED = re.compile(r"(?P<strong>[^-]+)-(?P<weak>.+?)(-(?P<seats>\d+))?")
SharesOf = Callable[[Pair, int], float]
"""Plays the match of a pair that has this number, and returns the stronger's share of the win."""


class Verdict(Enum):
    """What a test found."""

    SHOWN = "better is shown"
    EXCLUDED = "better is excluded"
    OPEN = "nothing is shown yet"


class Found(NamedTuple):
    """How a test ended.

    Attributes:
        verdict: what it found.
        won: the sum of the shares of the win.
        matches: how many matches it took.
    """

    verdict: Verdict
    won: float
    matches: int


def pair_of(word: str) -> Pair:
    """A pair as it is asked for: ``hard-normal``, or with its seats ``hard-normal-4``."""
    found = ASKED.fullmatch(word)
    if found is None:
        raise ValueError(f"{word} is no pair: STRONG-WEAK or STRONG-WEAK-SEATS")
    return Pair(found["strong"], found["weak"], int(found["seats"] or 2))


class Tally(NamedTuple):
    """The mean shares of the win in groups of matches, summed up.

    Attributes:
        groups: how many.
        total, squares: their sum, and that of their squares.
    """

    groups: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, group: float) -> Tally:
        """The same with a group more."""
        return Tally(self.groups + 1, self.total + group, self.squares + group * group)

    def weight(self, fair: float, gain: float) -> float:
        """How much more likely they are with the gain than at the fair share, as a logarithm."""
        mean = self.total / self.groups
        spread = max(self.squares / self.groups - mean * mean, 1 / (4 * self.groups))
        return self.groups * gain * (mean - fair - gain / 2) / spread


def judged(shares: Iterable[float], fair: float, gain: float, size: int) -> Found:
    """Test until a difference is shown or excluded, or there are no more groups.

    Args:
        shares: the mean share of the win in each group of matches; no more are asked for than needed.
        fair: the share of one that is no better.
        gain: how much more is to be shown.
        size: matches of a group.
    """
    seen, verdict = Tally(), Verdict.OPEN
    for group in shares:
        seen = seen.plus(group)
        if seen.groups < FEWEST:
            continue
        found = seen.weight(fair, gain)
        if abs(found) >= BOUND:
            verdict = Verdict.SHOWN if found > 0 else Verdict.EXCLUDED
            break
    return Found(verdict, seen.total * size, seen.groups * size)


def decide(words: Iterable[str], play: SharesOf, gain: float, most: int) -> int:
    """Test pairs, and print what was found.

    Args:
        words: the pairs as they are asked for.
        play: plays a match; so many in a row as there are seats have the same deal.
        gain: the share above the fair one that is to be shown.
        most: matches of a pair at most.

    Returns:
        The exit status: 0, or 2 where no pair was asked for.
    """
    pairs = [*map(pair_of, words)]
    if not pairs:
        print("--sprt wants pairs", file=sys.stderr)
        return 2
    for pair in pairs:
        groups = _groups(pair, play, most // pair.seats)
        verdict, won, matches = judged(groups, 1 / pair.seats, gain, pair.seats)
        print(f"{'-'.join(map(str, pair))}: {verdict.value}, {share(won, matches)}", flush=True)
    return 0


def _groups(pair: Pair, play: SharesOf, most: int) -> Iterator[float]:
    seats = pair.seats
    for deal in range(most):
        yield fmean(play(pair, deal * seats + seat) for seat in range(seats))
