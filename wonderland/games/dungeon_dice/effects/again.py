"""The effect ``again``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import AGAIN
from wonderland.games.dungeon_dice.effects.base import OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Again(OnEach):
    """It may attack once more this turn."""

    key: ClassVar[str] = "again"
    form: ClassVar[str] = "again"

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Allow it one attack more."""
        if state.in_play(target):
            state.store[AGAIN + target] += 1
            mark(state, target, "again", 1, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("may attack once more this turn")

    @property
    def brief(self) -> str:
        """What it does, in a word or two."""
        return say("attacks again")
