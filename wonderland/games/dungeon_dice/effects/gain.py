"""The effect ``gain`` of items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Self

from pydantic import Field

from wonderland.content.written import written
from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.crests import CREST_NAMES, CRESTS
from wonderland.games.dungeon_dice.effects.base import OnEach
from wonderland.games.dungeon_dice.harm import gain, side_of
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast

Crests = Annotated[str, written(r"[MADXT]([1-9][0-9]?)?", say("a crest and how many, such as M2"))]


class Gain(OnEach):
    """The finder's owner gets crests (DD-30 holds)."""

    key: ClassVar[str] = "gain"
    form: ClassVar[str] = "gain M2 A"
    of_abilities: ClassVar[bool] = False

    crests: Annotated[tuple[Crests, ...], Field(min_length=1)]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """All words are crests."""
        return super().read([tuple(words)] if words else [])  # type: ignore[list-item]

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Give them."""
        for word in self.crests:
            gain(state, side_of(state, target), CRESTS.index(word[0]), int(word[1:] or 1), events)

    @property
    def does(self) -> str:
        """What it does."""
        crests = [
            say("{n} {crest}", n=int(word[1:] or 1), crest=CREST_NAMES[word[0]])
            for word in self.crests
        ]
        return say("its owner gets {crests}", crests=commas(crests))
