"""The effect ``hold``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import HELD
from wonderland.games.dungeon_dice.effects.base import OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Hold(OnEach):
    """It takes no more strides this turn."""

    key: ClassVar[str] = "hold"
    form: ClassVar[str] = "hold"

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Hold it."""
        if state.in_play(target):
            state.store[HELD + target] = 1
            mark(state, target, "hold", 1, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("no more strides this turn")

    @property
    def brief(self) -> str:
        """What it does, in a word or two."""
        return say("held")
