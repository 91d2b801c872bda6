"""The action step: move, attack, charge, breach, spawn, and its end (sections 4 and 5)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import blasts, combat, movement, removal
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions import base
from wonderland.games.dominoes_of_war.ground import NO_EDGE, Mask, each, edge_between, edge_name, square_name
from wonderland.games.dominoes_of_war.names import between
from wonderland.games.dominoes_of_war.state import ACT, BONUS, NONE, State
from wonderland.games.dominoes_of_war.turn import bonus_gone, end_step, settle
from wonderland.kit.grammar import written

EXTRA = "act"
"""The bonus that is a further action (DW-52)."""


@written("a move j6 j8")
class Move(NamedTuple):
    """A troop moves; the way is not said, nothing depends on it (DW-41)."""

    troop: base.Troop
    square: base.Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """An empty tile that its steps reach (DW-41)."""
        if refused := _cannot_act(state, actor, self.troop, moving=True):
            return refused
        if movement.moves(state, self.troop, state.standing(actor)) >> self.square & 1:
            return None
        kind = state.config.kinds[state.board[self.troop]]
        gaps = {"troop": kind.name, "square": square_name(self.square)}
        if state.occupied >> self.square & 1:
            return Refusal("DW-41", say("somebody stands on {square}", **gaps))
        return Refusal("DW-41", say("{square} is no tile that {troop} can reach", **gaps))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Walk; a tile that lies face down is flipped (DW-44, DW-46)."""
        _pay(state, self.troop, moving=True)
        state.walk(self.troop, self.square)
        if state.down >> self.square & 1:
            state.flipping = self.square
        if events is not None:
            config, figure = state.config, state.board[self.square]
            names = square_name(self.troop), square_name(self.square)
            events.append(ev.Moved(config.seats[actor], config.kinds[figure].key, *names))
        settle(state, events)


@written("a attack j8 j11")
class Attack(NamedTuple):
    """A troop attacks, a Quick Shot perhaps two (DW-55, DW-75)."""

    troop: base.Troop
    targets: base.Targets

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """The first point of DW-102 that forbids it."""
        return _cannot_act(state, actor, self.troop) or combat.refusal(state, self.troop, self.targets)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Remove the targets, and whom their blasts reach (DW-55, DW-68, DW-82)."""
        config, figure = state.config, state.board[self.troop]
        _pay(state, self.troop)
        if events is not None:
            seat, aimed = config.seats[actor], tuple(map(square_name, self.targets))
            where = square_name(self.troop)
            events.append(ev.Attacked(seat, config.kinds[figure].key, where, aimed))
        removal.remove(state, self.targets, events)
        settle(state, events)


@written("a charge k9 l10")
class Charge(NamedTuple):
    """A troop runs onto an enemy, and both are gone (DW-69)."""

    troop: base.Troop
    target: base.Target

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """An enemy that its steps reach (DW-69)."""
        if refused := _cannot_act(state, actor, self.troop):
            return refused
        if movement.charges(state, self.troop, state.standing(actor)) >> self.target & 1:
            return None
        kind = state.config.kinds[state.board[self.troop]]
        if not kind.charges:
            return Refusal("DW-69", say("{troop} does not charge", troop=kind.name))
        gaps = {"troop": kind.name, "square": square_name(self.target)}
        return Refusal("DW-69", say("{troop} reaches no enemy on {square}", **gaps))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """It counts as standing on the enemy's tile, where the blast begins (DW-69, DW-80)."""
        config = state.config
        _pay(state, self.troop)
        kind = config.kinds[state.remove(self.troop)]
        if events is not None:
            names = square_name(self.troop), square_name(self.target)
            events.append(ev.Charged(config.seats[actor], kind.key, *names))
        removal.explode(state, blasts.blast_at(state, self.target), events)
        settle(state, events)


@written("a breach k9 k10 l10")
class Breach(NamedTuple):
    """A troop runs from a near tile into a wall (DW-70)."""

    troop: base.Troop
    near: base.Square
    beyond: base.Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """A wall, near enough, and nobody on the near tile (DW-70, DW-71)."""
        if refused := _cannot_act(state, actor, self.troop):
            return refused
        kind, edge = state.config.kinds[state.board[self.troop]], edge_between(*self[1:])
        if not kind.breaches:
            return Refusal("DW-70", say("{troop} breaks no walls", troop=kind.name))
        if edge >= NO_EDGE or not state.has_wall(edge):
            return Refusal("DW-70", say("there is no wall between {squares}", squares=between(edge_name(edge))))
        near = square_name(self.near)
        standing = state.standing(actor)
        if not movement.near_alone(state, self.troop, standing) >> self.near & 1:
            return Refusal("DW-70", say("{square} is too far for it", square=near))
        if not movement.near_tiles(state, self.troop, standing) >> self.near & 1:
            return Refusal("DW-71", say("somebody stands on {square}", square=near))
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The blast is centred on the near tile, the wall still standing; then it is gone (DW-72)."""
        config, edge = state.config, edge_between(self.near, self.beyond)
        _pay(state, self.troop)
        kind = config.kinds[state.remove(self.troop)]
        blast = blasts.blast_at(state, self.near)
        if events is not None:
            names = square_name(self.troop), square_name(self.near)
            events.append(ev.Breached(config.seats[actor], kind.key, *names, edge_name(edge)))
        removal.explode(state, blast, events)
        state.wall(edge, stands=False)
        settle(state, events)


@written("a spawn k8 grunt j5")
class Spawn(NamedTuple):
    """A troop brings another of its army into the base (DW-61)."""

    troop: base.Troop
    kind: base.Type
    square: base.Square

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Who spawns stands outside his base; army and tile serve (DW-61, DW-63)."""
        if refused := _cannot_act(state, actor, self.troop):
            return refused
        kind = state.config.kinds[state.board[self.troop]]
        if not kind.spawns:
            return Refusal("DW-61", say("{troop} brings nobody in", troop=kind.name))
        if state.bases[actor] >> self.troop & 1:
            return Refusal("DW-61", say("{troop} stands in its own base", troop=kind.name))
        return cannot_bring(state, actor, self.kind, self.square)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The new troop stands in the base and has not acted (DW-40, DW-61)."""
        _pay(state, self.troop)
        bring(state, actor, self.kind, self.square, events, by=square_name(self.troop))
        settle(state, events)


@written("a end")
class End(NamedTuple):
    """The action step ends (DW-39)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Not while a flip or a bonus is pending (DW-39)."""
        return base.misplaced(state, ACT)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Facings are chosen, and the turn passes (DW-65, DW-88)."""
        if events is not None:
            events.append(ev.ActionsEnded(state.config.seats[actor]))
        end_step(state, events)


