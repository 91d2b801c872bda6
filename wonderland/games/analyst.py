"""The analysis of a game as one of its parts, whose modules are imported when it is asked for something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games.parts import AnalysisReport

R = TypeVar("R", bound=AnalysisReport)
R_co = TypeVar("R_co", bound=AnalysisReport, covariant=True)


class Analyse(Protocol[R_co]):
    """Analyses a record; the arguments as in ``games.parts.AnalysisPart.analyse``."""

    def __call__(
        self,
        game: Game,
        record: Record,
        effort: str,
        *,
        tell: Callable[[int, int], None] | None,
        seat: str,
    ) -> R_co:
        """Analyse it."""
        ...


class Analysing(NamedTuple, Generic[R]):
    """What a game's own modules bring; the names as in ``games.parts.AnalysisPart``.

    Attributes:
        report: what its analyses are.
    """

    report: type[R]
    efforts: Sequence[str]
    analyse: Analyse[R]
    as_lines: Callable[[R, Match], list[str]]
    as_known: Callable[[Game, Record, str], Record]


class Analyst(Generic[R]):
    """Looking back on a match (``games.parts.AnalysisPart``).

    Args:
        load: imports what looks back.
        usual: the effort that is taken where none is named.
    """

    def __init__(self, load: Callable[[], Analysing[R]], usual: str) -> None:
        self._load = load
        self.usual = usual

    @property
    def efforts(self) -> Sequence[str]:
        """How hard it may look, the least first."""
        return self._load().efforts

    def analyse(
        self,
        game: Game,
        record: Record,
        effort: str,
        tell: Callable[[int, int], None] | None = None,
        seat: str = "",
    ) -> AnalysisReport:
        """Analyse a record."""
        return self._load().analyse(game, record, effort, tell=tell, seat=seat)

    def as_lines(self, report: AnalysisReport, match: Match) -> list[str]:
        """Put an analysis of this game into lines of text."""
        own = self._load()
        assert isinstance(report, own.report)
        return own.as_lines(report, match)

    def as_known(self, game: Game, record: Record, seat: str) -> Record:
        """A record of the same lines that holds nothing which a seat may not know.

        Raises:
            LookupError: if there is none by which the match could have gone as it went.
        """
        return self._load().as_known(game, record, seat)
