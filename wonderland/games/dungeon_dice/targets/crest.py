"""The target ``crest``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast, Gives, Names, Target


class Crest(Target):
    """A type of crest of which the opponent holds at least one."""

    key: ClassVar[str] = "crest"
    form: ClassVar[str] = "crest"
    gives: ClassVar[Gives] = "crest"
    names: ClassVar[Names] = "crest"

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """The types that the opponent holds."""
        base = 5 * (1 - state.store[SIDE + user])
        return [crest for crest in range(5) if state.crests[base + crest]]

    @property
    def why(self) -> str:
        """What it has to be aimed at."""
        return say("the opponent holds none of that crest")

    @property
    def whom(self) -> str:
        """At what it is aimed."""
        return say("a crest that the opponent holds")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The type that was named."""
        return [cast.target]