Acting: TypeAlias = Move | Attack | Charge | Breach | Spawn | End


# --- who may act -----------------------------------------------------------------------------------
def may_act(state: State, square: int) -> bool:
    """Whether a troop of the active seat may take an action, of whatever kind (DW-38, DW-52)."""
    if state.phase == BONUS or not state.acted >> square & 1:
        return True
    return state.config.kinds[state.board[square]].repeats


def may_move(state: State, square: int) -> bool:
    """Whether that may be a move (option ``repeats: kind``)."""
    return not (state.phase == ACT and state.config.one_kind and state.struck >> square & 1)


def may_strike(state: State, square: int) -> bool:
    """Whether that may be another action (option ``repeats: kind``)."""
    return not (state.phase == ACT and state.config.one_kind and state.moved >> square & 1)


def _cannot_act(state: State, actor: int, square: int, *, moving: bool = False) -> Refusal | None:
    """Why a seat's troop can't take an action (DW-37, DW-38, DW-101)."""
    if refused := base.misplaced(state, ACT, BONUS):
        return refused
    config = state.config
    if state.phase == BONUS and config.definitions.bonuses[state.bonus] != EXTRA:
        return Refusal("DW-101", say("the bonus must be used first, or forfeited"))
    kind = config.kinds[state.board[square]] if state.occupied >> square & 1 else None
    if kind is None:
        return Refusal("DW-37", say("nobody stands on {square}", square=square_name(square)))
    if not state.men[actor] >> square & 1:
        gaps = {"troop": kind.name, "square": square_name(square)}
        return Refusal("DW-37", say("{troop} on {square} is another seat’s", **gaps))
    if not may_act(state, square):
        return Refusal("DW-38", say("{troop} has acted this turn", troop=kind.name))
    if not (may_move(state, square) if moving else may_strike(state, square)):
        what = say("{troop} acts in one way only this turn", troop=kind.name)
        return Refusal("DW-38", what)
    return None


def _pay(state: State, square: int, *, moving: bool = False) -> None:
    """An action is spent, or the bonus; the troop has acted (DW-38, DW-52)."""
    if state.phase == BONUS:
        bonus_gone(state)
    else:
        state.actions -= 1
    bit = 1 << square
    if not state.acted & bit:
        if moving:
            state.moved |= bit
        else:
            state.struck |= bit
    state.acted |= bit


# --- bringing in -----------------------------------------------------------------------------------
def cannot_bring(state: State, seat: int, kind: int, square: int) -> Refusal | None:
    """Why a seat can't bring a troop onto a tile of its base (DW-63)."""
    config = state.config
    slot = config.slots[seat].get(kind, NONE)
    if slot == NONE or not state.owned(seat, slot):
        name = config.definitions.troops[kind].name
        return Refusal("DW-63", say("the army has no {troop} left", troop=name))
    if not open_tiles(state, seat) >> square & 1:
        where = square_name(square)
        return Refusal("DW-63", say("{square} is no empty tile of that base", square=where))
    return None


def bring(state: State, seat: int, kind: int, square: int, events: ev.Events | None, by: str = "") -> None:
    """Bring a troop of a seat's army into its base (DW-51, DW-61)."""
    config = state.config
    state.bring(seat, config.slots[seat][kind], square)
    if events is not None:
        key = config.definitions.troops[kind].key
        events.append(ev.Brought(config.seats[seat], key, square_name(square), by))


def open_tiles(state: State, seat: int) -> Mask:
    """The empty tiles of a seat's base (DW-62)."""
    return state.bases[seat] & ~state.occupied


def available(state: State, seat: int) -> list[int]:
    """The types that a seat's army has left."""
    return [kind for at, kind in enumerate(state.config.types[seat]) if state.owned(seat, at)]


def actors(state: State) -> list[int]:
    """The troops of the active seat that may take an action, in order."""
    men = state.men[state.active]
    if not men & state.acted:
        return [*each(men)]
    return [square for square in each(men) if may_act(state, square)]
