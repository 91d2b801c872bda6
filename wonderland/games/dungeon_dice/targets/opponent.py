"""The target ``opponent``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Target


class Opponent(Target):
    """The other player."""

    key: ClassVar[str] = "opponent"
    form: ClassVar[str] = "opponent"
    gives: ClassVar[Gives] = "player"

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is always right."""
        return UNNAMED

    @property
    def why(self) -> str:
        """Nothing is named."""
        return say("it is for the opponent, and names nothing")

    @property
    def whom(self) -> str:
        """At whom it is aimed."""
        return say("the opponent")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The other side."""
        return [1 - cast.side]
