"""The effects ``atk`` and ``def``: a stat changes for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import (
    ATK_ALWAYS,
    ATK_BATTLE,
    ATK_TURN,
    DEF_ALWAYS,
    DEF_BATTLE,
    DEF_TURN,
)
from wonderland.games.dungeon_dice.effects.base import Change, OnEach
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast

Until = Literal["battle", "turn", "always"]
_WHILE: Mapping[str, Callable[[str, int], str]] = {
    "battle": lambda stat, n: say("{stat} {n:+d} in this battle", stat=stat, n=n),
    "turn": lambda stat, n: say("{stat} {n:+d} this turn", stat=stat, n=n),
    "always": lambda stat, n: say("{stat} {n:+d} for good", stat=stat, n=n),
}


class _Stat(OnEach):
    """Changes a stat until the end of the battle, of the turn, or always; it never counts below 0."""

    stat: ClassVar[str]
    columns: ClassVar[Mapping[str, int]]

    n: Change
    until: Until

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Change a monster's stat."""
        if not state.in_play(target):
            return
        state.store[self.columns[self.until] + target] += self.n
        if events is not None:
            now = state.atk(target) if self.stat == "atk" else state.defence(target)
            name = state.id_of(target)
            events.append(ev.StatChanged(name, self.stat, self.n, self.until, now))

    @property
    def does(self) -> str:
        """What it does."""
        return _WHILE[self.until](self.stat.capitalize(), self.n)

    @property
    def brief(self) -> str:
        """By how much."""
        return say("{stat} {by:+d}", stat=self.stat.capitalize(), by=self.n)


class Atk(_Stat):
    """Changes Atk."""

    key: ClassVar[str] = "atk"
    form: ClassVar[str] = "atk N battle|turn|always"
    stat: ClassVar[str] = "atk"
    columns: ClassVar[Mapping[str, int]] = {
        "battle": ATK_BATTLE, "turn": ATK_TURN, "always": ATK_ALWAYS,
    }  # fmt: skip


class Def(_Stat):
    """Changes Def."""

    key: ClassVar[str] = "def"
    form: ClassVar[str] = "def N battle|turn|always"
    stat: ClassVar[str] = "def"
    columns: ClassVar[Mapping[str, int]] = {
        "battle": DEF_BATTLE, "turn": DEF_TURN, "always": DEF_ALWAYS,
    }  # fmt: skip
