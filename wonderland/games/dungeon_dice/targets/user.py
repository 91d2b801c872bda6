"""The target ``self``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Target


class User(Target):
    """The user itself."""

    key: ClassVar[str] = "self"
    form: ClassVar[str] = "self"
    gives: ClassVar[Gives] = "monsters"

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is always right."""
        return UNNAMED

    @property
    def why(self) -> str:
        """Nothing is named."""
        return say("it is for the user itself, and names nothing")

    @property
    def whom(self) -> str:
        """At whom it is aimed."""
        return say("itself")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The user, if it is still in play."""
        return [cast.user] if state.in_play(cast.user) else []
