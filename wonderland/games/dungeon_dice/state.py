"""Where a match stands: the numbers that change, beside all that is fixed for the match.

What knows abilities, pools or options takes a ``State``; the rules of the table take what it is to
them, a ``TableState``. The names of sides and phases are those of ``table_state``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import FIGURE
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.match_config import MatchConfig
from wonderland.games.dungeon_dice.table_state import (
    ACTION,
    CHAIN,
    CHOOSE,
    DEFEND,
    FIRST,
    NOBODY,
    OVER,
    PHASES,
    PLACE,
    ROLL,
    SIDES,
    SUMMON,
    Item,
    Link,
    Placing,
    Result,
    TableState,
    Touched,
    add,
    hurt_master,
    lay,
    remove,
)


class State(TableState):
    """A match's state.

    Attributes:
        config: what is fixed for the match, abilities and pools too; shared by every copy.
        chain: its links, the first first.
    """

    __slots__ = ()

    config: MatchConfig
    chain: tuple[AnyLink, ...]

    def figure(self, monster: int) -> Figure:
        """A monster's definition."""
        return self.config.figures[self.store[FIGURE + monster]]


class LinkCode(Protocol):
    """What a link of a chain carries out: an action, or an item's effect (DD-66, DD-80)."""

    def pay(self, state: State, side: int) -> tuple[int, int]:
        """Note what declaring it means; the crest by which it is paid, and how many."""
        ...

    def idle(self, state: State, side: int) -> str:
        """Why it does nothing as it resolves: ``left``, ``void``; ``""`` if it takes effect (DD-71)."""
        ...

    def resolve(self, state: State, side: int, at: int, tell: Telling | None) -> None:
        """Take effect, at a place in the chain from 0 (DD-70)."""
        ...


AnyLink: TypeAlias = Link[LinkCode]


class Telling(NamedTuple):
    """Where events go, and how a link is written as the state's ``chain`` has it."""

    events: ev.Events
    line: Callable[[State, AnyLink], str]


__all__ = [
    "ACTION", "CHAIN", "CHOOSE", "DEFEND", "FIRST", "NOBODY", "OVER", "PHASES", "PLACE", "ROLL",
    "SIDES", "SUMMON", "AnyLink", "Item", "Link", "LinkCode", "Placing", "Result", "State", "Telling", "Touched",
    "add", "hurt_master", "lay", "remove",
]  # fmt: skip
