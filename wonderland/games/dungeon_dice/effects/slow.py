"""The effect ``slow``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import SLOW
from wonderland.games.dungeon_dice.effects.base import Few, OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Slow(OnEach):
    """Each square costs it more Move this turn, unless it is free; adds up (DD-46)."""

    key: ClassVar[str] = "slow"
    form: ClassVar[str] = "slow N"

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Make its squares dearer."""
        if state.in_play(target):
            state.store[SLOW + target] += self.n
            mark(state, target, "slow", self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("each square costs {n} Move more this turn", n=self.n)

    @property
    def brief(self) -> str:
        """What it does, in a word or two."""
        return say("slowed")
