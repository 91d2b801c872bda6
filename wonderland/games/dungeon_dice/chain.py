"""The chain: links declared and paid, who is asked, and how it resolves backwards (DD-66 to DD-73)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import (
    MASTER,
    NONE,
    Attack,
    End,
    ItemEffect,
    Link,
    LinkCode,
    Stride,
    Use,
)
from wonderland.games.dungeon_dice.columns import ATTACKS, FREE, MOVED, PARRY, SQUARE, USED
from wonderland.games.dungeon_dice.combat import (
    end_battle,
    is_void,
    may_defend,
    outcome,
    strike,
    strike_master,
)
from wonderland.games.dungeon_dice.crests import ATTACK, CRESTS, DEFEND, MOVE
from wonderland.games.dungeon_dice.harm import arrive, discard, turn_up
from wonderland.games.dungeon_dice.movement import price, stride_refusal
from wonderland.games.dungeon_dice.state import ACTION, CHAIN, PLACE, SIDES, State
from wonderland.games.dungeon_dice.state import DEFEND as DEFENDING
from wonderland.games.dungeon_dice.targets.base import Cast
from wonderland.games.dungeon_dice.using import can_add
from wonderland.games.dungeon_dice.victory import finish

Write = Callable[[State, Link], str]
"""Writes a link as the state's ``chain`` has it; only the events need it."""


class Telling(NamedTuple):
    """Where events go, and how their links are written."""

    events: ev.Events
    line: Write


# --- declaring -----------------------------------------------------------------------------------
def declare(state: State, side: int, code: LinkCode, tell: Telling | None) -> None:
    """Pay a link and add it; then the asking starts anew from it (DD-42, DD-66, DD-67)."""
    crest, paid = _pay(state, side, code)
    link = Link(side, code)
    state.chain = (*state.chain, link)
    if tell is not None:
        letter = CRESTS[crest] if paid else ""
        line = tell.line(state, link)
        tell.events.append(ev.LinkAdded(len(state.chain), SIDES[side], line, letter, paid))
    _ask(state, (1 - side, side), tell)


def _pay(state: State, side: int, code: LinkCode) -> tuple[int, int]:
    """Pay for a link and note what declaring it means; the crest, and how many."""
    store = state.store
    crest = paid = 0
    if isinstance(code, Stride):
        monster, squares = code.monster, len(code.squares)
        crest, paid = MOVE, price(state, monster, squares)
        store[FREE + monster] -= min(store[FREE + monster], squares)
        if state.moving not in (NONE, monster):  # DD-47
            store[MOVED + state.moving] = 1
        state.moving = monster
    elif isinstance(code, Attack):
        crest, paid = ATTACK, 1
        if state.moving != NONE:  # DD-47
            store[MOVED + state.moving] = 1
            state.moving = NONE
        if code.attacker == MASTER:
            state.master_attacked = True
        else:
            store[ATTACKS + code.attacker] += 1
        state.target = code.target
    elif isinstance(code, Use):
        ability = state.figure(code.monster).abilities[code.which]
        crest, paid = ability.timing, ability.cost
        if ability.once:
            store[USED + code.monster] |= 1 << code.which
    state.crests[5 * side + crest] -= paid
    return crest, paid


def _ask(state: State, sides: tuple[int, ...], tell: Telling | None) -> None:
    """Ask the first of these sides that could add something; else the chain is closed (DD-69)."""
    for side in sides:
        if can_add(state, side):
            state.phase = CHAIN
            state.asked = side
            if tell is not None:
                tell.events.append(ev.Asked(SIDES[side]))
            return
    resolve(state, tell)


def let_pass(state: State, tell: Telling | None) -> None:
    """The side that is asked adds nothing; then the other is asked, if it was not before (DD-67)."""
    asked, last = state.asked, state.chain[-1].side
    if tell is not None:
        tell.events.append(ev.Passed(SIDES[asked]))
    _ask(state, (last,) if asked != last else (), tell)


# --- resolving -----------------------------------------------------------------------------------
def resolve(state: State, tell: Telling | None) -> None:
    """Resolve a closed chain, the last link first (DD-70)."""
    answered = len(state.chain) > 1  # a lone link stands as it was when it was declared
    while state.chain:
        at = len(state.chain) - 1
        link = state.chain[at]
        code = link.code
        why = _idle(state, link, at) if answered else ""
        asks = not why and isinstance(code, Attack) and state.target != MASTER and may_defend(state)
        if not asks:  # an attack that may be defended waits in the chain for the answer
            state.chain = state.chain[:at]
        if tell is not None:
            tell.events.append(ev.LinkResolved(at + 1, tell.line(state, link), why))
        if not why:
            if isinstance(code, Attack):
                _begin_strike(state, link, code, tell, asks=asks)
                if asks or state.result is not None:
                    return
            elif isinstance(code, Use):
                _use(state, link.side, code, at, tell)
            elif isinstance(code, Stride):
                arrive(state, code.monster, code.squares, "stride", _events(tell))
            elif isinstance(code, ItemEffect):
                _item_effect(state, link.side, code, at, tell)
            else:
                state.ending = True
    _close(state, tell)


def _events(tell: Telling | None) -> ev.Events | None:
    return None if tell is None else tell.events


