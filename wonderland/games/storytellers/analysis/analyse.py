"""The analysis of a match: how it went for each seat, what cards and votes brought, and what it was lost by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.storytellers.analysis.assess import Assessor, Effort, hoped, wanted
from wonderland.games.storytellers.analysis.past import PastRound, rounds, state_of
from wonderland.games.storytellers.analysis.report import Analysis, Total
from wonderland.games.storytellers.state import WONDERFUL, State, each
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake, Shares, Turn, luck_and_loss

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(worlds=4),
    "usual": Effort(worlds=16),
    "high": Effort(worlds=64),
})  # fmt: skip
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[PastRound]):
    """Looks back on a match of Storytellers."""

    efforts = EFFORTS

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        self._match = Match(game, replace(record, moves=[], lines=[]))
        self._config = state_of(self._match).config
        self._assessor = Assessor(self._config, EFFORTS[effort])
        self.seats = self._config.seats
        self._past: list[PastRound] = []

    def turns(self, moves: Sequence[str]) -> Iterator[PastRound]:
        """Play the record's lines, round by round."""
        return rounds(self._match, moves)

    def assess(self, past: PastRound, rng: Random, seat: str) -> Assessment:
        """Score a round."""
        return self._assessor.assess(past, rng, seat)

    def count(self, past: PastRound) -> None:
        """Remember the round, whose votes and draws are counted at the end."""
        self._past.append(past)

    def opening(self) -> Shares:
        """The chances where the record begins."""
        return self._shares(state_of(self._match))

    def shares(self, past: PastRound) -> tuple[Shares, Shares]:
        """The chances where a round began, and where it ended."""
        return self._shares(past.start), self._shares(past.end)

    def _shares(self, state: State) -> Shares:
        """Each seat's share of the win."""
        return dict(zip(self.seats, self._assessor.shares(state), strict=True))

    def analysis(
        self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]
    ) -> Analysis:
        """All together, with what was counted."""
        totals = {
            letter: self._total(seat, *luck_and_loss(letter, turns))
            for seat, letter in enumerate(self.seats)
        }
        return Analysis(start, turns, totals, costliest)

    def _total(self, seat: int, luck: float, lost: float) -> Total:
        """A seat's numbers; its draws in rounds that others told are luck too."""
        luck += sum(self._assessor.luck(past, seat) for past in self._past if past.seat != seat)
        told = [past.rated for past in self._past if past.seat == seat and past.rated]
        draws = [chance for past in self._past for chance in past.draws if chance.seat == seat]
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
