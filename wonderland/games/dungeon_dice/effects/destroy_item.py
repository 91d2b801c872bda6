"""The effect ``destroy_item``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import ITEM, OnEach
from wonderland.games.dungeon_dice.harm import discard
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class DestroyItem(OnEach):
    """The item is discarded; nothing else happens."""

    key: ClassVar[str] = "destroy_item"
    form: ClassVar[str] = "destroy_item"
    takes: ClassVar[frozenset[str]] = ITEM
    of_items: ClassVar[bool] = False

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Discard it."""
        item = state.item_at(target)
        if item is not None:
            state.stirred = True  # DD-87
            discard(state, item, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("discards it")
