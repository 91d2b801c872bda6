"""What the outcomes of many matches say: shares with their intervals, lengths, cards."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from wonderland.cli.simulate.tasks import MatchPlayed
from wonderland.core.message import rows, say, say_as

Z = 1.959964
"""The normal quantile of a 95 % interval."""
MOST_BINS = 30


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The Wilson 95 % confidence interval of a share."""
    if not total:
        return 0.0, 1.0
    share, z2 = hits / total, Z * Z
    middle = (share + z2 / (2 * total)) / (1 + z2 / total)
    half = Z * sqrt(share * (1 - share) / total + z2 / (4 * total * total)) / (1 + z2 / total)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Proportion:
    """So many of so many."""

    hits: int
    total: int

    @property
    def value(self) -> float:
        """The share, 0 of nothing."""
        return self.hits / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its Wilson 95 % interval."""
        return wilson(self.hits, self.total)


def in_percent(share: Proportion) -> tuple[str, str]:
    """A share, and the interval in which it lies; nothing where there is nothing to count."""
    if not share.total:
        return "", ""
    low, high = share.interval
    between = say("{low:.1f} % to {high:.1f} %", low=100 * low, high=100 * high)
    return say("{n:.1f} %", n=100 * share.value), between


@dataclass(frozen=True, slots=True)
class CardFigures:
    """How often sides won that had a card in their pool, and those that summoned it."""

    card: str
    held: Proportion
    summoned: Proportion


@dataclass(frozen=True, slots=True)
class Lengths:
    """How many turns matches took."""

    mean: float
    median: float
    least: int
    most: int
    quarter: float
    three_quarters: float


def winners(
    names: Mapping[str, str], players: Mapping[str, str], outcomes: Sequence[MatchPlayed]
) -> dict[str, Proportion]:
    """The share of each seat, by its name and player, and of the draws.

    A match that several won counts for each of them.
    """
    counted = Counter(side for outcome in outcomes for side in outcome.winner)
    drawn = sum(not outcome.winner for outcome in outcomes)
    found = {
        rows(names[side], f"({player})"): Proportion(counted[side], len(outcomes)) for side, player in players.items()
    }
    return {**found, say_as("a match", "drawn"): Proportion(drawn, len(outcomes))}


def mean_places(outcomes: Sequence[MatchPlayed]) -> dict[str, float]:
    """The mean place of each seat."""
    places: dict[str, list[int]] = {}
    for outcome in outcomes:
        for side, place in outcome.places:
            places.setdefault(side, []).append(place)
    return {side: statistics.fmean(taken) for side, taken in places.items()}


def ends(outcomes: Sequence[MatchPlayed]) -> dict[str, Proportion]:
    """The share of each reason for which matches ended."""
    counted = Counter(outcome.reason for outcome in outcomes)
    return {reason: Proportion(n, len(outcomes)) for reason, n in sorted(counted.items())}


def lengths(outcomes: Sequence[MatchPlayed]) -> Lengths:
    """The turns that matches took, at least one match."""
    turns = [outcome.turns for outcome in outcomes]
    quarter, median, three_quarters = statistics.quantiles(turns, n=4, method="inclusive") if turns[1:] else turns * 3
    return Lengths(
        mean=statistics.fmean(turns),
        median=median,
        least=min(turns),
        most=max(turns),
        quarter=quarter,
        three_quarters=three_quarters,
    )


def bins(outcomes: Sequence[MatchPlayed]) -> list[tuple[int, int, int]]:
    """Count matches by their turns: from, to (included) and how many, in bins of a round width."""
    counted = Counter(outcome.turns for outcome in outcomes)
    least, most = min(counted), max(counted)
    width = next(
        w * 10**k for k in range(9) for w in (1, 2, 5) if (most // (w * 10**k) - least // (w * 10**k)) < MOST_BINS
    )
    begin = least // width * width
    return [
        (low, low + width - 1, sum(counted[turns] for turns in range(low, low + width)))
        for low in range(begin, most + 1, width)
    ]


def by_card(outcomes: Sequence[MatchPlayed]) -> list[CardFigures]:
    """The figures of every card that was in a pool, the most often victorious first.

    A draw is no victory. A card in both pools counts once for each side.
    """
    held: Counter[str] = Counter()
    summoned: Counter[str] = Counter()
    held_won: Counter[str] = Counter()
    summoned_won: Counter[str] = Counter()
    for outcome in outcomes:
        for hand in outcome.hands:
            held.update(hand.cards)
            summoned.update(hand.summoned)
            if hand.side == outcome.winner:
                held_won.update(hand.cards)
                summoned_won.update(hand.summoned)
    found = [CardFigures(c, Proportion(held_won[c], held[c]), Proportion(summoned_won[c], summoned[c])) for c in held]
    return sorted(found, key=lambda figures: (-figures.held.value, figures.card))
