"""The analysis of a match: how it went for each seat, what tiles brought, and what it was lost by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.dominoes_of_war.analysis.assess import Assessor, Effort
from wonderland.games.dominoes_of_war.analysis.past import PastTurn, state_of, turns
from wonderland.games.dominoes_of_war.analysis.report import Analysis, Total
from wonderland.games.dominoes_of_war.state import State
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake, Shares, Turn, luck_and_loss

EFFORTS: Mapping[str, Effort] = MappingProxyType({
    "low": Effort(plans=3, worlds=1, states=60, replies=20),
    "usual": Effort(plans=4, worlds=4, states=200, replies=40),
    "high": Effort(plans=8, worlds=12, states=500, replies=60),
})  # fmt: skip
"""How hard an analysis may look."""


class LookingBack(looking_back.LookingBack[PastTurn]):
    """Looks back on a match of Dominoes of War."""

    efforts = EFFORTS

    def __init__(self, game: Game, record: Record, effort: str) -> None:
        self._match = Match(game, replace(record, moves=[], lines=[]))
        self._config = state_of(self._match).config
        self._assessor = Assessor(self._config, EFFORTS[effort])
        self.seats = self._config.seats
        self._past: list[PastTurn] = []

    def turns(self, moves: Sequence[str]) -> Iterator[PastTurn]:
        """Play the record's lines, turn by turn."""
        return turns(self._match, moves)

    def assess(self, past: PastTurn, rng: Random, seat: str) -> Assessment:  # noqa: ARG002 - after set-up all lies open
        """Score a turn."""
        return self._assessor.assess(past, rng)

    def count(self, past: PastTurn) -> None:
        """Remember the turn, whose tiles and shots are counted at the end."""
        self._past.append(past)

    def opening(self) -> Shares:
        """The chances where the record begins."""
        return self._shares(state_of(self._match))

    def shares(self, past: PastTurn) -> tuple[Shares, Shares]:
        """The chances where a turn began, and where it ended."""
        return self._shares(past.start), self._shares(past.end)

    def _shares(self, state: State) -> Shares:
        """Each seat's share of the win."""
        return dict(zip(self.seats, self._assessor.shares(state), strict=True))

    def analysis(
        self, start: Shares, turns: tuple[Turn, ...], costliest: tuple[Mistake, ...]
    ) -> Analysis:
        """All together, with what was counted."""
        totals = {letter: self._total(letter, turns) for letter in self.seats}
        return Analysis(start, turns, totals, costliest)

    def _total(self, letter: str, turns: tuple[Turn, ...]) -> Total:
        """A seat's numbers."""
        definitions, seat = self._config.definitions, self.seats.index(letter)
        own = [past for past in self._past if past.seat == seat]
        faces = [flip.face for past in own for _, flip in past.flips]
        side = self._config.side
        removed = [
            gone
            for past in own
            for gone in past.removed
            if side[self.seats.index(gone)] != side[seat]
        ]
        return Total(
            *luck_and_loss(letter, turns),
            flips=len(faces),
            mines=sum(face in definitions.mines for face in faces),
            bonuses=sum(bool(definitions.totals[face]) for face in faces),
            removed=len(removed),
        )


# What the house asks of it (``games.parts.AnalysisPart``).
analyse, efforts, usual = LookingBack.analyse, tuple(LookingBack.efforts), "usual"
