"""What holds of a monster for a while: of its strides, its attacks, its stats, its traits (DD-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import (
    AGAIN,
    ATK_ALWAYS,
    ATK_BATTLE,
    ATK_TURN,
    DEF_ALWAYS,
    DEF_BATTLE,
    DEF_TURN,
    FREE,
    GAINED,
    HELD,
    LOST,
    PARRY,
    REACH,
    SLOW,
)
from wonderland.games.dungeon_dice.components import TRAITS
from wonderland.games.dungeon_dice.effects.base import ATTACK, Change, Few, OnEach, mark
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Hold(OnEach):
    """It takes no more strides this turn."""

    key: ClassVar[str] = "hold"
    says: ClassVar[str] = say("no more strides this turn")
    says_briefly: ClassVar[str] = say("held")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Hold it."""
        if state.in_play(target):
            state.store[HELD + target] = 1
            mark(state, target, "hold", 1, events)


class Again(OnEach):
    """It may attack once more this turn."""

    key: ClassVar[str] = "again"
    says: ClassVar[str] = say("may attack once more this turn")
    says_briefly: ClassVar[str] = say("attacks again")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Allow it one attack more."""
        if state.in_play(target):
            state.store[AGAIN + target] += 1
            mark(state, target, "again", 1, events)


class Slow(OnEach):
    """Each square costs it more Move this turn, unless it is free; adds up (DD-46)."""

    key: ClassVar[str] = "slow"
    says_briefly: ClassVar[str] = say("slowed")
    says: ClassVar[str] = say("each square costs {n} Move more this turn")

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Make its squares dearer."""
        if state.in_play(target):
            state.store[SLOW + target] += self.n
            mark(state, target, "slow", self.n, events)


class Free(OnEach):
    """The next squares of its strides this turn cost nothing; adds up (DD-46)."""

    key: ClassVar[str] = "free"

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Give it free squares."""
        if state.in_play(target):
            state.store[FREE + target] += self.n
            mark(state, target, "free", self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        return say_n("the next square is free", "the next {n} squares are free", self.n)


class Reach(OnEach):
    """Its attacks reach further this turn (DD-50); of several the furthest counts."""

    key: ClassVar[str] = "reach"
    carries: ClassVar[bool] = True
    says: ClassVar[str] = say("attacks reach {n} squares this turn")
    says_briefly: ClassVar[str] = say("reach {n}")

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Lengthen its attacks."""
        if state.in_play(target):
            state.store[REACH + target] = max(self.n, state.store[REACH + target])
            mark(state, target, "reach", self.n, events)


class Parry(OnEach):
    """If the user is still the target when the attack resolves, it defends without paying."""

    key: ClassVar[str] = "parry"
    takes: ClassVar[frozenset[str]] = ATTACK
    of_items: ClassVar[bool] = False
    says: ClassVar[str] = say("defends without paying")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Let it defend without paying."""
        if state.in_play(cast.user):
            state.store[PARRY + cast.user] = 1
            mark(state, cast.user, "parry", 1, events)


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
    columns: ClassVar[Mapping[str, int]] = {"battle": ATK_BATTLE, "turn": ATK_TURN, "always": ATK_ALWAYS}


class Def(_Stat):
    """Changes Def."""

    key: ClassVar[str] = "def"
    form: ClassVar[str] = "def N battle|turn|always"
    stat: ClassVar[str] = "def"
    columns: ClassVar[Mapping[str, int]] = {"battle": DEF_BATTLE, "turn": DEF_TURN, "always": DEF_ALWAYS}


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
