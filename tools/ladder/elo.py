"""Elo ratings from scores: the ratings under which the scores seen would be expected."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import NamedTuple

SPREAD = 400.0
"""Points of rating for odds of ten to one."""
ROUNDS = 2000
PRIOR = 0.5
"""Matches of each pair that are taken as drawn beforehand, so that no rating is without end."""


class Score(NamedTuple):
    """What one player scored against another: wins and halves for draws, of so many matches."""

    player: str
    other: str
    score: float
    matches: int


def ratings(scores: Iterable[Score], zero: str) -> dict[str, float]:
    """Rate players by the Bradley-Terry model, fitted by Zermelo's iteration.

    Args:
        scores: each pair once.
        zero: the player whose rating is 0.
    """
    scores = list(scores)
    players = sorted({name for score in scores for name in score[:2]})
    worth = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        won = dict.fromkeys(players, 0.0)
        shared = dict.fromkeys(players, 0.0)
        for player, other, score, matches in scores:
            won[player] += score + PRIOR / 2
            won[other] += matches - score + PRIOR / 2
            share = (matches + PRIOR) / (worth[player] + worth[other])
            shared[player] += share
            shared[other] += share
        worth = {name: won[name] / shared[name] for name in players}
    return {name: SPREAD * log(worth[name] / worth[zero], 10) for name in players}
