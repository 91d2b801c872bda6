"""The target ``own``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import NamedMonster


class Own(NamedMonster):
    """A monster of one's own, the user too."""

    key: ClassVar[str] = "own"
    form: ClassVar[str] = "own R"
    friendly: ClassVar[bool] = True
    whose: ClassVar[str] = say("a monster of your own")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All of the side."""
        return state.crew[state.store[SIDE + user]]
