"""The analysis of a match: how it went for each seat, how lucky it was, and what it was lost by.

What was decided is judged by what the seat could know; luck and chances by all that was there.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.ai.evaluator import shipped_evaluator
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.analysis.assess import Assessor, Effort
from wonderland.games.painting_the_roses.analysis.past import PastTurn, enter
from wonderland.games.painting_the_roses.analysis.report import Analysis, Total
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import State
from wonderland.kit import looking_back

EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        "low": Effort(plans=3, worlds=4, draws=6),
        "usual": Effort(plans=6, worlds=14, draws=16),
        "high": Effort(plans=10, worlds=60, draws=80),
    }
)
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[State, PastTurn]):
    """Looks back on a match of the roses."""

    efforts = EFFORTS
    found = Analysis
    turn, enter = PastTurn, staticmethod(enter)

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        super().__init__(game, record, effort)
        self.assessor = Assessor(Scales(shipped_evaluator()), EFFORTS[effort])
        self._config = Position.of(self.match).value.config

    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A seat's luck, play and cards.

        Faces are held against their share of the cards that are in play: the pack without the hedges.
        """
        config = self._config
        own = [past for past in self.past if past.seat == seat and past.acted is not None]
        drawn = [card for past in own for card in past.drawn]
        faces = sum(count for card, count in enumerate(config.pack) if config.power[card])
        return Total(
            luck,
            lost,
            drawn=len(drawn),
            faces=sum(bool(config.power[card]) for card in drawn),
            expected=len(drawn) * (faces / (sum(config.pack) - config.ring)),
            ranks=sum(config.rank[card] for card in drawn) / len(drawn) if drawn else 0.0,
        )


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
