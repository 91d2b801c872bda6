"""The effect ``perish``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import ANY, Effect
from wonderland.games.dungeon_dice.harm import destroy
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Perish(Effect):
    """The user is destroyed."""

    key: ClassVar[str] = "perish"
    form: ClassVar[str] = "perish"
    takes: ClassVar[frozenset[str]] = ANY
    of_items: ClassVar[bool] = False

    def apply(
        self, state: TableState, cast: Cast, reached: Sequence[int], events: ev.Events | None
    ) -> None:
        """Destroy the user, whatever was reached."""
        if state.in_play(cast.user):
            destroy(state, cast.user, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("the user is destroyed")
