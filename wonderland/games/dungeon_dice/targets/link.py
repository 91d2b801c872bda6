"""The target ``link``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Target


class LinkTarget(Target):
    """The last link of the chain, if it is an enemy ability."""

    key: ClassVar[str] = "link"
    form: ClassVar[str] = "link"
    gives: ClassVar[Gives] = "link"

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right if the last link is an enemy's ability."""
        last = state.chain[-1] if state.chain else None
        if last is None or last.side == state.store[SIDE + user] or last.deed != "use":
            return ()
        return UNNAMED

    @property
    def why(self) -> str:
        """What it needs."""
        return say("the last link of the chain is no enemy ability")

    @property
    def whom(self) -> str:
        """At what it is aimed."""
        return say("the enemy ability that is the last link of the chain")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The link before this one."""
        return [cast.link - 1]
