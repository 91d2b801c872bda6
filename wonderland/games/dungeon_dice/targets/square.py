"""The target ``square``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast, Gives, Names, Range, Target, squares


class Square(Target):
    """A free square."""

    key: ClassVar[str] = "square"
    form: ClassVar[str] = "square R"
    gives: ClassVar[Gives] = "square"
    names: ClassVar[Names] = "square"

    r: Range

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """The free squares in reach."""
        grid = state.config.grid
        return grid.listed(state.free & grid.within(state.store[SQUARE + user], self.r))

    @property
    def why(self) -> str:
        """What it has to be aimed at."""
        return say("it is aimed at {aim}: laid, without a monster, not blocked", aim=self.whom)

    @property
    def whom(self) -> str:
        """At what it is aimed."""
        return say("a free square at most {squares} away", squares=squares(self.r))

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The square that was named; each effect asks whether it is still free (DD-71)."""
        return [cast.target]
