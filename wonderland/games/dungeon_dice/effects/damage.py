"""The effect ``damage``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import OnEach, Tens
from wonderland.games.dungeon_dice.harm import damage
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Damage(OnEach):
    """Damage at once; it is no attack, so nobody defends and Masters feel nothing."""

    key: ClassVar[str] = "damage"
    form: ClassVar[str] = "damage N"
    carries: ClassVar[bool] = True

    n: Tens

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Hurt a monster."""
        if state.in_play(target):
            damage(state, target, self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say("{n} damage", n=self.n)
