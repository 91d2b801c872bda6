"""What analyses of matches share: numbers as data and in words, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from wonderland.core.message import say

C = TypeVar("C")
"""A candidate."""
BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Turns in a row of a graph."""
NOTHING_COSTLY = say("No decision cost more than 2 %.")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that something better was found for.

    Attributes:
        turn: in which turn.
        seat: whose decision.
        kind: ``play`` for the action step, ``answer``, or what else a game has.
        loss: how much the better is worth more, in share of the win.
        line: how many lines of the record lead to it.
        played, better: the lines that were played, and that are better.
        did, advised: the same in words.
        why: what speaks for the better.
    """

    turn: int
    seat: str
    kind: str
    loss: float
    line: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    did: str
    advised: str
    why: str


class CourseTurn(Protocol):
    """A turn of a match that was looked back on."""

    @property
    def number(self) -> int:
        """Which."""
        ...

    @property
    def after(self) -> Mapping[str, float]:
        """Each seat's share of the win at its end."""
        ...


class Course(Protocol):
    """How a match went: what a screen draws of any game's analysis."""

    @property
    def start(self) -> Mapping[str, float]:
        """Each seat's share of the win at the beginning."""
        ...

    @property
    def turns(self) -> Sequence[CourseTurn]:
        """Each turn."""
        ...

    @property
    def costliest(self) -> Sequence[Mistake]:
        """The costliest decisions, the costliest first."""
        ...


def better_than_first(
    candidates: Sequence[C], outcome: Callable[[C, int], float], half: int
) -> tuple[int, float]:
    """Which candidate is best, and by how much better than the first; 0 and nothing if that is the first.

    Args:
        candidates: the first is what was done.
        outcome: what comes of one in a world, which is a number; all are tried in the same.
        half: in how many worlds the best is looked for. How much better it is, as many others say,
            which had no part in choosing it.
    """

    def mean(candidate: C, worlds: range) -> float:
        return sum([outcome(candidate, world) for world in worlds]) / len(worlds)

    chosen = [mean(candidate, range(half)) for candidate in candidates]
    best = max(range(len(candidates)), key=chosen.__getitem__)
    if not best:
        return 0, 0.0
    others = range(half, 2 * half)
    loss = mean(candidates[best], others) - mean(candidates[0], others)
    return (best, loss) if loss > 0 else (0, 0.0)


def plain(value: object) -> object:
    """Data as JSON has it, its numbers to four places."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [plain(inner) for inner in value]
    return value


def percent(share: float) -> str:
    """``0.17`` as ``17 %``."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """``0.17`` as ``+17 %``, ``-0.17`` as ``−17 %``."""
    rounded = round(100 * share)
    return f"{'−' if rounded < 0 else '+' if rounded > 0 else ''}{abs(rounded)} %"


def graph(name: str, shares: Sequence[float]) -> Iterator[str]:
    """Lines that draw shares of the win, one a turn."""
    for first in range(0, len(shares), WIDE):
        part = shares[first : first + WIDE]
        bars = "".join(BLOCKS[min(7, int(share * 8))] for share in part)
        yield f"{'' if first else name:10} {first:4} {bars} {percent(part[-1])}"


def lost(loss: float | None) -> str:
    """A loss in a table; nothing where it is less than half a hundredth."""
    return percent(loss) if loss is not None and loss >= 0.005 else ""


def costliest(mistakes: Sequence[Mistake], names: Mapping[str, str]) -> Iterator[str]:
    """The costliest decisions in lines.

    Args:
        mistakes: the costliest first.
        names: what each seat is called.
    """
    if not mistakes:
        yield NOTHING_COSTLY
        return
    yield say("The costliest decisions:")
    for mistake in mistakes:
        yield f"  turn {mistake.turn}, {names[mistake.seat]}, {signed(-mistake.loss)}"
        yield f"    {played(mistake)}"
        yield f"    {advice(mistake)}"
        yield f"    played  {'; '.join(mistake.played)}"
        yield f"    better  {'; '.join(mistake.better)}"


def played(mistake: Mistake) -> str:
    """What was done, in a sentence."""
    return say("Played: {did}", did=mistake.did)


def advice(mistake: Mistake) -> str:
    """What was better, and what speaks for it."""
    return say("Better: {advised} {why}", advised=mistake.advised, why=mistake.why)
