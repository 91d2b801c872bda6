"""What is told of a match that was looked back on, and its lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.storytellers.names import SEAT_NAMES
from wonderland.kit import looking_back
from wonderland.kit.looking_back_lines import SeatsAnalysis, of_expected


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
class Analysis(SeatsAnalysis):
    """A match analysed."""

    unused = frozenset({"part", "dice_loss"})
    names = SEAT_NAMES
    drawn = say("Each seat’s share of the win, at the beginning and after each round:")
    turn_heads = (say("storyteller"), say("share"), say("luck"), say("lost"), say("others lost"))
    counted = say("Luck of cards and votes, and play; wonderful stories and cards wanted, of so many expected:")
    count_heads = (say("wonderful"), say("cards wanted"))

    totals: Mapping[str, Total]

    def head(self, match: Match, ending: str) -> str:
        """How a match ended, or which round it has come to."""
        return ending or say("Not over yet: round {n}", n=match.turn)

    def counts(self, seat: str) -> Sequence[str]:
        """Its wonderful stories and the cards that served it, of so many expected."""
        total = self.totals[seat]
        return of_expected(total.wonderful, total.hoped), of_expected(total.wanted, total.expected)
