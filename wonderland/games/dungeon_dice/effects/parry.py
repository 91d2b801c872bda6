"""The effect ``parry``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import PARRY
from wonderland.games.dungeon_dice.effects.base import ATTACK, OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Parry(OnEach):
    """If the user is still the target when the attack resolves, it defends without paying."""

    key: ClassVar[str] = "parry"
    form: ClassVar[str] = "parry"
    takes: ClassVar[frozenset[str]] = ATTACK
    of_items: ClassVar[bool] = False

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Let it defend without paying."""
        if state.in_play(cast.user):
            state.store[PARRY + cast.user] = 1
            mark(state, cast.user, "parry", 1, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("defends without paying")
