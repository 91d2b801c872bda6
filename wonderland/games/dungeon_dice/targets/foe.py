"""The target ``foe``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.codes import MASTER, NONE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Target


class Foe(Target):
    """The other monster of the battle."""

    key: ClassVar[str] = "foe"
    form: ClassVar[str] = "foe"
    gives: ClassVar[Gives] = "monsters"

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right in a battle of the user with another monster."""
        return () if _foe(state, user) == NONE else UNNAMED

    @property
    def why(self) -> str:
        """What it needs."""
        return say("it has no battle with another monster")

    @property
    def whom(self) -> str:
        """At whom it is aimed."""
        return say("the other monster of the battle")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The other monster as the battle stands now, which a guard may have changed."""
        foe = _foe(state, cast.user)
        return [foe] if foe != NONE and state.in_play(foe) else []


def _foe(state: TableState, user: int) -> int:
    """The other monster of the user's battle, ``NONE`` if there is none."""
    link = state.chain[0] if state.chain else None
    if link is None or link.deed != "attack":
        return NONE
    if link.doer == user and state.target != MASTER:
        return state.target
    return link.doer if state.target == user and link.doer != MASTER else NONE
