"""Where monsters are moved to, and where they can’t go (DD-11)."""

from __future__ import annotations

from typing import ClassVar, Literal

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice import columns
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.effects.base import SQUARE, Few, OnEach
from wonderland.games.dungeon_dice.harm import arrive, side_of, touch
from wonderland.games.dungeon_dice.table_state import Placing, TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class _Shove(OnEach):
    """Moves a monster straight, halting before a square that is not free; it touches on the way.

    Nothing happens if the two are not in one row or column.
    """

    of_items: ClassVar[bool] = False
    way: ClassVar[int]

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Move a monster."""
        if not state.in_play(target) or target == cast.user:
            return
        grid = state.config.grid
        # The user may have moved by an effect listed before; one that perished pulls from where it was.
        user = state.store[columns.SQUARE + cast.user] if state.in_play(cast.user) else cast.square
        here = state.store[columns.SQUARE + target]
        step = grid.direction(user, here)
        if step is None:
            return
        path: list[int] = []
        square = here
        while len(path) < self.n:
            square = grid.moved(square, self.way * step[0], self.way * step[1])
            if square < 0 or not state.free >> square & 1:
                break
            path.append(square)
        if path:  # DD-78: in passing too
            arrive(state, target, path, self.key, events, passing=not state.tunnels(target))


class Push(_Shove):
    """Moves it away from the user."""

    key: ClassVar[str] = "push"
    way: ClassVar[int] = 1
    says: ClassVar[str] = say("pushed up to {n} squares straight away")
    says_briefly: ClassVar[str] = say("push {n}")


class Pull(_Shove):
    """Moves it towards the user."""

    key: ClassVar[str] = "pull"
    way: ClassVar[int] = -1
    says: ClassVar[str] = say("pulled up to {n} squares straight towards the user")
    says_briefly: ClassVar[str] = say("pull {n}")


class Teleport(OnEach):
    """The user is moved to the target square, if that is still free."""

    key: ClassVar[str] = "teleport"
    takes: ClassVar[frozenset[str]] = SQUARE
    of_items: ClassVar[bool] = False
    carries: ClassVar[bool] = True
    says: ClassVar[str] = say("moves there at once")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Move the user."""
        if state.in_play(cast.user) and state.free >> target & 1:
            arrive(state, cast.user, (target,), "teleport", events)


class Swap(OnEach):
    """User and target change squares; the user arrives first."""

    key: ClassVar[str] = "swap"
    of_items: ClassVar[bool] = False
    carries: ClassVar[bool] = True
    says: ClassVar[str] = say("changes squares with it")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Let them change squares; nobody comes onto a blocked square."""
        user = cast.user
        if not (state.in_play(user) and state.in_play(target)) or user == target:
            return
        here, there = state.store[columns.SQUARE + user], state.store[columns.SQUARE + target]
        if state.blocked & (1 << here | 1 << there):
            return
        state.swap(user, target)
        if events is not None:
            names = state.config.grid.names
            events.append(ev.Moved(state.id_of(user), (names[here], names[there]), "swap"))
            events.append(ev.Moved(state.id_of(target), (names[there], names[here]), "swap"))
        touch(state, user, there, events)
        touch(state, target, here, events)


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
        return say("moved to a free square at most {n} away, chosen by {chooser}", n=self.n, chooser=self.chooser)

    @property
    def chooser(self) -> str:
        """Who chooses, in words."""
        return say("the item’s owner") if self.by == "owner" else say("the finder’s owner")


class Block(OnEach):
    """The target square is blocked to the end of the nth turn after this one (DD-11)."""

    key: ClassVar[str] = "block"
    takes: ClassVar[frozenset[str]] = SQUARE
    of_items: ClassVar[bool] = False

    n: Few

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Block a square."""
        if state.free >> target & 1:
            until = state.turn + self.n
            state.block(target, until)
            if events is not None:
                events.append(ev.Blocked(state.config.grid.names[target], until))

    @property
    def does(self) -> str:
        """What it does."""
        return say_n("blocks it to the end of the next turn", "blocks it to the end of the next {n} turns", self.n)
