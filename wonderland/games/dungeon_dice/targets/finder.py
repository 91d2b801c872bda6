"""The target ``finder`` of items."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast, Gives, Target


class Finder(Target):
    """The monster that touched the item."""

    key: ClassVar[str] = "finder"
    form: ClassVar[str] = "finder"
    gives: ClassVar[Gives] = "monsters"
    of_items: ClassVar[bool] = True

    @property
    def words(self) -> str:
        """Whom it is for."""
        return say("whoever touches it")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The finder, if it is still in play (DD-71)."""
        return [cast.finder] if state.in_play(cast.finder) else []
