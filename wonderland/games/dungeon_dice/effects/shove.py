"""The effects ``push`` and ``pull``: a monster is moved straight away from the user, or towards it."""

from __future__ import annotations

from typing import ClassVar

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.effects.base import Few, OnEach
from wonderland.games.dungeon_dice.harm import arrive
from wonderland.games.dungeon_dice.table_state import TableState
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
        user = state.store[SQUARE + cast.user] if state.in_play(cast.user) else cast.square
        here = state.store[SQUARE + target]
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
    form: ClassVar[str] = "push N"
    way: ClassVar[int] = 1

    @property
    def does(self) -> str:
        """What it does."""
        return say("pushed up to {n} squares straight away", n=self.n)

    @property
    def brief(self) -> str:
        """What it does, in a word or two."""
        return say("push {n}", n=self.n)


class Pull(_Shove):
    """Moves it towards the user."""

    key: ClassVar[str] = "pull"
    form: ClassVar[str] = "pull N"
    way: ClassVar[int] = -1

    @property
    def does(self) -> str:
        """What it does."""
        return say("pulled up to {n} squares straight towards the user", n=self.n)

    @property
    def brief(self) -> str:
        """What it does, in a word or two."""
        return say("pull {n}", n=self.n)
