"""Setting up: the toss, bases, walls, and what stands in the bases (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import bases, walls
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions import base
from wonderland.games.dominoes_of_war.definitions import TYPES
from wonderland.games.dominoes_of_war.ground import each, edge_name, square_name
from wonderland.games.dominoes_of_war.state import BASE, FIRST, NONE, STOCK, TOSS, WALL, State
from wonderland.games.dominoes_of_war.turn import begin_turn
from wonderland.kit.grammar import written


@written("* toss b")
class Toss(NamedTuple):
    """Chance says who has won the toss (DW-23)."""

    seat: base.Seat

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any seat may win it (DW-23)."""
        return base.misplaced(state, TOSS)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The winner is to name who goes first."""
        state.chooser = self.seat
        state.phase = FIRST
        if events is not None:
            events.append(ev.Tossed(state.config.seats[self.seat]))


@written("b first a")
class NameFirst(NamedTuple):
    """The winner of the toss names the seat that goes first (DW-23)."""

    seat: base.Seat

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any seat may be named (DW-23)."""
        if refused := base.misplaced(state, FIRST):
            return refused
        if self.seat >= state.config.players:
            return Refusal("DW-23", say("that seat does not play"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Bases are laid, clockwise from there (DW-24)."""
        state.first = state.active = self.seat
        state.phase = BASE
        if events is not None:
            events.append(ev.FirstNamed(state.config.seats[self.seat]))


@written("a base i4 j4 j5 j6 k4 k5")
class LayBase(NamedTuple):
    """A seat's base (DW-24)."""

    squares: base.Squares

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """DW-24 to DW-28."""
        return base.misplaced(state, BASE) or bases.refusal(state, self.squares)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Lay it; after the last walls are put up (DW-30), or bases are stocked at once."""
        state.lay_base(actor, sum(1 << square for square in self.squares))
        state.active = _after(state, actor)
        if events is not None:
            squares = tuple(map(square_name, sorted(self.squares)))
            events.append(ev.BaseLaid(state.config.seats[actor], squares))
        if state.active == state.first:
            state.phase = WALL if state.config.options.walls else STOCK


@written("a wall j9k9")
class BuildWall(NamedTuple):
    """A wall on an edge (DW-30)."""

    edge: base.Edge

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """DW-31, DW-32."""
        return base.misplaced(state, WALL) or walls.refusal(state, self.edge)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Put it up; after the last bases are stocked (DW-33)."""
        state.wall(self.edge, stands=True)
        state.active = _after(state, actor)
        if events is not None:
            events.append(ev.WallBuilt(state.config.seats[actor], edge_name(self.edge)))
        options = state.config.options
        if len(walls.standing(state)) == options.walls * state.config.players:
            state.phase = STOCK


@written("a stock i4 general", again=True)
class Stock(NamedTuple):
    """Troops on the next tiles of a base, in the order of squares (DW-33).

    Attributes:
        squares: the tiles.
        types: the troop type that each gets.
    """

    squares: base.Each
    types: base.SecretTypes

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """The next tiles, and types that are left (DW-33)."""
        if refused := base.misplaced(state, STOCK):
            return refused
        left = list(state.army[actor * TYPES : (actor + 1) * TYPES])
        free, slots = unstocked(state, actor), state.config.slots[actor]
        for square, kind in zip(self.squares, self.types, strict=True):
            slot = slots.get(kind, NONE)
            if square != next(free, NONE):
                what = say("{square} is not the next tile of the base", square=square_name(square))
                return Refusal("DW-33", what)
            if slot == NONE or not left[slot]:
                return Refusal("DW-33", say("no such figure is left in the army"))
            left[slot] -= 1
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Put them there; after the last the match begins (DW-33 to DW-35)."""
        config = state.config
        for square, kind in zip(self.squares, self.types, strict=True):
            state.bring(actor, config.slots[actor][kind], square)
        last = not state.bases[actor] & ~state.men[actor]
        over = last and _after(state, actor) == state.first
        if last and not over:
            state.active = _after(state, actor)
        if events is not None:
            troops = tuple([config.definitions.troops[kind].key for kind in self.types])
            squares = tuple(map(square_name, self.squares))
            events.append(ev.Stocked(config.seats[actor], squares, troops))
        if over:
            state.round = 1
            if config.secret and events is not None:
                events.append(ev.Shown())
            begin_turn(state, state.first, events)


SettingUp: TypeAlias = Toss | NameFirst | LayBase | BuildWall | Stock


def _after(state: State, seat: int) -> int:
    """The seat that is next, clockwise."""
    return (seat + 1) % state.config.players


def unstocked(state: State, seat: int) -> Iterator[int]:
    """The tiles of a base that are still empty, in order (DW-33)."""
    return each(state.bases[seat] & ~state.men[seat])


def legal_stock(state: State) -> list[Stock]:
    """What may stand on the next tile (DW-33)."""
    seat, square = state.active, next(unstocked(state, state.active))
    types = state.config.types[seat]
    return [Stock((square,), (kind,)) for at, kind in enumerate(types) if state.owned(seat, at)]
