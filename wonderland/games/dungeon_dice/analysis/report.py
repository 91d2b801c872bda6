"""What is told of a match that was looked back on, and its lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import say, say_as, table
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.words import ending
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

DRAWN = say("Each side’s chance to win, at the beginning and after each turn:")
TURNS = (
    say("side"), say_as("of winning", "chance"), say("luck"), say("dice lost"), say("play lost"), say("answers lost"),
)  # fmt: skip
TOTALS = say(
    "Luck of the dice and play, in share of the win; rolls that called and crests, of so many expected:"
)


@dataclass(frozen=True, slots=True)
class Total(looking_back.Total):
    """A side's luck and play in all.

    Attributes:
        calls: how many rolls could call somebody (DD-31); ``calls_expected`` of these dice.
        crests: how many crests it rolled; ``crests_expected`` of these dice.
    """

    calls: int
    calls_expected: float
    crests: int
    crests_expected: float


@dataclass(frozen=True, slots=True)
class Analysis(looking_back.Analysis):
    """A match of Dungeon Dice analysed."""

    totals: Mapping[str, Total]

    def as_lines(self, match: Match) -> list[str]:
        """The analysis in lines of text, below how the match ended."""
        turns = turns_table(self, SIDE_NAMES, TURNS, _cells)
        tables = [turns], [TOTALS, table(self.rows())]
        return seats_report(outcome(match), DRAWN, self, SIDE_NAMES, tables)

    def rows(self) -> Sequence[Sequence[str]]:
        """The table of luck and play: a row for each side, below their headings."""
        heads = ("", say("luck"), say("lost"), say("calls"), say("crests"))
        return [heads, *(_row(SIDE_NAMES[side], total) for side, total in self.totals.items())]


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    result = position_of(match).result
    return ending(result) if result else say("Not over yet: turn {n}", n=match.turn)


def _cells(turn: Turn) -> Sequence[str]:
    answers = answers_lost(turn.answer_losses, SIDE_NAMES)
    return (
        percent(turn.after[turn.seat]), gained(turn.luck), lost(turn.dice_loss), lost(turn.play_loss),
        answers,
    )  # fmt: skip


def _row(name: str, total: Total) -> Sequence[str]:
    calls, crests = (
        _of(total.calls, total.calls_expected),
        _of(total.crests, total.crests_expected),
    )
    return name, signed(total.luck), percent(total.lost), calls, crests


def _of(count: int, expected: float) -> str:
    return say("{n} of {expected}", n=count, expected=say("{n:.1f}", n=expected))
