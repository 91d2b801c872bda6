"""The target ``enemies``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Around


class Enemies(Around):
    """All enemy monsters near the user."""

    key: ClassVar[str] = "enemies"
    form: ClassVar[str] = "enemies R"
    whose: ClassVar[str] = say("all enemies")

    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All of the other side."""
        return state.crew[1 - side]
