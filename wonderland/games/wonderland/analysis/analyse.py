"""The analysis of a match: how it went, how lucky it was, and what it was lost by.

It sees everything, as one does after a match; of a match that is under way it is handed what one
seat knows (``known``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.wonderland.ai.agents import analyst
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.analysis.assess import DICE, Assessment, Assessor, Mistake, chance
from wonderland.games.wonderland.analysis.deeds import Deeds, Ledger
from wonderland.games.wonderland.analysis.luck import Count, Roll, factors_rolled, summons_rolled
from wonderland.games.wonderland.analysis.past import PastTurn, turns
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES, WEST
from wonderland.kit.looking_back import LookingBack, as_data, worth_telling

__all__ = ["EFFORTS", "Analysis", "Mistake", "Total", "Turn", "analyse"]

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
WORTH_TELLING = 0.01
"""The loss below which a decision is not called costly."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it went.

    ``after - before``, for the side whose turn it is, is ``luck - dice_loss - play_loss + rest``.

    Attributes:
        number, side: which, and whose.
        line: how many lines of the record lead to it.
        before, after: West's chance to win at its start and at its end.
        dice_loss, play_loss: what the side lost by its dice and by its summon and actions; None
            where there were none, or the turn was cut short.
        luck: what its roll was worth more than was to be expected, None without one.
        answer_loss: what the other side lost by its costliest answer, None if it had none.
        rest: what the estimates did not foresee.
    """

    number: int
    side: str
    line: int
    before: float
    after: float
    dice_loss: float | None
    luck: float | None
    play_loss: float | None
    answer_loss: float | None
    rest: float


@dataclass(frozen=True, slots=True)
class Total:
    """A side's luck and play in all.

    Attributes:
        summons, factors: what its dice brought.
        luck: its rolls, in chance to win.
        lost: its dice, play and answers, in chance to win.
    """

    summons: Count
    factors: Count
    luck: float
    lost: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match analysed.

    Attributes:
        start: West's chance to win at the beginning.
        turns: each turn.
        totals: for ``w`` and ``e``.
        costliest: the costliest decisions, at most one of a turn, the costliest first.
        best: what the being did that did most, of the winner's where there is one; None if none of
            them attacked.
    """

    start: float
    turns: tuple[Turn, ...]
    totals: dict[str, Total]
    costliest: tuple[Mistake, ...]
    best: Deeds | None

    def as_json(self) -> dict[str, object]:
        """The analysis as plain data, its numbers to four places."""
        return as_data(self)


class _LookingBack(LookingBack[PastTurn, Assessment, float, Turn, Analysis]):
    """Looks back on a match of the flagship; chances are West's."""

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        agent = analyst(EFFORTS[effort])
        self._evaluator = agent.evaluator
        self._assessor, self._ledger = Assessor(agent), Ledger()
        position = game.open(record)
        assert isinstance(position, Position)
        self._position = position
        self._rolls: dict[str, list[Roll]] = {side: [] for side in SIDES}

    def turns(self, moves: Sequence[str]) -> Iterator[PastTurn]:
        return turns(self._position, moves)

    def assess(self, past: PastTurn, moves: Sequence[str], rng: Random, seat: str) -> Assessment:
        """Score a turn; what dice the other side chose is not, for its pool is a guess (W-76)."""
        assessment = self._assessor.assess(past, moves, rng)
        if seat and SIDES[past.seat] != seat:
            _leave_out_dice(assessment)
        return assessment

    def opening(self) -> float:
        return chance(self._evaluator, self._position.value, WEST)

    def begins(self, past: PastTurn) -> float:
        return chance(self._evaluator, past.start, WEST)

    def ends(self, past: PastTurn) -> float:
        return chance(self._evaluator, past.end, WEST)

    def summed_up(
        self, past: PastTurn, assessment: Assessment, before: float, after: float
    ) -> Turn:
        if past.faces:
            level = past.start.config.level
            levels = tuple(level[card] for card in past.cards)
            self._rolls[SIDES[past.seat]].append(Roll(levels, past.faces))
        self._ledger.enter(past.events, past.number)
        return _turn(past, assessment, before, after)

    def analysis(
        self, begins: float, found: tuple[Turn, ...], scored: Sequence[Assessment]
    ) -> Analysis:
        definitions, result = self._position.config.definitions, self._position.result
        return Analysis(
            begins,
            found,
            {side: _total(definitions, side, self._rolls[side], found) for side in SIDES},
            worth_telling([assessment.mistakes for assessment in scored], WORTH_TELLING),
            self._ledger.best((result["winner"] or "") if result else ""),
        )


analyse = _LookingBack.analyse


def _leave_out_dice(assessment: Assessment) -> None:
    """Say nothing of a choice of dice."""
    assessment.dice_loss = None
    assessment.mistakes = [mistake for mistake in assessment.mistakes if mistake.kind != DICE]


def _turn(past: PastTurn, assessment: Assessment, before: float, after: float) -> Turn:
    swing = (after - before) * (1 if past.seat == WEST else -1)
    foreseen = (
        (assessment.luck or 0.0) - (assessment.dice_loss or 0.0) - (assessment.play_loss or 0.0)
    )
    return Turn(
        past.number, SIDES[past.seat], past.line, before, after, assessment.dice_loss, assessment.luck,
        assessment.play_loss, assessment.answer_loss, swing - foreseen,
    )  # fmt: skip


def _total(definitions: Definitions, side: str, rolls: list[Roll], found: Sequence[Turn]) -> Total:
    own = [turn for turn in found if turn.side == side]
    lost = sum((turn.dice_loss or 0.0) + (turn.play_loss or 0.0) for turn in own)
    lost += sum(turn.answer_loss or 0.0 for turn in found if turn.side != side)
    return Total(
        summons_rolled(definitions, rolls),
        factors_rolled(definitions, rolls),
        sum(turn.luck or 0.0 for turn in own),
        lost,
    )
