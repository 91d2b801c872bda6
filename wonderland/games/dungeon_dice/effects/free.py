"""The effect ``free``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say_n
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import FREE
from wonderland.games.dungeon_dice.effects.base import Few, OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Free(OnEach):
    """The next squares of its strides this turn cost nothing; adds up (DD-46)."""

    key: ClassVar[str] = "free"
    form: ClassVar[str] = "free N"

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Give it free squares."""
        if state.in_play(target):
            state.store[FREE + target] += self.n
            mark(state, target, "free", self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say_n("the next square is free", "the next {n} squares are free", self.n)