def _idle(state: State, link: Link, at: int) -> str:
    """Why a link does nothing: ``cancelled``, ``left``, ``void``; ``""`` if it takes effect (DD-71)."""
    code = link.code
    if state.cancelled >> at & 1:
        return "cancelled"
    if isinstance(code, Attack):
        return "void" if is_void(state, link.side, code) else ""
    if isinstance(code, Use):
        return "" if state.in_play(code.monster) else "left"
    if isinstance(code, Stride):
        if not state.in_play(code.monster):
            return "left"
        return "void" if stride_refusal(state, code, again=True) else ""
    if isinstance(code, ItemEffect):
        return "" if state.chests >> code.square & 1 else "left"
    assert isinstance(code, End)
    return ""


def _use(state: State, side: int, code: Use, at: int, tell: Telling | None) -> None:
    """Carry out an ability's effects in the order listed (DD-11)."""
    ability = state.figure(code.monster).abilities[code.which]
    cast = Cast(side, code.monster, state.store[SQUARE + code.monster], code.target, at)
    reached = ability.target.reached(state, cast)
    for effect in ability.effects:
        effect.apply(state, cast, reached, _events(tell))


def _item_effect(state: State, side: int, code: ItemEffect, at: int, tell: Telling | None) -> None:
    """Carry out an item's effect; one that does not stay is gone then (DD-82)."""
    item = state.item_at(code.square)
    assert item is not None
    part = state.config.figures[item.figure].item
    if part is None:  # an item that the onlooker doesn't know does nothing that he knows of
        return
    cast = Cast(side, NONE, code.square, NONE, at, code.finder)
    reached = part.target.reached(state, cast)
    for effect in part.effects:
        effect.apply(state, cast, reached, _events(tell))
    if not part.stays:
        discard(state, item, _events(tell))


# --- the battle ----------------------------------------------------------------------------------
def _begin_strike(
    state: State, link: Link, code: Attack, tell: Telling | None, *, asks: bool
) -> None:
    """Let an attack strike, or ask its target's owner whether he defends (DD-54, DD-55)."""
    target, events = state.target, _events(tell)
    if events is not None:
        events.append(
            ev.Attacked(_who(state, code.attacker, link.side), _who(state, target, 1 - link.side))
        )
    if target == MASTER:
        strike_master(state, 1 - link.side, events)
        if not state.masters[1 - link.side]:  # DD-83
            end_battle(state)
            finish(state, link.side, "master", events)
    elif asks:
        state.phase = DEFENDING
        state.asked = 1 - link.side
        if events is not None:
            least, most = outcome(state, code.attacker, target)
            side, name = SIDES[state.asked], state.id_of(target)
            events.append(ev.DefendAsked(side, name, least, most))
    else:
        _finish_strike(state, code, defends=_parries(state), paid=False, events=events)


def _who(state: State, monster: int, side: int) -> str:
    return f"{SIDES[side]} master" if monster == MASTER else state.id_of(monster)


def _parries(state: State) -> bool:
    return bool(state.store[PARRY + state.target])


def _finish_strike(
    state: State, code: Attack, *, defends: bool, paid: bool, events: ev.Events | None
) -> None:
    if defends and events is not None:
        events.append(ev.Defended(state.id_of(state.target), paid))
    strike(state, code, defends=defends, events=events)


def answer_attack(state: State, tell: Telling | None, *, defends: bool) -> None:
    """The side that is attacked pays a Defend or declines (DD-55); then all goes on."""
    code = state.chain[0].code
    assert isinstance(code, Attack)
    events = _events(tell)
    if defends:
        state.crests[5 * state.asked + DEFEND] -= 1
    elif events is not None:
        events.append(ev.Passed(SIDES[state.asked]))
    _finish_strike(state, code, defends=defends, paid=defends, events=events)
    state.chain = ()
    _close(state, tell)


# --- afterwards ----------------------------------------------------------------------------------
def _close(state: State, tell: Telling | None) -> None:
    """The chain with its battle is over: a monster is placed, items are dealt with (DD-73, DD-81)."""
    end_battle(state)
    state.cancelled = 0
    if state.placing is not None:
        if _ask_place(state, tell):
            return
        state.placing = None
    settle(state, tell)


def place_squares(state: State) -> int:
    """The squares that may be chosen for the monster that is placed (DD-81)."""
    placing = state.placing
    if placing is None or not state.in_play(placing.monster):
        return 0
    here = state.store[SQUARE + placing.monster]
    return state.free & ~state.chests & state.config.grid.within(here, placing.far)


def _ask_place(state: State, tell: Telling | None) -> bool:
    placing = state.placing
    assert placing is not None
    if not place_squares(state):
        return False
    state.phase = PLACE
    state.asked = placing.side
    if tell is not None:
        name = state.id_of(placing.monster)
        tell.events.append(ev.PlaceAsked(SIDES[placing.side], name))
    return True


def place(state: State, square: int, tell: Telling | None) -> None:
    """Put the monster on the square chosen; then all goes on (DD-81)."""
    placing = state.placing
    assert placing is not None
    state.placing = None
    arrive(state, placing.monster, (square,), "place", _events(tell))
    settle(state, tell)


def settle(state: State, tell: Telling | None) -> None:
    """Deal with the items touched, in order; then the active player goes on (DD-73, DD-80)."""
    while state.touched:
        (touched, monster), state.touched = state.touched[0], state.touched[1:]
        item = state.item_at(touched.square)
        if item is None or not state.in_play(monster):
            continue
        if turn_up(state, item, _events(tell)):
            state.stirred = True  # DD-87
        declare(state, item.side, ItemEffect(item.square, monster), tell)
        return  # what follows is dealt with when that chain is over
    state.phase = ACTION
