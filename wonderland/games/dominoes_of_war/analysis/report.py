"""What is told of a match that was looked back on, and its lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.names import SEAT_NAMES
from wonderland.kit import looking_back
from wonderland.kit.looking_back_lines import SeatsAnalysis


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
class Analysis(SeatsAnalysis):
    """A match analysed."""

    unused = frozenset({"part", "dice_loss", "answer_losses"})
    names = SEAT_NAMES
    drawn = say("Each seat’s share of the win, at the beginning and after each turn:")
    turn_heads = (say("seat"), say("share"), say("luck"), say("lost"))
    counted = say("Luck of the tiles and play, in share of the win; tiles turned up, mines among them:")
    count_heads = (say("tiles"), say("mines"), say("bonuses"), say("shot"))

    totals: Mapping[str, Total]

    def counts(self, seat: str) -> Sequence[str]:
        """Tiles that it turned up, mines and bonuses among them, and whom it shot."""
        total = self.totals[seat]
        return [str(n) for n in (total.flips, total.mines, total.bonuses, total.removed)]
