"""What is told of a match that was looked back on, and its lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import say, table
from wonderland.games.storytellers.names import SEAT_NAMES
from wonderland.games.storytellers.position import form_of
from wonderland.games.storytellers.words import ending
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Turn
from wonderland.kit.looking_back_lines import (
    answers_lost,
    gained,
    lost,
    percent,
    seats_report,
    signed,
    turns_table,
)

DRAWN = say("Each seat’s share of the win, at the beginning and after each round:")
TURNS = (say("storyteller"), say("share"), say("luck"), say("lost"), say("others lost"))
TOTALS = say(
    "Luck of cards and votes, and play; wonderful stories and cards wanted, of so many expected:"
)


@dataclass(frozen=True, slots=True)
class Total(looking_back.Total):
    """A seat's luck and play in all.

    Attributes:
        wonderful: how many of its stories were wonderful; ``hoped`` so many by their words.
        wanted: how many of the cards it drew served a mission of its own; ``expected`` so many.
    """

    wonderful: int
    hoped: float
    wanted: int
    expected: float


@dataclass(frozen=True, slots=True)
class Analysis(looking_back.Analysis):
    """A match analysed."""

    unused = frozenset({"part", "dice_loss"})

    totals: Mapping[str, Total]

    def as_lines(self, match: Match) -> list[str]:
        """The analysis in lines of text, below how the match ended."""
        tables = (
            [turns_table(self, SEAT_NAMES, TURNS, _cells)],
            [TOTALS, table(self.rows())],
        )
        return seats_report(outcome(match), DRAWN, self, SEAT_NAMES, tables)

    def rows(self) -> Sequence[Sequence[str]]:
        """The table of luck and play: a row for each seat, below their headings."""
        heads = ("", say("luck"), say("lost"), say("wonderful"), say("cards wanted"))
        return [heads, *(_row(SEAT_NAMES[seat], total) for seat, total in self.totals.items())]


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    result = form_of(match)["result"]
    return ending(result) if result else say("Not over yet: round {n}", n=match.turn)


def _cells(turn: Turn) -> Sequence[str]:
    share, others = turn.after[turn.seat], answers_lost(turn.answer_losses, SEAT_NAMES)
    return percent(share), gained(turn.luck), lost(turn.play_loss), others


def _row(name: str, total: Total) -> Sequence[str]:
    counts = (total.wonderful, total.hoped), (total.wanted, total.expected)
    told = [say("{n} of {expected}", n=n, expected=say("{n:.1f}", n=of)) for n, of in counts]
    return name, signed(total.luck), percent(total.lost), *told
