"""What is told of a match that was looked back on, and its lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import say, table
from wonderland.games.dominoes_of_war.names import SEAT_NAMES
from wonderland.games.dominoes_of_war.position import form_of
from wonderland.games.dominoes_of_war.words import ending
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Turn
from wonderland.kit.looking_back_lines import (
    gained,
    lost,
    percent,
    seats_report,
    signed,
    turns_table,
)

DRAWN = say("Each seat’s share of the win, at the beginning and after each turn:")
TURNS = (say("seat"), say("share"), say("luck"), say("lost"))
TOTALS = say("Luck of the tiles and play, in share of the win; tiles turned up, mines among them:")


@dataclass(frozen=True, slots=True)
class Total(looking_back.Total):
    """A seat's luck and play in all.

    Attributes:
        flips: how many tiles it turned up; ``mines`` of them were mines, ``bonuses`` worth something.
        removed: how many figures it took from the others.
    """

    flips: int
    mines: int
    bonuses: int
    removed: int


@dataclass(frozen=True, slots=True)
class Analysis(looking_back.Analysis):
    """A match analysed."""

    unused = frozenset({"part", "dice_loss", "answer_losses"})

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
        heads = (
            "",
            say("luck"),
            say("lost"),
            say("tiles"),
            say("mines"),
            say("bonuses"),
            say("shot"),
        )
        return [heads, *(_row(SEAT_NAMES[seat], total) for seat, total in self.totals.items())]


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    result = form_of(match)["result"]
    return ending(result) if result else say("Not over yet: turn {n}", n=match.turn)


def _cells(turn: Turn) -> Sequence[str]:
    return percent(turn.after[turn.seat]), gained(turn.luck), lost(turn.play_loss)


def _row(name: str, total: Total) -> Sequence[str]:
    counts = (total.flips, total.mines, total.bonuses, total.removed)
    return name, signed(total.luck), percent(total.lost), *map(str, counts)
