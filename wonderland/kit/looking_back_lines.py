"""What analyses of matches share in words: numbers, graphs, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from wonderland.core.message import say
from wonderland.kit.looking_back import Analysis, Turn

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Turns in a row of a graph."""


def report(head: str, *parts: Iterable[str]) -> list[str]:
    """An analysis in lines of text: how it ended, and below that part after part."""
    lines = [f"{head}."]
    for part in parts:
        lines += ["", *part]
    return lines


def seats_report(
    head: str,
    drawn: str,
    found: Analysis,
    names: Mapping[str, str],
    tables: Sequence[Iterable[str]],
) -> list[str]:
    """An analysis of seats in lines of text: graphs, the game's own tables, the costliest decisions.

    Args:
        head: how the match ended.
        drawn: what the graphs draw.
        found: the analysis.
        names: what each seat is called.
        tables: what the game says of turns and totals.
    """
    return report(head, [drawn, *graphs(found, names)], *tables, costliest(found, names))


def turns_table(
    found: Analysis,
    names: Mapping[str, str],
    heads: Sequence[str],
    cells: Callable[[Turn], Sequence[str]],
) -> Iterator[str]:
    """A table of the turns: the number, whose it was, and what else is told.

    Args:
        found: the analysis.
        names: what each seat is called.
        heads: what stands above whose turns they are, and above what is told, as wide as the columns.
        cells: what is told of a turn.
    """
    whose, *others = heads
    rows = [(str(turn.number), names[turn.seat], cells(turn)) for turn in found.turns]
    for number, name, told in [("turn", whose, others), *rows]:
        right = [f" {cell:>{len(head)}}" for cell, head in zip(told, others, strict=True)]
        yield f"{number:>5} {name:{len(whose)}}{''.join(right)}"


def aligned(rows: Iterable[Sequence[str]], first: int, others: int) -> Iterator[str]:
    """A table whose first column has one width, and all others another, set to the right."""
    for name, *cells in rows:
        yield f"{name:{first}}" + "".join(f"{cell:>{others}}" for cell in cells)


def percent(share: float) -> str:
    """``0.17`` as ``17 %``."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """``0.17`` as ``+17 %``, ``-0.17`` as ``−17 %``."""
    rounded = round(100 * share)
    return f"{'−' if rounded < 0 else '+' if rounded > 0 else ''}{abs(rounded)} %"


def graph(name: str, shares: Sequence[float]) -> Iterator[str]:
    """Lines that draw shares of the win, one a turn."""
    for first, row in bars(shares):
        yield f"{'' if first else name:10} {first:4} {row}"


def graphs(found: Analysis, names: Mapping[str, str]) -> Iterator[str]:
    """Lines that draw each seat's share of the win, at the beginning and after each turn."""
    for seat, share in found.start.items():
        yield from graph(names[seat], [share, *(turn.after[seat] for turn in found.turns)])


def bars(shares: Sequence[float]) -> Iterator[tuple[int, str]]:
    """Rows of bars, as long as fits: the first share's number, the bars and the last share."""
    for first in range(0, len(shares), WIDE):
        part = shares[first : first + WIDE]
        drawn = "".join(BLOCKS[min(7, int(share * 8))] for share in part)
        yield first, f"{drawn} {percent(part[-1])}"


def lost(loss: float | None) -> str:
    """A loss in a table; nothing where it is less than half a hundredth."""
    return percent(loss) if loss is not None and loss >= 0.005 else ""


def gained(luck: float | None) -> str:
    """Luck in a table; nothing where there was none to have."""
    return "" if luck is None else signed(luck)


def answers_lost(losses: Mapping[str, float], names: Mapping[str, str]) -> str:
    """What seats lost by their answers, in a table."""
    return ", ".join(f"{names[seat]} {lost(loss)}" for seat, loss in losses.items() if lost(loss))


def costliest(found: Analysis, names: Mapping[str, str]) -> Iterator[str]:
    """The costliest decisions in lines: whose, what was done and what was better, in words and in notation."""
    if not found.costliest:
        yield found.nothing_costly
        return
    yield say("The costliest decisions:")
    for mistake in found.costliest:
        yield f"  turn {mistake.turn}, {names[mistake.seat]}, {signed(-mistake.loss)}"
        yield f"    {found.played(mistake)}"
        yield f"    {found.advice(mistake)}"
        yield f"    played  {'; '.join(mistake.played)}"
        yield f"    better  {'; '.join(mistake.better)}"
