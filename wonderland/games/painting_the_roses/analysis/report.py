"""What is told of a match that was looked back on, and its lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.message import say, say_as
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.kit import looking_back
from wonderland.kit.looking_back_lines import SeatsAnalysis, of_expected


@dataclass(frozen=True, slots=True)
class Total(looking_back.Total):
    """A seat's luck and play in all.

    Attributes:
        drawn: how many cards it drew; ``faces`` of them face cards, ``expected`` so many.
        ranks: the mean rank of what it drew.
    """

    drawn: int
    faces: int
    expected: float
    ranks: float


@dataclass(frozen=True, slots=True)
class Analysis(SeatsAnalysis):
    """A match of the roses analysed."""

    unused = frozenset({"part", "dice_loss"})
    names = SEAT_NAMES
    drawn = say("Each seat’s share of the win, at the beginning and after each turn:")
    turn_heads = (say("seat"), say("share"), say("luck"), say("lost"), say("others lost"))
    counted = say("Luck of the draw and play, in share of the win; face cards drawn, of so many expected:")
    count_heads = (say_as("cards", "drawn"), say("faces"), say("mean rank"))

    totals: Mapping[str, Total]

    def counts(self, seat: str) -> Sequence[str]:
        """The cards it drew, the faces among them of so many expected, and their mean rank."""
        total = self.totals[seat]
        faces = of_expected(total.faces, total.expected)
        return str(total.drawn), faces, say("{n:.1f}", n=total.ranks)
