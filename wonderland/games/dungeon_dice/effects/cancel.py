"""The effect ``cancel``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import OnEach
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Cancel(OnEach):
    """The targeted link does nothing when its turn to resolve comes."""

    key: ClassVar[str] = "cancel"
    form: ClassVar[str] = "cancel"
    takes: ClassVar[frozenset[str]] = frozenset({"attack", "link"})
    of_items: ClassVar[bool] = False

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Mark the link."""
        state.cancelled |= 1 << target
        if events is not None:
            events.append(ev.Cancelled(target + 1))

    @property
    def does(self) -> str:
        """What it does."""
        return say("cancels it")
