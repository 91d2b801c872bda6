"""The effect ``trait``."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import GAINED, LOST
from wonderland.games.dungeon_dice.components import TRAITS
from wonderland.games.dungeon_dice.effects.base import OnEach
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast

WORDS = {
    "+FLYING": say("flies this turn"),
    "-FLYING": say("can’t fly this turn"),
    "+TUNNEL": say("tunnels this turn"),
    "-TUNNEL": say("can’t tunnel this turn"),
}
BRIEF = {
    "+FLYING": say("flies"),
    "-FLYING": say("can’t fly"),
    "+TUNNEL": say("tunnels"),
    "-TUNNEL": say("can’t tunnel"),
}


class TraitEffect(OnEach):
    """It has, or has not, a general ability until the end of the turn; the latest word counts."""

    key: ClassVar[str] = "trait"
    form: ClassVar[str] = "trait +FLYING, -FLYING, +TUNNEL or -TUNNEL"

    change: Literal["+FLYING", "-FLYING", "+TUNNEL", "-TUNNEL"]

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Give it or take it."""
        if not state.in_play(target):
            return
        found = TRAITS.get(self.change[1:])
        assert found is not None
        store, bit, given = state.store, found.bit, self.change[0] == "+"
        to, away = (GAINED, LOST) if given else (LOST, GAINED)
        store[to + target] |= bit
        store[away + target] &= ~bit
        if events is not None:
            events.append(ev.TraitChanged(state.id_of(target), self.change[1:], given))

    @property
    def does(self) -> str:
        """What it does."""
        return WORDS[self.change]

    @property
    def brief(self) -> str:
        """What it gives or takes."""
        return BRIEF[self.change]
