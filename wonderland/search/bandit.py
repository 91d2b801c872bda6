"""Which of several candidates is best by trying: more tries for those that look better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, stdev
from typing import Generic, TypeVar

from wonderland.search.deadline import Deadline

C = TypeVar("C")
"""A candidate."""

NORMAL = NormalDist()
CURIOSITY = 0.7
"""How much a candidate that was tried seldom is preferred, for results from 0 to 1."""


@dataclass(slots=True)
class Arm(Generic[C]):
    """A candidate and how its tries came out.

    Attributes:
        candidate: what is tried.
        tries: how often it was.
        total: the sum of the results.
    """

    candidate: C
    tries: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The mean result, 0 before the first try."""
        return self.total / self.tries if self.tries else 0.0


def try_out(candidates: Sequence[C], attempt: Callable[[C], float], tries: int, deadline: Deadline) -> list[Arm[C]]:
    """Try candidates and return them all, the most often tried first (UCB1).

    Each is tried once before any is tried again; the same attempts give the same order.

    Args:
        candidates: at least one.
        attempt: tries one and returns what came of it, from 0 to 1.
        tries: how many tries in all.
        deadline: says when to stop before that.
    """
    arms = [Arm(candidate) for candidate in candidates]
    for done in range(tries):
        if done and deadline.over():
            break
        arm = arms[done] if done < len(arms) else max(arms, key=lambda arm: _promise(arm, done))
        arm.total += attempt(arm.candidate)
        arm.tries += 1
    return sorted(arms, key=lambda arm: (-arm.tries, -arm.mean))


def _promise(arm: Arm[C], tries: int) -> float:
    return arm.mean + CURIOSITY * sqrt(log(tries) / arm.tries)


def successive_halving(
    candidates: Sequence[C], attempt: Callable[[C, int], float], rounds: int, few: int, deadline: Deadline
) -> list[Arm[C]]:
    """Try candidates round by round, half of them fewer each time; the best of the last come first.

    In a round all are tried under the same conditions. The first round is always begun; one that
    is not finished in time counts only where nothing else does.

    Args:
        candidates: at least one.
        attempt: tries one in a round, counted from 0, and returns what came of it.
        rounds: how many rounds at most.
        few: how many candidates are always kept.
        deadline: says when to stop before that.
    """
    left = [Arm(candidate) for candidate in candidates]
    out: list[Arm[C]] = []
    for number in range(rounds):
        results: list[float] = []
        for arm in left:
            results.append(attempt(arm.candidate, number))
            if deadline.over():
                break
        if len(results) < len(left) and number:
            break
        for arm, result in zip(left, results, strict=False):
            arm.total += result
            arm.tries += 1
        left.sort(key=lambda arm: (-arm.tries, -arm.mean))
        if deadline.over() or number + 1 == rounds:
            break
        kept = max(few, (len(left) + 1) // 2)
        out, left = left[kept:] + out, left[:kept]
    return left + out


def last_round(arms: Sequence[Arm[C]]) -> list[Arm[C]]:
    """Those of ``successive_halving`` that were tried to the last."""
    return [arm for arm in arms if arm.tries == arms[0].tries]


def race(
    arms: Sequence[Arm[C]],
    attempt: Callable[[Sequence[C], int], Sequence[float] | None],
    rounds: int,
    patience: int,
    few: int,
    least: float = 0.0,
) -> list[Arm[C]]:
    """Try candidates round by round, all that are left at once; the best of those left come first.

    Args:
        arms: at least one; what was known of a candidate before counts as so many tries of it. They
            are changed.
        attempt: tries candidates in a round, counted from 0, under the same conditions, and returns
            what came of each; None if there was no time left for it.
        rounds: how many rounds at most.
        patience: after how many rounds half of those that are left go; at least two, since one tells
            nothing of how far results spread.
        few: how many candidates are always kept.
        least: what going on must promise: where another candidate than the best so far could hardly
            bring more, there is nothing left to find out.
    """
    left = [(arm, list[float]()) for arm in arms]
    for number in range(rounds):
        results = attempt([arm.candidate for arm, _ in left], number)
        if results is None:
            break
        for (arm, each), result in zip(left, results, strict=True):
            arm.total += result
            arm.tries += 1
            each.append(result)
        if (number + 1) % patience == 0:
            left.sort(key=lambda tried: -tried[0].mean)
            left = left[: max(few, len(left) // 2)]
            if _promised(left) < least:
                break
    return sorted((arm for arm, _ in left), key=lambda arm: -arm.mean)


def _promised(left: Sequence[tuple[Arm[C], Sequence[float]]]) -> float:
    """How much better than the best so far the others may be, on average of how that may come out.

    This is what it would be worth to know all; each other one is held against the best round by
    round, since what made a round lucky made it so for both.
    """
    (best, of_best), *others = left
    promised = 0.0
    for arm, each in others:
        lead = [mine - its for mine, its in zip(of_best, each, strict=True)]
        error = stdev(lead) / sqrt(arm.tries)
        if error:
            behind = (best.mean - arm.mean) / error
            promised += error * (NORMAL.pdf(behind) - behind * NORMAL.cdf(-behind))
    return promised
