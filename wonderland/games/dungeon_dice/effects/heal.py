"""The effect ``heal``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import OnEach, Tens
from wonderland.games.dungeon_dice.harm import heal
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Heal(OnEach):
    """Takes off up to so much damage."""

    key: ClassVar[str] = "heal"
    form: ClassVar[str] = "heal N"

    n: Tens

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Heal a monster."""
        if state.in_play(target):
            heal(state, target, self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("heals {n}", n=self.n)
