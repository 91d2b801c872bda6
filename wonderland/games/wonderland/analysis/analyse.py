"""The analysis of a match: how it went, how lucky it was, and what it was lost by.

It sees everything, as one does after a match; of a match that is under way it is handed what one
seat knows (``known``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.wonderland.ai.agents import analyst
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.analysis.assess import Assessor
from wonderland.games.wonderland.analysis.deeds import Ledger
from wonderland.games.wonderland.analysis.lost_by import lost_by
from wonderland.games.wonderland.analysis.luck import Roll, factors_rolled, summons_rolled
from wonderland.games.wonderland.analysis.past import PastTurn, turns
from wonderland.games.wonderland.analysis.report import Analysis, Total
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES, State
from wonderland.games.wonderland.unknown import names_for
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Mistake, Shares, Turn, luck_and_loss

JUDGE: Final = "evaluation-master.yaml"
"""The file of weights that says most truly who will win."""
EFFORTS: Mapping[str, SearchSettings] = MappingProxyType({
    "low": SearchSettings(
        width=1, depth=3, states=80, placings=30, trials=4, summons=2,
        quick_placings=16, quick_trials=0, plan_dice=False, weights=JUDGE,
    ),
    "usual": SearchSettings(
        width=3, depth=5, states=600, placings=120, trials=16, summons=6, quick_states=50,
        quick_placings=24, quick_trials=4, replies=3, share=0.8, weights=JUDGE,
    ),
    "high": SearchSettings(
        width=4, depth=7, states=3000, placings=1000, trials=60, summons=12, quick_states=150,
        quick_placings=80, quick_trials=12, replies=6, weights=JUDGE,
    ),
})  # fmt: skip
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[State, PastTurn]):
    """Looks back on a match of the flagship."""

    efforts = EFFORTS
    least = 0.01

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        super().__init__(game, record, effort)
        self._position = Position.of(self.match)
        line = self._position.config.options.line
        self.assessor = Assessor(analyst(EFFORTS[effort], line))

    def look_as(self, seat: str, moves: Sequence[str]) -> None:
        """Call beings by their numbers that are unknown to the seat when the record ends (W-81)."""
        start = self._position.value
        end = Position(start.copy())
        for line in moves:
            end.perform(line, None)
        start.config = start.config.with_names(names_for(end.value, SIDES.index(seat)))

    def turns(self, moves: Sequence[str]) -> Iterator[PastTurn]:
        """Play the record's lines, turn by turn."""
        return turns(self._position, moves)

    def analysis(self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]) -> Analysis:
        """All together, with what was counted."""
        result, ledger = self._position.result, Ledger()
        for past in self.past:
            ledger.enter(past.events, past.number)
        winner = (result["winner"] or "") if result else ""
        totals = {side: self.total(seat, *luck_and_loss(side, turns)) for seat, side in enumerate(SIDES)}
        told = lost_by(self.past, 1 - SIDES.index(winner)) if winner else ()
        return Analysis(start, turns, totals, costliest, ledger.best(winner), tuple(told))

    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A side's luck, play and dice."""
        config = self._position.config
        rolls = [
            Roll(tuple(config.level[card] for card in past.cards), past.faces)
            for past in self.past
            if past.seat == seat and past.faces
        ]
        both = summons_rolled(config.definitions, rolls), factors_rolled(config.definitions, rolls)
        return Total(luck, lost, *both)


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
