"""The analysis of a match: how it went for each seat, how lucky it was, and what it was lost by.

What was decided is judged by what the seat could know; luck and chances by all that was there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.ai.chances import chances
from wonderland.games.painting_the_roses.ai.evaluator import shipped_evaluator
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.analysis.assess import Assessor, Effort
from wonderland.games.painting_the_roses.analysis.past import PastTurn, turns
from wonderland.games.painting_the_roses.position import Position
from wonderland.kit import looking_back
from wonderland.kit.looking_back import (
    Assessment,
    LookingBack,
    Turn,
    luck_and_loss,
    unforeseen,
    worth_telling,
)

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=3, worlds=4, draws=6),
    "usual": Effort(plans=6, worlds=14, draws=16),
    "high": Effort(plans=10, worlds=60, draws=80),
})  # fmt: skip
"""How hard an analysis may look."""


@dataclass(frozen=True, slots=True)
class Total:
    """A seat's luck and play in all.

    Attributes:
        luck: of its draws, in share of the win.
        lost: by its actions and answers.
        drawn: how many cards it drew; ``faces`` of them face cards, ``expected`` so many.
        ranks: the mean rank of what it drew.
    """

    luck: float
    lost: float
    drawn: int
    faces: int
    expected: float
    ranks: float


class Analysis(looking_back.Analysis[Turn, Total]):
    """A match of the roses analysed."""


Shares: TypeAlias = Sequence[float]


class _LookingBack(LookingBack[PastTurn, Assessment, Shares, Turn, Analysis]):
    """Looks back on a match of the roses."""

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        self._scales = Scales(shipped_evaluator())
        self._assessor = Assessor(self._scales, EFFORTS[effort])
        position = game.open(record)
        assert isinstance(position, Position)
        self._position = position
        self._ledger = _Ledger(position)

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

    def opening(self) -> Shares:
        return chances(self._position.value, self._scales)

    def begins(self, past: PastTurn) -> Shares:
        return chances(past.start, self._scales)

    def ends(self, past: PastTurn) -> Shares:
        return chances(past.end, self._scales)

    def summed_up(
        self, past: PastTurn, assessment: Assessment, before: Shares, after: Shares
    ) -> Turn:
        if past.acted is not None:
            self._ledger.enter(past.seat, past.drawn)
        seat = past.seat
        return Turn(
            past.number, self._seats[seat], past.line, self._by_seat(after),
            assessment.play_loss, assessment.luck, assessment.answer_losses,
            unforeseen(assessment, after[seat] - before[seat]),
        )  # fmt: skip

    def analysis(
        self, begins: Shares, found: tuple[Turn, ...], scored: Sequence[Assessment]
    ) -> Analysis:
        totals = {
            letter: self._ledger.total(seat, letter, found)
            for seat, letter in enumerate(self._seats)
        }
        costliest = worth_telling([assessment.mistakes for assessment in scored])
        return Analysis(self._by_seat(begins), found, totals, costliest)

    @property
    def _seats(self) -> Sequence[str]:
        return self._position.config.seats

    def _by_seat(self, shares: Shares) -> dict[str, float]:
        return dict(zip(self._seats, shares, strict=True))


class _Ledger:
    """Counts what each seat draws.

    Faces are held against their share of the cards that are in play: the pack without the hedges.
    """

    def __init__(self, position: Position) -> None:
        config = position.config
        self._config = config
        self._drawn: list[list[int]] = [[] for _ in config.seats]
        faces = sum(count for card, count in enumerate(config.pack) if config.power[card])
        self._share = faces / (sum(config.pack) - config.ring)

    def enter(self, seat: int, cards: list[int]) -> None:
        """Count cards that a seat drew."""
        self._drawn[seat] += cards

    def total(self, seat: int, letter: str, found: Sequence[Turn]) -> Total:
        """A seat's numbers."""
        config, drawn = self._config, self._drawn[seat]
        return Total(
            *luck_and_loss(letter, found),
            len(drawn),
            sum(bool(config.power[card]) for card in drawn),
            len(drawn) * self._share,
            sum(config.rank[card] for card in drawn) / len(drawn) if drawn else 0.0,
        )


analyse = _LookingBack.analyse
