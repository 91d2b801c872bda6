"""The effect ``block``."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say_n
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import SQUARE, Few, OnEach
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Block(OnEach):
    """The target square is blocked to the end of the nth turn after this one (DD-11)."""

    key: ClassVar[str] = "block"
    form: ClassVar[str] = "block N"
    takes: ClassVar[frozenset[str]] = SQUARE
    of_items: ClassVar[bool] = False

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Block a square."""
        if state.free >> target & 1:
            until = state.turn + self.n
            state.block(target, until)
            if events is not None:
                events.append(ev.Blocked(state.config.grid.names[target], until))

    @property
    def does(self) -> str:
        """What it does."""
        return say_n(
            "blocks it to the end of the next turn",
            "blocks it to the end of the next {n} turns",
            self.n,
        )
