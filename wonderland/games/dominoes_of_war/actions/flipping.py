"""Flips, and the bonuses that lie under tiles (section 4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import blasts, removal, walls
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions import acting, base, deeds
from wonderland.games.dominoes_of_war.ground import Mask, each, edge_name, neighbours, square_name, together
from wonderland.games.dominoes_of_war.match_config import OPEN_FACE
from wonderland.games.dominoes_of_war.names import between
from wonderland.games.dominoes_of_war.state import BONUS, FLIP, NONE, State
from wonderland.games.dominoes_of_war.turn import bonus_gone, settle
from wonderland.kit.grammar import written

MINE, BLANK = "mine", "blank"
SHIFT = "shift"
"""The bonus that shifts a wall (DW-54)."""


@written("* flip j8 6-4")
class Flip(NamedTuple):
    """Chance says which domino lies there (DW-5, DW-46)."""

    square: base.Square
    face: base.Domino

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """The square that was landed on, and a face that is still unseen (DW-5)."""
        if refused := base.misplaced(state, FLIP):
            return refused
        if self.square != state.flipping:
            where = square_name(state.flipping)
            return Refusal("DW-5", say("{square} is flipped now", square=where))
        if self.face == base.NO_FACE or not state.bag[self.face]:
            return Refusal("DW-5", say("no such domino is left unseen"))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Turn it up: a mine, a bonus, or nothing (DW-2, DW-3)."""
        definitions, square, face = state.config.definitions, self.square, self.face
        total = definitions.totals[face]
        mine = face in definitions.mines
        state.bag[face] -= 1
        state.flipping = NONE
        state.stirred = True
        state.down &= ~(1 << square)
        state.faces[square] = OPEN_FACE + 1 + face
        if events is not None:
            what = MINE if mine else definitions.bonuses.get(total, BLANK)
            events.append(ev.Flipped(square_name(square), definitions.faces[face], what))
        if mine:
            _go_off(state, square, face, events)
        elif total:
            _pend(state, total, events)
        settle(state, events)


def _go_off(state: State, square: int, face: int, events: ev.Events | None) -> None:
    """A mine removes who stands there and is replaced, or is spent (DW-47, DW-48, DW-73)."""
    config, figure = state.config, state.board[square]
    kind = config.kinds[figure]
    if kind.mineproof:
        if events is not None:
            seat = config.seats[config.owner[figure]]
            events.append(ev.Spared(seat, kind.key, square_name(square)))
        return
    if kind.explodes:
        removal.explode(state, blasts.blast_at(state, square), events)
    else:
        removal.remove(state, (square,), events)
    state.discards[face] += 1
    state.faces[square] = 0
    state.down |= 1 << square
    if events is not None:
        events.append(ev.Replaced(square_name(square), config.definitions.faces[face]))


def _pend(state: State, total: int, events: ev.Events | None) -> None:
    """A bonus is used at once, or forfeited of itself where it can't be (DW-49)."""
    state.bonus, state.phase = total, BONUS
    if not anything(state):
        bonus_gone(state)
        if events is not None:
            seat = state.config.seats[state.active]
            events.append(ev.BonusForfeited(seat, total, unasked=True))


# --- bonuses ---------------------------------------------------------------------------------------
@written("a reinforce grunt j5")
class Reinforce(NamedTuple):
    """A troop of the army comes into the base (DW-51)."""

    kind: base.Type
    square: base.Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Army and tile serve (DW-63)."""
        return _no_bonus(state, "reinforce") or acting.cannot_bring(state, actor, *self)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It needs no general, and costs no action (DW-50, DW-51)."""
        bonus_gone(state)
        acting.bring(state, actor, self.kind, self.square, events)
        settle(state, events)


@written("a build l6")
class Build(NamedTuple):
    """A base has a new tile (DW-53)."""

    square: base.Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A gap beside one's own base and beside no other (DW-53)."""
        if refused := _no_bonus(state, "build"):
            return refused
        if building_ground(state, actor) >> self.square & 1:
            return None
        what = say("{square} is no gap beside that base alone", square=square_name(self.square))
        return Refusal("DW-53", what)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The tile is empty and part of the base (DW-53)."""
        bonus_gone(state)
        state.lay_base(actor, 1 << self.square)
        if events is not None:
            events.append(ev.Built(state.config.seats[actor], square_name(self.square)))
        settle(state, events)


@written("a shift j9k9 m12m13")
class Shift(NamedTuple):
    """A wall is taken away and put up elsewhere (DW-54)."""

    wall: base.Edge
    edge: base.Edge

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A wall that stands, and another edge where one may (DW-31, DW-32, DW-54)."""
        if refused := _no_bonus(state, SHIFT):
            return refused
        if not state.has_wall(self.wall):
            what = say("there is no wall between {squares}", squares=between(edge_name(self.wall)))
            return Refusal("DW-54", what)
        if self.edge == self.wall:
            return Refusal("DW-54", say("the wall must go to another edge"))
        return walls.refusal(state, self.edge, without=self.wall)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Move it (DW-54)."""
        bonus_gone(state)
        state.wall(self.wall, stands=False)
        state.wall(self.edge, stands=True)
        if events is not None:
            names = edge_name(self.wall), edge_name(self.edge)
            events.append(ev.Shifted(state.config.seats[actor], *names))
        settle(state, events)


@written("a forfeit")
class Forfeit(NamedTuple):
    """A bonus is given up (DW-49)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any bonus may be (DW-49)."""
        return base.misplaced(state, BONUS)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It is gone (DW-49)."""
        total = state.bonus
        bonus_gone(state)
        if events is not None:
            seat = state.config.seats[actor]
            events.append(ev.BonusForfeited(seat, total, unasked=False))
        settle(state, events)


Flipping: TypeAlias = Flip | Reinforce | Build | Shift | Forfeit


def anything(state: State) -> bool:
    """Whether the bonus that is pending can be used at all (DW-49)."""
    if state.config.definitions.bonuses[state.bonus] == acting.EXTRA:
        return any(deeds.any_of(state, square) for square in acting.actors(state))
    return any(True for _ in legal(state))


def legal(state: State) -> Iterator[Reinforce | Build | Shift]:
    """How the bonus that is pending may be used, but for a further action (DW-51, DW-53, DW-54)."""
    seat, what = state.active, state.config.definitions.bonuses[state.bonus]
    if what == "reinforce":
        tiles = list(each(acting.open_tiles(state, seat)))
        yield from (Reinforce(k, s) for k in acting.available(state, seat) for s in tiles)
    elif what == "build":
        yield from map(Build, each(building_ground(state, seat)))
    elif what == SHIFT:
        yield from (
            Shift(wall, edge)
            for wall in walls.standing(state)
            for edge in walls.edges_of(state.config.field)
            if walls.may_shift(state, wall, edge)
        )


def _no_bonus(state: State, what: str) -> Refusal | None:
    """Refuse what is not the bonus that is pending (DW-101)."""
    if state.phase == BONUS and state.config.definitions.bonuses[state.bonus] == what:
        return None
    return Refusal("DW-101", say("no such bonus is pending"))


def building_ground(state: State, seat: int) -> Mask:
    """The squares where a seat may build: gaps beside its base and beside no other (DW-53)."""
    config = state.config
    others = together(tiles for other, tiles in enumerate(state.bases) if other != seat)
    beside = neighbours(state.bases[seat]) & config.grid & ~state.tiles
    return beside & ~neighbours(others)
