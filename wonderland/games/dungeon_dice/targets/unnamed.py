"""Targets that the line does not name, since there is but one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice.codes import MASTER, NONE
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import UNNAMED, Cast, Gives, Range, Target, squares


class User(Target):
    """The user itself."""

    key: ClassVar[str] = "self"
    gives: ClassVar[Gives] = "monsters"
    why: ClassVar[str] = say("it is for the user itself, and names nothing")
    whom: ClassVar[str] = say("itself")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The user, if it is still in play."""
        return [cast.user] if state.in_play(cast.user) else []


class Opponent(Target):
    """The other player."""

    key: ClassVar[str] = "opponent"
    gives: ClassVar[Gives] = "player"
    why: ClassVar[str] = say("it is for the opponent, and names nothing")
    whom: ClassVar[str] = say("the opponent")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The other side."""
        return [1 - cast.side]


class Finder(Target):
    """The monster that touched the item."""

    key: ClassVar[str] = "finder"
    gives: ClassVar[Gives] = "monsters"
    of_items: ClassVar[bool] = True
    whom: ClassVar[str] = say("whoever touches it")

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The finder, if it is still in play (DD-71)."""
        return [cast.finder] if state.in_play(cast.finder) else []


class Foe(Target):
    """The other monster of the battle."""

    key: ClassVar[str] = "foe"
    gives: ClassVar[Gives] = "monsters"
    why: ClassVar[str] = say("it has no battle with another monster")
    whom: ClassVar[str] = say("the other monster of the battle")

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right in a battle of the user with another monster."""
        return () if _foe(state, user) == NONE else UNNAMED

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The other monster as the battle stands now, which a guard may have changed."""
        foe = _foe(state, cast.user)
        return [foe] if foe != NONE and state.in_play(foe) else []


def _foe(state: TableState, user: int) -> int:
    """The other monster of the user's battle, ``NONE`` if there is none."""
    link = state.chain[0] if state.chain else None
    if link is None or link.deed != "attack":
        return NONE
    if link.doer == user and state.target != MASTER:
        return state.target
    return link.doer if state.target == user and link.doer != MASTER else NONE


class AttackTarget(Target):
    """The enemy attack that began the chain, if its target is near: the user, a friend, the Master."""

    key: ClassVar[str] = "attack"
    gives: ClassVar[Gives] = "attack"

    r: Range

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right if there is such an attack."""
        link = state.chain[0] if state.chain else None
        store, grid = state.store, state.config.grid
        side = store[SIDE + user]
        if link is None or link.deed != "attack" or link.side == side:
            return ()
        target = link.target
        square = grid.slots[side] if target == MASTER else store[SQUARE + target]
        near = grid.distance(store[SQUARE + user], square) <= self.r
        return UNNAMED if near else ()

    @property
    def whom(self) -> str:
        """At what it is aimed."""
        if not self.r:
            return say("an enemy attack on itself")
        return say("an enemy attack on itself, a friend or your Master at most {squares} away", squares=squares(self.r))

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The first link of the chain."""
        return [0]


class LinkTarget(Target):
    """The last link of the chain, if it is an enemy ability."""

    key: ClassVar[str] = "link"
    gives: ClassVar[Gives] = "link"
    why: ClassVar[str] = say("the last link of the chain is no enemy ability")
    whom: ClassVar[str] = say("the enemy ability that is the last link of the chain")

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right if the last link is an enemy's ability."""
        last = state.chain[-1] if state.chain else None
        if last is None or last.side == state.store[SIDE + user] or last.deed != "use":
            return ()
        return UNNAMED

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The link before this one."""
        return [cast.link - 1]
