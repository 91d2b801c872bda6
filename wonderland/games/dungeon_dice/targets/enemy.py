"""The target ``enemy``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import NamedMonster


class Enemy(NamedMonster):
    """An enemy monster."""

    key: ClassVar[str] = "enemy"
    form: ClassVar[str] = "enemy R"
    whose: ClassVar[str] = say("an enemy")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All of the other side."""
        return state.crew[1 - state.store[SIDE + user]]
