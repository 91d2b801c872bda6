"""What an effect of abilities and items is (DD-11)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar

from pydantic import AfterValidator, Field

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.part import Part
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast

Few = Annotated[int, Field(ge=1, le=50)]


def _tens(n: int) -> int:
    if n % 10 or not n:
        raise ValueError(say("one damage counter is 10"))
    return n


Tens = Annotated[int, Field(ge=10, le=990), AfterValidator(_tens)]
"""Damage: a multiple of 10, for one damage counter is 10 (DD-6)."""
Change = Annotated[int, Field(ge=-990, le=990), AfterValidator(_tens)]

MONSTERS = frozenset({"monsters"})
SQUARE = frozenset({"square"})
ITEM = frozenset({"item"})
ATTACK = frozenset({"attack"})
ANY = frozenset({"monsters", "square", "item", "crest", "player", "attack", "link"})


class Effect(Part):
    """What an ability or an item does.

    Attributes:
        takes: what the target must give it.
        of_items, of_abilities: whether items and abilities may have it (DD-12).
        carries: whether an ability with it reaches others from afar (DD-85).
        places: whether it lets somebody choose where a monster goes (DD-81).
        says: what it does, for players, with gaps for its parameters: ``{n} damage``.
        says_briefly: the same where there is little room: without until when.
    """

    takes: ClassVar[frozenset[str]] = MONSTERS
    of_items: ClassVar[bool] = True
    of_abilities: ClassVar[bool] = True
    carries: ClassVar[bool] = False
    places: ClassVar[bool] = False
    says: ClassVar[str]
    says_briefly: ClassVar[str] = ""

    def refusal(self, state: TableState, user: int) -> str:
        """Why the user can't do this now whatever it is aimed at, ``""`` if it can."""
        return ""

    @abstractmethod
    def apply(self, state: TableState, cast: Cast, reached: Sequence[int], events: ev.Events | None) -> None:
        """Carry it out on all that the target gives."""

    @property
    def does(self) -> str:
        """What it does, for players: ``20 damage``."""
        return self.says.format(**dict(self))

    @property
    def brief(self) -> str:
        """The same where there is little room: without until when."""
        return self.says_briefly.format(**dict(self)) if self.says_briefly else self.does


class OnEach(Effect):
    """An effect that is carried out on one after another."""

    def apply(self, state: TableState, cast: Cast, reached: Sequence[int], events: ev.Events | None) -> None:
        """Carry it out on all that the target gives, in this order."""
        for target in reached:
            self.act(state, cast, target, events)

    @abstractmethod
    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Carry it out on one."""


def mark(state: TableState, monster: int, name: str, by: int, events: ev.Events | None) -> None:
    """Tell that something holds of a monster for this turn."""
    if events is not None:
        events.append(ev.MarkSet(state.id_of(monster), name, by))
