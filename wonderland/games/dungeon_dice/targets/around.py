"""The target ``around`` of items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets import base


class AroundItem(base.Around):
    """Every monster near the item, of both sides."""

    key: ClassVar[str] = "around"
    form: ClassVar[str] = "around R"
    whose: ClassVar[str] = say("every monster")
    of_items: ClassVar[bool] = True

    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All monsters."""
        return [*state.crew[0], *state.crew[1]]
