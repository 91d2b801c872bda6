"""The analysis of a match: how it went, how lucky it was, and what it was lost by.

It sees everything, as one does after a match; of a match that is under way it is handed what one
seat knows (``known``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.wonderland.ai.agents import analyst
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.analysis.assess import Assessor, chance
from wonderland.games.wonderland.analysis.deeds import Ledger
from wonderland.games.wonderland.analysis.luck import Roll, factors_rolled, summons_rolled
from wonderland.games.wonderland.analysis.past import PastTurn, turns
from wonderland.games.wonderland.analysis.report import Analysis, Total
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES, WEST, State
from wonderland.games.wonderland.unknown import names_for
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake, Shares, Turn, luck_and_loss

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


class LookingBack(looking_back.LookingBack[PastTurn]):
    """Looks back on a match of the flagship."""

    efforts = EFFORTS
    least = 0.01
    seats = SIDES

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        agent = analyst(EFFORTS[effort])
        self._evaluator = agent.evaluator
        self._assessor, self._ledger = Assessor(agent), Ledger()
        position = game.open(record)
        assert isinstance(position, Position)
        self._position = position
        self._rolls: dict[str, list[Roll]] = {side: [] for side in SIDES}

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

    def assess(self, past: PastTurn, rng: Random, seat: str) -> Assessment:
        """Score a turn."""
        return self._assessor.assess(past, rng, seat)

    def count(self, past: PastTurn) -> None:
        """Count a turn's roll, and what beings did."""
        if past.faces:
            level = past.start.config.level
            levels = tuple(level[card] for card in past.cards)
            self._rolls[SIDES[past.seat]].append(Roll(levels, past.faces))
        self._ledger.enter(past.events, past.number)

    def opening(self) -> Shares:
        """The chances where the record begins."""
        return self._shares(self._position.value)

    def shares(self, past: PastTurn) -> tuple[Shares, Shares]:
        """The chances where a turn began, and where it ended."""
        return self._shares(past.start), self._shares(past.end)

    def _shares(self, state: State) -> Shares:
        """Each side's chance where a turn begins, or where the record ends."""
        west = chance(self._evaluator, state, WEST)
        return {"w": west, "e": 1 - west}

    def analysis(
        self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]
    ) -> Analysis:
        """All together, with what was counted."""
        result = self._position.result
        totals = {side: self._total(side, turns) for side in SIDES}
        best = self._ledger.best((result["winner"] or "") if result else "")
        return Analysis(start, turns, totals, costliest, best)

    def _total(self, side: str, turns: Sequence[Turn]) -> Total:
        definitions, rolls = self._position.config.definitions, self._rolls[side]
        summons, factors = summons_rolled(definitions, rolls), factors_rolled(definitions, rolls)
        return Total(*luck_and_loss(side, turns), summons, factors)


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
