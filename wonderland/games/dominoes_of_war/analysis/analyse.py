"""The analysis of a match: how it went for each seat, what tiles brought, and what it was lost by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dominoes_of_war.analysis.assess import Assessor, Effort
from wonderland.games.dominoes_of_war.analysis.past import PastTurn, enter
from wonderland.games.dominoes_of_war.analysis.report import Analysis, Total
from wonderland.games.dominoes_of_war.position import Position
from wonderland.games.dominoes_of_war.state import State
from wonderland.kit import looking_back

EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        "low": Effort(plans=3, worlds=1, states=60, replies=20),
        "usual": Effort(plans=4, worlds=4, states=200, replies=40),
        "high": Effort(plans=8, worlds=12, states=500, replies=60),
    }
)
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[State, PastTurn]):
    """Looks back on a match of Dominoes of War."""

    efforts = EFFORTS
    found = Analysis
    enter = staticmethod(enter)

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        super().__init__(game, record, effort)
        self._config = Position.of(self.match).value.config
        self.assessor = Assessor(self._config, EFFORTS[effort])

    def begun(self, number: int, seat: int, line: int, start: State) -> PastTurn:
        """A turn that begins, with the match as it stands."""
        return PastTurn(number, seat, line, start, match=self.match.copy())

    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A seat's luck, play, tiles and shots."""
        definitions, side = self._config.definitions, self._config.side
        own = [past for past in self.past if past.seat == seat]
        faces = [flip.face for past in own for _, flip in past.flips]
        removed = [self.seats.index(gone) for past in own for gone in past.removed]
        return Total(
            luck,
            lost,
            flips=len(faces),
            mines=sum(face in definitions.mines for face in faces),
            bonuses=sum(bool(definitions.totals[face]) for face in faces),
            removed=sum(side[gone] != side[seat] for gone in removed),
        )


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
