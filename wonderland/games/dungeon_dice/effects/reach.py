"""The effect ``reach``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import REACH
from wonderland.games.dungeon_dice.effects.base import Few, OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Reach(OnEach):
    """Its attacks reach further this turn (DD-50); of several the furthest counts."""

    key: ClassVar[str] = "reach"
    form: ClassVar[str] = "reach N"
    carries: ClassVar[bool] = True

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Lengthen its attacks."""
        if state.in_play(target):
            state.store[REACH + target] = max(self.n, state.store[REACH + target])
            mark(state, target, "reach", self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("attacks reach {n} squares this turn", n=self.n)

    @property
    def brief(self) -> str:
        """What it does, in a word or two."""
        return say("reach {n}", n=self.n)
