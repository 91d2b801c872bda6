"""The target ``item``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast, Gives, Names, Range, Target, squares


class ItemTarget(Target):
    """The item on a square, either side's."""

    key: ClassVar[str] = "item"
    form: ClassVar[str] = "item R"
    gives: ClassVar[Gives] = "item"
    names: ClassVar[Names] = "square"

    r: Range

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """The squares of items in reach."""
        grid = state.config.grid
        return grid.listed(state.chests & grid.within(state.store[SQUARE + user], self.r))

    @property
    def why(self) -> str:
        """What it has to be aimed at."""
        return say("it is aimed at the square of {aim}", aim=self.whom)

    @property
    def whom(self) -> str:
        """At what it is aimed."""
        return say("an item at most {squares} away", squares=squares(self.r))

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The square that was named; each effect asks whether an item is still there (DD-71)."""
        return [cast.target]
