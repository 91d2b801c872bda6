"""The target ``friend``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import NamedMonster


class Friend(NamedMonster):
    """A monster of one's own, not the user."""

    key: ClassVar[str] = "friend"
    form: ClassVar[str] = "friend R"
    friendly: ClassVar[bool] = True
    whose: ClassVar[str] = say("another monster of your own")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All others of the side."""
        return [other for other in state.crew[state.store[SIDE + user]] if other != user]
