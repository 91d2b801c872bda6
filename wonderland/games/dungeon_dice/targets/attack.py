"""The target ``attack``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Range, Target, squares


class AttackTarget(Target):
    """The enemy attack that began the chain, if its target is near: the user, a friend, the Master."""

    key: ClassVar[str] = "attack"
    form: ClassVar[str] = "attack R"
    gives: ClassVar[Gives] = "attack"

    r: Range

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right if there is such an attack."""
        link = state.chain[0] if state.chain else None
        store, grid = state.store, state.config.grid
        side = store[SIDE + user]
        if link is None or link.deed != "attack" or link.side == side:
            return ()
        target = link.target
        square = grid.slots[side] if target == MASTER else store[SQUARE + target]
        near = grid.distance(store[SQUARE + user], square) <= self.r
        return UNNAMED if near else ()

    @property
    def why(self) -> str:
        """What it needs."""
        return say("it is for {aim}", aim=self.whom)

    @property
    def whom(self) -> str:
        """At what it is aimed."""
        if not self.r:
            return say("an enemy attack on itself")
        return say(
            "an enemy attack on itself, a friend or your Master at most {squares} away",
            squares=squares(self.r),
        )

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The first link of the chain."""
        return [0]
