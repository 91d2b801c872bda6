"""Targets that the line names and that are no monsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Gives, Names, Near, Target


class Square(Near):
    """A free square; each effect asks whether it still is (DD-71)."""

    key: ClassVar[str] = "square"
    gives: ClassVar[Gives] = "square"
    names: ClassVar[Names] = "square"
    whose: ClassVar[str] = say("a free square")

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """The free squares in reach."""
        grid = state.config.grid
        return grid.listed(state.free & grid.within(state.store[SQUARE + user], self.r))

    @property
    def why(self) -> str:
        """What it has to be aimed at."""
        return say("it is aimed at {aim}: laid, without a monster, not blocked", aim=self.whom)


class ItemTarget(Near):
    """The item on a square, either side's; each effect asks whether it is still there (DD-71)."""

    key: ClassVar[str] = "item"
    gives: ClassVar[Gives] = "item"
    names: ClassVar[Names] = "square"
    whose: ClassVar[str] = say("an item")

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """The squares of items in reach."""
        grid = state.config.grid
        return grid.listed(state.chests & grid.within(state.store[SQUARE + user], self.r))

    @property
    def why(self) -> str:
        """What it has to be aimed at."""
        return say("it is aimed at the square of {aim}", aim=self.whom)


class Crest(Target):
    """A type of crest of which the opponent holds at least one."""

    key: ClassVar[str] = "crest"
    gives: ClassVar[Gives] = "crest"
    names: ClassVar[Names] = "crest"
    why: ClassVar[str] = say("the opponent holds none of that crest")
    whom: ClassVar[str] = say("a crest that the opponent holds")

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """The types that the opponent holds."""
        base = 5 * (1 - state.store[SIDE + user])
        return [crest for crest in range(5) if state.crests[base + crest]]
