"""The effect ``drain``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, Self

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.crests import CREST_NAMES, CRESTS
from wonderland.games.dungeon_dice.effects.base import ANY, Effect, Few
from wonderland.games.dungeon_dice.harm import drain
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Drain(Effect):
    """The opponent loses crests of the type given, or of the type that the line names."""

    key: ClassVar[str] = "drain"
    form: ClassVar[str] = "drain N or drain X N"
    takes: ClassVar[frozenset[str]] = ANY
    of_items: ClassVar[bool] = False

    n: Few
    crest: Literal["M", "A", "D", "X", "T", ""] = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The crest stands before the number."""
        return super().read(list(reversed(words)))

    def apply(
        self, state: TableState, cast: Cast, reached: Sequence[int], events: ev.Events | None
    ) -> None:
        """Take the crests, once whomever the ability is aimed at."""
        if reached:
            crest = CRESTS.index(self.crest) if self.crest else reached[0]
            drain(state, 1 - cast.side, crest, self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        if self.crest:
            return say(
                "the opponent loses up to {n} {crest}", n=self.n, crest=CREST_NAMES[self.crest]
            )
        return say("the opponent loses up to {n} of that crest", n=self.n)
