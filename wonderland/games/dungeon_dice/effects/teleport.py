"""The effect ``teleport``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import SQUARE, OnEach
from wonderland.games.dungeon_dice.harm import arrive
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Teleport(OnEach):
    """The user is moved to the target square, if that is still free."""

    key: ClassVar[str] = "teleport"
    form: ClassVar[str] = "teleport"
    takes: ClassVar[frozenset[str]] = SQUARE
    of_items: ClassVar[bool] = False
    carries: ClassVar[bool] = True

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Move the user."""
        if state.in_play(cast.user) and state.free >> target & 1:
            arrive(state, cast.user, (target,), "teleport", events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("moves there at once")
