"""The target ``finder`` of items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Target


class Finder(Target):
    """The monster that touched the item."""

    key: ClassVar[str] = "finder"
    form: ClassVar[str] = "finder"
    gives: ClassVar[Gives] = "monsters"
    of_items: ClassVar[bool] = True

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is always right: whoever touched the item."""
        return UNNAMED

    @property
    def why(self) -> str:
        """What it needs, which is always there."""
        return say("it is for {aim}", aim=self.whom)

    @property
    def whom(self) -> str:
        """Whom it is for."""
        return say("whoever touches it")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The finder, if it is still in play (DD-71)."""
        return [cast.finder] if state.in_play(cast.finder) else []
