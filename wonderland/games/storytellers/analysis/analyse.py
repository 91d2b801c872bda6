"""The analysis of a match: how it went for each seat, what cards and votes brought, and what it was lost by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.storytellers.analysis.assess import Assessor, Effort, hoped, wanted
from wonderland.games.storytellers.analysis.past import PastRound, enter
from wonderland.games.storytellers.analysis.report import Analysis, Total
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import WONDERFUL, State, each
from wonderland.kit import looking_back

EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {"low": Effort(worlds=4), "usual": Effort(worlds=16), "high": Effort(worlds=64)}
)
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[State, PastRound]):
    """Looks back on a match of Storytellers."""

    efforts = EFFORTS
    found = Analysis
    enter = staticmethod(enter)
    assessor: Assessor

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        super().__init__(game, record, effort)
        self.assessor = Assessor(Position.of(self.match).value.config, EFFORTS[effort])

    def begun(self, number: int, seat: int, line: int, start: State) -> PastRound:
        """A turn that begins, with the match as it stands."""
        return PastRound(number, seat, line, start, match=self.match.copy())

    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A seat's luck, play, stories and cards; its draws in rounds that others told are luck too."""
        luck += sum(self.assessor.luck(past, seat) for past in self.past if past.seat != seat)
        told = [past.rated for past in self.past if past.seat == seat and past.rated]
        draws = [chance for past in self.past for chance in past.draws if chance.seat == seat]
        return Total(
            luck,
            lost,
            wonderful=sum(state.verdict == WONDERFUL for state in told),
            hoped=sum(map(hoped, told)),
            wanted=sum(wanted(chance.state, seat, chance.card) for chance in draws),
            expected=sum(_expected(chance.state, seat, chance.card) for chance in draws),
        )


def _expected(state: State, seat: int, card: int) -> float:
    """How likely a card of a deck serves a mission of its drawer."""
    deck = [*each(state.decks[state.config.kinds[card]])]
    return sum(wanted(state, seat, other) for other in deck) / max(1, len(deck))


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
"""The part of the game that looks back."""
