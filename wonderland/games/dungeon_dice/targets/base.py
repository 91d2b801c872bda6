"""What a target of abilities is (DD-10), and what an effect is told when it is carried out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal, NamedTuple

from pydantic import Field

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.part import Part
from wonderland.games.dungeon_dice.table_state import TableState

Range = Annotated[int, Field(ge=0, le=50)]
Gives = Literal["monsters", "square", "item", "crest", "player", "attack", "link"]
Names = Literal["", "monster", "square", "crest"]
UNNAMED: tuple[int, ...] = (NONE,)
"""What may be named where nothing is: the target is right."""


class Cast(NamedTuple):
    """An ability or an item's effect as it resolves.

    Attributes:
        side: whose it is.
        user: the monster that uses it; ``NONE`` for an item's.
        square: where the user stood when it began to resolve, or the item's square.
        target: what the line named: a monster, a square, a crest, or ``NONE``.
        link: its place in the chain, from 0.
        finder: the monster that touched the item; ``NONE`` for an ability.
    """

    side: int
    user: int
    square: int
    target: int
    link: int
    finder: int = NONE


class Target(Part):
    """At whom or what an ability is aimed.

    Attributes:
        gives: what effects are handed.
        names: what the line names, ``""`` for nothing.
        friendly: whether a monster named without its side is the user's own.
        of_items: whether it is for items only (DD-12).
    """

    gives: ClassVar[Gives]
    names: ClassVar[Names] = ""
    friendly: ClassVar[bool] = False
    of_items: ClassVar[bool] = False

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """What may be named now; ``UNNAMED`` where it is right and names nothing, as always here."""
        return UNNAMED

    def refusal(self, state: TableState, user: int, target: int) -> str:
        """Why this can't be aimed at, ``""`` if it can (DD-10)."""
        return "" if target in self.choices(state, user) else self.why

    @property
    def why(self) -> str:
        """The sentence that says what it has to be aimed at."""
        return say("it is for {aim}", aim=self.whom)

    @property
    @abstractmethod
    def whom(self) -> str:
        """At whom it is aimed, for players: ``an enemy at most 2 squares away``."""

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """What the effects are carried out on when it resolves: what the line named."""
        return [cast.target]


class Near(Target):
    """What is at a distance at most."""

    whose: ClassVar[str]

    r: Range

    @property
    def whom(self) -> str:
        """At whom it is aimed."""
        return say("{whom} at most {squares} away", whom=self.whose, squares=squares(self.r))


class NamedMonster(Near):
    """A monster that the line names, at a distance at most."""

    gives: ClassVar[Gives] = "monsters"
    names: ClassVar[Names] = "monster"

    @abstractmethod
    def candidates(self, state: TableState, user: int) -> Sequence[int]:
        """Those that may be named, however far away."""

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """Those in reach."""
        store = state.store
        near = state.config.grid.within(store[SQUARE + user], self.r)
        return [other for other in self.candidates(state, user) if near >> store[SQUARE + other] & 1]

    @property
    def why(self) -> str:
        """What it has to be aimed at."""
        return say("it is aimed at {aim}", aim=self.whom)

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """The monster that was named, if it is still in play (DD-71)."""
        return [cast.target] if state.in_play(cast.target) else []


class Around(Near):
    """All monsters of some sort at a distance at most, from where the user stands."""

    gives: ClassVar[Gives] = "monsters"

    @abstractmethod
    def meant(self, state: TableState, side: int, user: int) -> Sequence[int]:
        """All of the sort."""

    def near(self, state: TableState, side: int, user: int, square: int) -> list[int]:
        """Those in reach, by their squares: by column, then row."""
        store, grid = state.store, state.config.grid
        near = grid.within(square, self.r)
        found = [
            (grid.order[store[SQUARE + other]], other)
            for other in self.meant(state, side, user)
            if near >> store[SQUARE + other] & 1
        ]
        return [other for _, other in sorted(found)]

    def choices(self, state: TableState, user: int) -> Sequence[int]:
        """It is right if there is at least one."""
        store = state.store
        there = self.near(state, store[SIDE + user], user, store[SQUARE + user])
        return UNNAMED if there else ()

    @property
    def why(self) -> str:
        """What it needs."""
        return say("there is none: it is for {aim}", aim=self.whom)

    def reached(self, state: TableState, cast: Cast) -> list[int]:
        """Those in reach now."""
        return self.near(state, cast.side, cast.user, cast.square)


def squares(n: int) -> str:
    """A number of squares in words."""
    return say_n("{n} square", "{n} squares", n)
