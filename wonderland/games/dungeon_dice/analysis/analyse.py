"""The analysis of a match: how it went for each side, how lucky its rolls were, what it was lost by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.actions.summoning import calling_kinds
from wonderland.games.dungeon_dice.ai.evaluator import shipped_evaluator
from wonderland.games.dungeon_dice.analysis.assess import Assessor, Effort
from wonderland.games.dungeon_dice.analysis.past import PastTurn, turns
from wonderland.games.dungeon_dice.analysis.report import Analysis, Total
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.rolls import table
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake, Shares, Turn, luck_and_loss

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=2, worlds=3, rolls=6),
    "usual": Effort(plans=4, worlds=8, rolls=16),
    "high": Effort(plans=8, worlds=40, rolls=60),
})  # fmt: skip
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[PastTurn]):
    """Looks back on a match of Dungeon Dice."""

    efforts = EFFORTS
    seats = SIDES

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        self._assessor = Assessor(shipped_evaluator(), EFFORTS[effort])
        position = game.open(record)
        assert isinstance(position, Position)
        self._position = position
        self._ledger = _Ledger()

    def turns(self, moves: Sequence[str]) -> Iterator[PastTurn]:
        """Play the record's lines, turn by turn."""
        return turns(self._position, moves)

    def assess(self, past: PastTurn, rng: Random, seat: str) -> Assessment:
        """Score a turn."""
        return self._assessor.assess(past, rng, seat)

    def count(self, past: PastTurn) -> None:
        """Count a turn's roll."""
        self._ledger.enter(past)

    def opening(self) -> Shares:
        """Even, before anything was played."""
        return dict.fromkeys(SIDES, 0.5)

    def shares(self, past: PastTurn) -> tuple[Shares, Shares]:
        """The chances where a turn began, and where it ended."""
        return self._shares(past.start), self._shares(past.end)

    def _shares(self, state: State) -> Shares:
        """Each side's chance where a turn begins, or where the record ends."""
        west = self._assessor.share(state, 0, state.active)
        return {"w": west, "e": 1 - west}

    def analysis(
        self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]
    ) -> Analysis:
        """All together, with what was counted."""
        totals = {
            letter: self._ledger.total(side, *luck_and_loss(letter, turns))
            for side, letter in enumerate(SIDES)
        }
        return Analysis(start, turns, totals, costliest)


class _Ledger:
    """Counts what each side rolls."""

    def __init__(self) -> None:
        self._calls, self._crests = [0, 0], [0, 0]
        self._calls_expected, self._crests_expected = [0.0, 0.0], [0.0, 0.0]

    def enter(self, past: PastTurn) -> None:
        """Count a turn's roll."""
        state, side = past.rolled, past.seat
        if state is None:
            return
        definitions = state.config.definitions
        of = table(definitions, state.dice)
        self._calls[side] += bool(calling_kinds(state))
        self._calls_expected[side] += sum([chance for _, chance in of.calls])
        shown = [definitions.gives[face] for face in state.faces]
        self._crests[side] += sum([number for crest, number in shown if crest >= 0])
        self._crests_expected[side] += sum([n * p for crest in of.crests for n, p in crest])

    def total(self, side: int, luck: float, lost: float) -> Total:
        """A side's numbers."""
        return Total(
            luck, lost, self._calls[side], self._calls_expected[side],
            self._crests[side], self._crests_expected[side],
        )  # fmt: skip


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
