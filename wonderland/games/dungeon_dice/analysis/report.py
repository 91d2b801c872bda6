"""What is told of a match that was looked back on, and its lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.message import say, say_as
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.kit import looking_back
from wonderland.kit.looking_back_lines import SeatsAnalysis, of_expected


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
class Analysis(SeatsAnalysis):
    """A match of Dungeon Dice analysed."""

    names = SIDE_NAMES
    drawn = say("Each side’s chance to win, at the beginning and after each turn:")
    turn_heads = (
        say("side"), say_as("of winning", "chance"), say("luck"),
        say("dice lost"), say("play lost"), say("answers lost"),
    )  # fmt: skip
    counted = say("Luck of the dice and play, in share of the win; rolls that called and crests, of so many expected:")
    count_heads = (say("calls"), say("crests"))

    totals: Mapping[str, Total]

    def counts(self, seat: str) -> Sequence[str]:
        """Its rolls that called and its crests, of so many expected."""
        total = self.totals[seat]
        calls = of_expected(total.calls, total.calls_expected)
        return calls, of_expected(total.crests, total.crests_expected)
