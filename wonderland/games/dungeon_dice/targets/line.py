"""The target ``line``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import NamedMonster


class Line(NamedMonster):
    """An enemy monster in the user's row or column; what lies between is no matter."""

    key: ClassVar[str] = "line"
    form: ClassVar[str] = "line R"
    whose: ClassVar[str] = say("an enemy in its row or column,")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All of the other side in the user's row or column."""
        store, straight = state.store, state.config.grid.direction
        here = store[SQUARE + user]
        return [
            other
            for other in state.crew[1 - store[SIDE + user]]
            if straight(here, store[SQUARE + other])
        ]
