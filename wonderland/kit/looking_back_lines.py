"""What analyses of matches share in words: numbers, graphs, and the decisions that cost most."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from wonderland.core.match import Match
from wonderland.core.message import commas, rows, say, table
from wonderland.kit.looking_back import Analysis, Turn

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Turns in a row of a graph."""


@dataclass(frozen=True, slots=True)
class SeatsAnalysis(Analysis):
    """An analysis that draws each seat's share of the win, and has a row for each in its table.

    Attributes:
        names: what each seat is called.
        drawn: what the graphs draw.
        turn_heads: what stands above the table of turns: above whose they are, the share, the luck,
            what the dice lost, what the play lost and what answers lost. The dice and the answers
            have a column where they are no ``unused`` attributes.
        counted: what stands above the table of luck and play.
        count_heads: what stands there above what the game counts.
    """

    names: ClassVar[Mapping[str, str]]
    drawn: ClassVar[str]
    turn_heads: ClassVar[Sequence[str]]
    counted: ClassVar[str]
    count_heads: ClassVar[Sequence[str]]

    def as_lines(self, match: Match, ending: str) -> list[str]:
        """The analysis in lines of text, below how the match ended."""
        return report(
            self.head(match, ending),
            [self.drawn, graphs(self, self.names)],
            [turns_table(self, self.names, self.turn_heads, self._cells)],
            [self.counted, table(self.rows())],
            costliest(self, self.names),
        )

    def head(self, match: Match, ending: str) -> str:
        """How a match ended, or how far it has come."""
        return so_far(match, ending)

    def rows(self) -> Sequence[Sequence[str]]:
        """The table of luck and play: a row for each seat, below their headings."""
        played = {seat: (signed(one.luck), percent(one.lost)) for seat, one in self.totals.items()}
        return [
            ("", say("luck"), say("lost"), *self.count_heads),
            *((self.names[seat], *both, *self.counts(seat)) for seat, both in played.items()),
        ]

    @abstractmethod
    def counts(self, seat: str) -> Sequence[str]:
        """What the game counted of a seat, below ``count_heads``."""

    def _cells(self, turn: Turn) -> Sequence[str]:
        dice, answers = "dice_loss", "answer_losses"
        return (
            percent(turn.after[turn.seat]),
            gained(turn.luck),
            *([lost(turn.dice_loss)] if dice not in self.unused else []),
            lost(turn.play_loss),
            *([answers_lost(turn.answer_losses, self.names)] if answers not in self.unused else []),
        )


def so_far(match: Match, ending: str) -> str:
    """How a match ended, as is handed over, or where that is ``""`` how far it has come."""
    return ending or say("Not over yet: turn {n}", n=match.turn)


def report(head: str, *parts: Iterable[str]) -> list[str]:
    """An analysis in lines of text: how it ended, and below that part after part."""
    lines = [say("{sentence}.", sentence=head)]
    for part in parts:
        lines += ["", *part]
    return lines


def of_expected(count: int, expected: float) -> str:
    """How many there were, of how many to be expected: ``3 of 2.4``."""
    return say("{n} of {expected}", n=count, expected=say("{n:.1f}", n=expected))


def turns_table(
    found: Analysis, names: Mapping[str, str], heads: Sequence[str], cells: Callable[[Turn], Sequence[str]]
) -> str:
    """A table of the turns: the number, whose it was, and what else is told.

    Args:
        found: the analysis.
        names: what each seat is called.
        heads: what stands above whose turns they are, and above what is told.
        cells: what is told of a turn.
    """
    turns = [(str(turn.number), names[turn.seat], *cells(turn)) for turn in found.turns]
    return table([(say("turn"), *heads), *turns], left=2)


def percent(share: float) -> str:
    """``0.17`` as ``17 %``."""
    return say("{n:.0f} %", n=100 * share)


def signed(share: float, digits: int = 0) -> str:
    """``0.17`` as ``+17 %``, ``-0.17`` as ``−17 %``."""
    rounded = round(100 * share, digits)
    amount = say("{n:.1f} %", n=abs(rounded)) if digits else say("{n:.0f} %", n=abs(rounded))
    if not rounded:
        return amount
    return say("−{amount}", amount=amount) if rounded < 0 else say("+{amount}", amount=amount)


def graphs(found: Analysis, names: Mapping[str, str]) -> str:
    """Each seat's share of the win drawn, at the beginning and after each turn."""
    return table([
        ("" if first else names[seat], str(first), row)
        for seat, share in found.start.items()
        for first, row in bars([share, *(turn.after[seat] for turn in found.turns)])
    ], left=3)  # fmt: skip


def bars(shares: Sequence[float]) -> Iterator[tuple[int, str]]:
    """Rows of bars, as long as fits: the first share's number, the bars and the last share."""
    for first in range(0, len(shares), WIDE):
        part = shares[first : first + WIDE]
        drawn = "".join(BLOCKS[min(7, int(share * 8))] for share in part)
        yield first, rows(drawn, percent(part[-1]))


def lost(loss: float | None) -> str:
    """A loss in a table; nothing where it is less than half a hundredth."""
    return percent(loss) if loss is not None and loss >= 0.005 else ""


def gained(luck: float | None) -> str:
    """Luck in a table; nothing where there was none to have."""
    return "" if luck is None else signed(luck)


def answers_lost(losses: Mapping[str, float], names: Mapping[str, str]) -> str:
    """What seats lost by their answers, in a table."""
    return commas([rows(names[seat], lost(loss)) for seat, loss in losses.items() if lost(loss)])


def costliest(found: Analysis, names: Mapping[str, str]) -> Iterator[str]:
    """The costliest decisions in lines: whose, what was done and what was better, in words and in notation."""
    if not found.costliest:
        yield found.nothing_costly
        return
    yield say("The costliest decisions:")
    for mistake in found.costliest:
        turn = say("turn {n}", n=mistake.turn)
        yield _below(1, commas([turn, names[mistake.seat], signed(-mistake.loss)]))
        yield _below(2, found.played(mistake))
        yield _below(2, found.advice(mistake))
        both = (say("played"), mistake.played), (say("better"), mistake.better)
        yield table([("", "", word, "; ".join(lines)) for word, lines in both], left=4)


def _below(deep: int, words: str) -> str:
    """A text set in by so many steps."""
    return table([(*[""] * deep, words)])
