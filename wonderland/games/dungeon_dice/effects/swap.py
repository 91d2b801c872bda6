"""The effect ``swap``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.effects.base import OnEach
from wonderland.games.dungeon_dice.harm import touch
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Swap(OnEach):
    """User and target change squares; the user arrives first."""

    key: ClassVar[str] = "swap"
    form: ClassVar[str] = "swap"
    of_items: ClassVar[bool] = False
    carries: ClassVar[bool] = True

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Let them change squares; nobody comes onto a blocked square."""
        user = cast.user
        if not (state.in_play(user) and state.in_play(target)) or user == target:
            return
        here, there = state.store[SQUARE + user], state.store[SQUARE + target]
        if state.blocked & (1 << here | 1 << there):
            return
        state.swap(user, target)
        if events is not None:
            names = state.config.grid.names
            events.append(ev.Moved(state.id_of(user), (names[here], names[there]), "swap"))
            events.append(ev.Moved(state.id_of(target), (names[there], names[here]), "swap"))
        touch(state, user, there, events)
        touch(state, target, here, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("changes squares with it")
