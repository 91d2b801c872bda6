"""The effect ``place``."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import Few, OnEach
from wonderland.games.dungeon_dice.harm import side_of
from wonderland.games.dungeon_dice.table_state import Placing, TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Place(OnEach):
    """The finder is moved to a free square without an item, which somebody chooses (DD-81)."""

    key: ClassVar[str] = "place"
    form: ClassVar[str] = "place N by owner|finder"
    of_abilities: ClassVar[bool] = False
    places: ClassVar[bool] = True

    n: Few
    preposition: Literal["by"]
    by: Literal["owner", "finder"]

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Let its square be chosen, when the chain is over."""
        side = cast.side if self.by == "owner" else side_of(state, target)
        state.placing = Placing(side, target, self.n)

    @property
    def does(self) -> str:
        """What it does."""
        return say(
            "moved to a free square at most {n} away, chosen by {chooser}",
            n=self.n,
            chooser=self.chooser,
        )

    @property
    def chooser(self) -> str:
        """Who chooses, in words."""
        return say("the item’s owner") if self.by == "owner" else say("the finder’s owner")
