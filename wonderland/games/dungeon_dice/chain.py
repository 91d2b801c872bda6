"""The chain: links declared and paid, who is asked, and how it resolves backwards (DD-66 to DD-73)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import MASTER, NONE
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.combat import end_battle, may_defend
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.harm import discard, turn_up
from wonderland.games.dungeon_dice.state import ACTION, CHAIN, PLACE, SIDES, AnyLink, Link, State, Telling
from wonderland.games.dungeon_dice.targets.base import Cast
from wonderland.games.dungeon_dice.using import can_add

UNPAID = 0, 0
"""No crest is paid for a link."""


# --- declaring -----------------------------------------------------------------------------------
def declare(state: State, link: AnyLink, tell: Telling | None) -> None:
    """Pay a link and add it; then the asking starts anew from it (DD-42, DD-66, DD-67)."""
    side = link.side
    crest, paid = link.code.pay(state, side)
    state.crests[5 * side + crest] -= paid
    state.chain = (*state.chain, link)
    if tell is not None:
        letter = CRESTS[crest] if paid else ""
        line = tell.line(state, link)
        tell.events.append(ev.LinkAdded(len(state.chain), SIDES[side], line, letter, paid))
    _ask(state, (1 - side, side), tell)


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
        why = _idle(state, link, at) if answered else ""
        asks = not why and link.deed == "attack" and state.target != MASTER and may_defend(state)
        if not asks:  # an attack that may be defended waits in the chain for the answer
            state.chain = state.chain[:at]
        if tell is not None:
            tell.events.append(ev.LinkResolved(at + 1, tell.line(state, link), why))
        if not why:
            link.code.resolve(state, link.side, at, tell)
            if asks or state.result is not None:
                return
    close(state, tell)


def _idle(state: State, link: AnyLink, at: int) -> str:
    """Why a link does nothing: ``cancelled``, ``left``, ``void``; ``""`` if it takes effect (DD-71)."""
    return "cancelled" if state.cancelled >> at & 1 else link.code.idle(state, link.side)


# --- afterwards ----------------------------------------------------------------------------------
def close(state: State, tell: Telling | None) -> None:
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


def settle(state: State, tell: Telling | None) -> None:
    """Deal with the items touched, in order; then the active player goes on (DD-73, DD-80)."""
    while state.touched:
        (touched, monster), state.touched = state.touched[0], state.touched[1:]
        item = state.item_at(touched.square)
        if item is None or not state.in_play(monster):
            continue
        if turn_up(state, item, tell and tell.events):
            state.stirred = True  # DD-87
        effect = ItemEffect(item.square, monster)
        declare(state, Link(item.side, effect, "item", monster, item.square), tell)
        return  # what follows is dealt with when that chain is over
    state.phase = ACTION


class ItemEffect(NamedTuple):
    """The link of a chain that is no action but an item's effect (DD-80)."""

    square: int
    finder: int

    def pay(self, state: State, side: int) -> tuple[int, int]:  # noqa: ARG002
        """It costs nothing."""
        return UNPAID

    def idle(self, state: State, side: int) -> str:  # noqa: ARG002
        """It takes effect while the item lies there (DD-71)."""
        return "" if state.chests >> self.square & 1 else "left"

    def resolve(self, state: State, side: int, at: int, tell: Telling | None) -> None:
        """Carry it out; an item that does not stay is gone then (DD-82)."""
        item, events = state.item_at(self.square), tell and tell.events
        assert item is not None
        part = state.config.figures[item.figure].item
        if part is None:  # an item that the onlooker doesn't know does nothing that he knows of
            return
        cast = Cast(side, NONE, self.square, NONE, at, self.finder)
        reached = part.target.reached(state, cast)
        for effect in part.effects:
            effect.apply(state, cast, reached, events)
        if not part.stays:
            discard(state, item, events)
