"""The effect ``reveal_item``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import ITEM, OnEach
from wonderland.games.dungeon_dice.harm import turn_up
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class RevealItem(OnEach):
    """The item is turned face up; nothing else happens."""

    key: ClassVar[str] = "reveal_item"
    form: ClassVar[str] = "reveal_item"
    takes: ClassVar[frozenset[str]] = ITEM
    of_items: ClassVar[bool] = False

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Turn it up."""
        item = state.item_at(target)
        if item is not None:
            turn_up(state, item, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("turns it face up")
