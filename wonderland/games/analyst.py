"""The analysis of a game as one of its parts, whose modules are imported when it is asked for something."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.kit.looking_back import Analysis


class LooksBack(Protocol):
    """A game's class of ``kit.looking_back.LookingBack``."""

    @property
    def efforts(self) -> Collection[str]:
        """How hard it may look, the least first."""
        ...

    def analyse(
        self, game: Game, record: Record, effort: str, *,
        tell: Callable[[int, int], None] | None, seat: str,
    ) -> Analysis:  # fmt: skip
        """Analyse a record."""
        ...


class Analysing(NamedTuple):
    """What a game's own modules bring.

    Attributes:
        looking_back: how it looks back on a record.
        as_known: as ``Analyst.as_known``.
    """

    looking_back: LooksBack
    as_known: Callable[[Game, Record, str], Record]


class Analyst:
    """Looking back on a match.

    Args:
        load: imports what looks back.
        usual: the effort that is taken where none is named.
    """

    def __init__(self, load: Callable[[], Analysing], usual: str) -> None:
        self._load = load
        self.usual = usual

    @property
    def efforts(self) -> Sequence[str]:
        """How hard it may look, the least first."""
        return tuple(self._load().looking_back.efforts)

    def analyse(
        self,
        game: Game,
        record: Record,
        effort: str,
        tell: Callable[[int, int], None] | None = None,
        seat: str = "",
    ) -> Analysis:
        """Analyse a record (``LookingBack.analyse``).

        Args:
            game: its game.
            record: what was played; it may be unfinished.
            effort: one of ``efforts``.
            tell: is told how much is done, and of how much.
            seat: whose knowledge the record holds, ``""`` where nothing is hidden.
        """
        return self._load().looking_back.analyse(game, record, effort, tell=tell, seat=seat)

    def as_known(self, game: Game, record: Record, seat: str) -> Record:
        """A record of the same lines that holds nothing which a seat may not know.

        Raises:
            LookupError: if there is none by which the match could have gone as it went.
        """
        return self._load().as_known(game, record, seat)
