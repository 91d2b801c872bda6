"""What changes the links of a chain before they resolve (DD-11)."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.effects.base import ATTACK, OnEach
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Cancel(OnEach):
    """The targeted link does nothing when its turn to resolve comes."""

    key: ClassVar[str] = "cancel"
    takes: ClassVar[frozenset[str]] = frozenset({"attack", "link"})
    of_items: ClassVar[bool] = False
    says: ClassVar[str] = say("cancels it")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Mark the link."""
        state.cancelled |= 1 << target
        if events is not None:
            events.append(ev.Cancelled(target + 1))


class Guard(OnEach):
    """The user becomes the target of the attack, wherever it stands."""

    key: ClassVar[str] = "guard"
    takes: ClassVar[frozenset[str]] = ATTACK
    of_items: ClassVar[bool] = False
    says: ClassVar[str] = say("takes the attack on itself")

    def refusal(self, state: TableState, user: int) -> str:
        """Not open to the present target, nor to a FLYING user if the attacker can't reach it."""
        link = state.chain[0] if state.chain else None
        if link is None or link.deed != "attack":
            return ""
        if state.target == user:
            return say("it is the target already")
        if link.doer != MASTER and state.flies(user) and not state.flies(link.doer):
            return say("it is flying, and the attacker is not")
        return ""

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Step in."""
        if state.in_play(cast.user):
            state.target = cast.user
            state.guarded = True
            if events is not None:
                events.append(ev.Guarded(state.id_of(cast.user)))
