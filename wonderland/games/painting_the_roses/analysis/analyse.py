"""The analysis of a match: how it went for each seat, how lucky it was, and what it was lost by.

What was decided is judged by what the seat could know; luck and chances by all that was there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.ai.chances import chances
from wonderland.games.painting_the_roses.ai.evaluator import shipped_evaluator
from wonderland.games.painting_the_roses.ai.scales import Scales
from wonderland.games.painting_the_roses.analysis.assess import Assessor, Effort
from wonderland.games.painting_the_roses.analysis.past import PastTurn, turns
from wonderland.games.painting_the_roses.analysis.report import Analysis, Total
from wonderland.games.painting_the_roses.position import Position
from wonderland.games.painting_the_roses.state import State
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake, Shares, Turn, luck_and_loss

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=3, worlds=4, draws=6),
    "usual": Effort(plans=6, worlds=14, draws=16),
    "high": Effort(plans=10, worlds=60, draws=80),
})  # fmt: skip
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[PastTurn]):
    """Looks back on a match of the roses."""

    efforts = EFFORTS

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        self._scales = Scales(shipped_evaluator())
        self._assessor = Assessor(self._scales, EFFORTS[effort])
        position = game.open(record)
        assert isinstance(position, Position)
        self._position = position
        self._ledger = _Ledger(position)
        self.seats = position.config.seats

    def turns(self, moves: Sequence[str]) -> Iterator[PastTurn]:
        """Play the record's lines, turn by turn."""
        return turns(self._position, moves)

    def assess(self, past: PastTurn, rng: Random, seat: str) -> Assessment:
        """Score a turn."""
        return self._assessor.assess(past, rng, seat)

    def count(self, past: PastTurn) -> None:
        """Count the cards that were drawn."""
        if past.acted is not None:
            self._ledger.enter(past.seat, past.drawn)

    def opening(self) -> Shares:
        """The chances where the record begins."""
        return self._shares(self._position.value)

    def shares(self, past: PastTurn) -> tuple[Shares, Shares]:
        """The chances where a turn began, and where it ended."""
        return self._shares(past.start), self._shares(past.end)

    def _shares(self, state: State) -> Shares:
        """Each seat's share of the win."""
        return dict(zip(self.seats, chances(state, self._scales), strict=True))

    def analysis(
        self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]
    ) -> Analysis:
        """All together, with what was counted."""
        totals = {
            letter: self._ledger.total(seat, *luck_and_loss(letter, turns))
            for seat, letter in enumerate(self.seats)
        }
        return Analysis(start, turns, totals, costliest)


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

    def total(self, seat: int, luck: float, lost: float) -> Total:
        """A seat's numbers."""
        config, drawn = self._config, self._drawn[seat]
        return Total(
            luck,
            lost,
            len(drawn),
            sum(bool(config.power[card]) for card in drawn),
            len(drawn) * self._share,
            sum(config.rank[card] for card in drawn) / len(drawn) if drawn else 0.0,
        )


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
