"""The analysis of a match: how it went for each side, how lucky its rolls were, what it was lost by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.ai.evaluator import shipped_evaluator
from wonderland.games.dungeon_dice.analysis.assess import Assessment, Assessor, Effort
from wonderland.games.dungeon_dice.analysis.past import PastTurn, turns
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.rolls import table
from wonderland.games.dungeon_dice.state import SIDES, State
from wonderland.games.dungeon_dice.turn import calling_kinds
from wonderland.kit import looking_back
from wonderland.kit.looking_back import LookingBack, luck_and_loss, unforeseen, worth_telling

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=2, worlds=3, rolls=6),
    "usual": Effort(plans=4, worlds=8, rolls=16),
    "high": Effort(plans=8, worlds=40, rolls=60),
})  # fmt: skip
"""How hard an analysis may look."""


@dataclass(frozen=True, slots=True)
class Turn(looking_back.Turn):
    """A turn as it went.

    Attributes:
        dice_loss: what the side lost by its dice; None where it can't be said.
    """

    dice_loss: float | None

    @property
    def lost(self) -> float:
        """What the side lost by its dice and its deeds."""
        return (self.dice_loss or 0.0) + (self.play_loss or 0.0)


@dataclass(frozen=True, slots=True)
class Total:
    """A side's luck and play in all.

    Attributes:
        luck: of its rolls, in share of the win.
        lost: by its dice, deeds and answers.
        calls: how many rolls could call somebody (DD-31); ``calls_expected`` of these dice.
        crests: how many crests it rolled; ``crests_expected`` of these dice.
    """

    luck: float
    lost: float
    calls: int
    calls_expected: float
    crests: int
    crests_expected: float


class Analysis(looking_back.Analysis[Turn, Total]):
    """A match of Dungeon Dice analysed."""


Chances: TypeAlias = dict[str, float]


class _LookingBack(LookingBack[PastTurn, Assessment, Chances, Turn, Analysis]):
    """Looks back on a match of Dungeon Dice."""

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        self._assessor = Assessor(shipped_evaluator(), EFFORTS[effort])
        position = game.open(record)
        assert isinstance(position, Position)
        self._position = position
        self._ledger = _Ledger()

    def turns(self, moves: Sequence[str]) -> Iterator[PastTurn]:
        return turns(self._position, moves)

    def assess(
        self,
        past: PastTurn,
        moves: Sequence[str],  # noqa: ARG002
        rng: Random,
        seat: str,
    ) -> Assessment:
        return self._assessor.assess(past, rng, seat)

    def opening(self) -> Chances:
        return dict.fromkeys(SIDES, 0.5)

    def begins(self, past: PastTurn) -> Chances:
        return self._chances(past.start)

    def ends(self, past: PastTurn) -> Chances:
        return self._chances(past.end)

    def _chances(self, state: State) -> Chances:
        """Each side's chance where a turn begins, or where the record ends."""
        west = self._assessor.share(state, 0, state.active)
        return {"w": west, "e": 1 - west}

    def summed_up(
        self, past: PastTurn, assessment: Assessment, before: Chances, after: Chances
    ) -> Turn:
        self._ledger.enter(past)
        letter = SIDES[past.seat]
        return Turn(
            past.number, letter, past.line, after, assessment.play_loss, assessment.luck,
            assessment.answer_losses, unforeseen(assessment, after[letter] - before[letter]),
            assessment.dice_loss,
        )  # fmt: skip

    def analysis(
        self, begins: Chances, found: tuple[Turn, ...], scored: Sequence[Assessment]
    ) -> Analysis:
        totals = {letter: self._ledger.total(side, found) for side, letter in enumerate(SIDES)}
        costliest = worth_telling([assessment.mistakes for assessment in scored])
        return Analysis(begins, found, totals, costliest)


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

    def total(self, side: int, found: Sequence[Turn]) -> Total:
        """A side's numbers."""
        return Total(
            *luck_and_loss(SIDES[side], found), self._calls[side],
            self._calls_expected[side], self._crests[side], self._crests_expected[side],
        )  # fmt: skip


analyse = _LookingBack.analyse
