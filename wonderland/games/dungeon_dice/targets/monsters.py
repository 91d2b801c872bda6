"""Targets that are monsters: one that the line names, or all of some sort near by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets import base
from wonderland.games.dungeon_dice.targets.base import Around, NamedMonster


class Friend(NamedMonster):
    """A monster of one's own, not the user."""

    key: ClassVar[str] = "friend"
    friendly: ClassVar[bool] = True
    whose: ClassVar[str] = say("another monster of your own")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All others of the side."""
        return [other for other in state.crew[state.store[SIDE + user]] if other != user]


class Own(NamedMonster):
    """A monster of one's own, the user too."""

    key: ClassVar[str] = "own"
    friendly: ClassVar[bool] = True
    whose: ClassVar[str] = say("a monster of your own")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All of the side."""
        return state.crew[state.store[SIDE + user]]


class Enemy(NamedMonster):
    """An enemy monster."""

    key: ClassVar[str] = "enemy"
    whose: ClassVar[str] = say("an enemy")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All of the other side."""
        return state.crew[1 - state.store[SIDE + user]]


class Line(NamedMonster):
    """An enemy monster in the user's row or column; what lies between is no matter."""

    key: ClassVar[str] = "line"
    whose: ClassVar[str] = say("an enemy in its row or column,")

    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """All of the other side in the user's row or column."""
        store, straight = state.store, state.config.grid.direction
        here = store[SQUARE + user]
        return [other for other in state.crew[1 - store[SIDE + user]] if straight(here, store[SQUARE + other])]


class Enemies(Around):
    """All enemy monsters near the user."""

    key: ClassVar[str] = "enemies"
    whose: ClassVar[str] = say("all enemies")

    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All of the other side."""
        return state.crew[1 - side]


class Others(Around):
    """All other monsters near the user, of both sides."""

    key: ClassVar[str] = "others"
    whose: ClassVar[str] = say("all other monsters, of both sides,")

    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All but the user."""
        return [other for crew in state.crew for other in crew if other != user]


class AroundItem(base.Around):
    """Every monster near the item, of both sides."""

    key: ClassVar[str] = "around"
    whose: ClassVar[str] = say("every monster")
    of_items: ClassVar[bool] = True

    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All monsters."""
        return [*state.crew[0], *state.crew[1]]
