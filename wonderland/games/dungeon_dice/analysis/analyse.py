"""The analysis of a match: how it went for each side, how lucky its rolls were, what it was lost by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.actions.summoning import calling_kinds
from wonderland.games.dungeon_dice.ai.evaluator import shipped_evaluator
from wonderland.games.dungeon_dice.analysis.assess import Assessor, Effort
from wonderland.games.dungeon_dice.analysis.past import PastTurn, enter
from wonderland.games.dungeon_dice.analysis.report import Analysis, Total
from wonderland.games.dungeon_dice.rolls import RollChances, table
from wonderland.games.dungeon_dice.state import State
from wonderland.kit import looking_back

EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        "low": Effort(plans=2, worlds=3, rolls=6),
        "usual": Effort(plans=4, worlds=8, rolls=16),
        "high": Effort(plans=8, worlds=40, rolls=60),
    }
)
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[State, PastTurn]):
    """Looks back on a match of Dungeon Dice."""

    efforts = EFFORTS
    found = Analysis
    turn, enter = PastTurn, staticmethod(enter)

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        super().__init__(game, record, effort)
        self.assessor = Assessor(shipped_evaluator(), EFFORTS[effort])

    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A side's luck, play, and what its rolls showed, held against what their dice promise."""
        rolls = [past.rolled for past in self.past if past.seat == seat and past.rolled]
        odds = [table(state.config.definitions, state.dice) for state in rolls]
        return Total(
            luck,
            lost,
            calls=sum(bool(calling_kinds(state)) for state in rolls),
            calls_expected=sum([sum([p for _, p in of.calls]) for of in odds], 0.0),
            crests=sum(_crests(state) for state in rolls),
            crests_expected=sum([_expected(of) for of in odds], 0.0),
        )


def _crests(state: State) -> int:
    """How many crests a roll shows."""
    shown = [state.config.definitions.gives[face] for face in state.faces]
    return sum(number for crest, number in shown if crest >= 0)


def _expected(odds: RollChances) -> float:
    """How many crests dice promise."""
    return sum([number * chance for crest in odds.crests for number, chance in crest])


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
