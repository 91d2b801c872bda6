"""Damage, destruction, and where a monster comes to stand: what battle and effects share."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.columns import DAMAGE, SIDE, SQUARE
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.table_state import SIDES, Item, TableState, Touched


def damage(state: TableState, monster: int, amount: int, events: ev.Events | None) -> None:
    """Put damage on a monster; one whose damage reaches its HP is destroyed (DD-58)."""
    if amount <= 0:
        return
    state.store[DAMAGE + monster] += amount
    state.stirred = True  # DD-87
    left = state.hp(monster)
    if events is not None:
        events.append(ev.Damaged(state.id_of(monster), amount, left))
    if left < 0 or (left == 0 and not state.config.exceed):
        destroy(state, monster, events)


def heal(state: TableState, monster: int, amount: int, events: ev.Events | None) -> None:
    """Take off up to so much damage (DD-11)."""
    healed = min(amount, state.store[DAMAGE + monster])
    if healed:
        state.store[DAMAGE + monster] -= healed
        if events is not None:
            events.append(ev.Healed(state.id_of(monster), healed, state.hp(monster)))


def destroy(state: TableState, monster: int, events: ev.Events | None) -> None:
    """Take a monster out of play for good (DD-59)."""
    here = state.store[SQUARE + monster]
    state.leave(monster)
    if events is not None:
        square = state.config.grid.names[here]
        events.append(ev.Destroyed(state.id_of(monster), state.printed(monster).code, square))


def discard(state: TableState, item: Item, events: ev.Events | None) -> None:
    """Take an item out of play, face up (DD-59)."""
    state.discard(item)
    if events is not None:
        code = state.config.figures[item.figure].code
        events.append(ev.ItemGone(state.config.grid.names[item.square], state.item_id(item), code))


def turn_up(state: TableState, item: Item, events: ev.Events | None) -> bool:
    """Turn an item face up; whether it was face down (DD-80)."""
    if item.up:
        return False
    state.turn_up(item)
    if events is not None:
        name, code = state.config.grid.names[item.square], state.config.figures[item.figure].code
        events.append(ev.ItemTurned(name, state.item_id(item) or "", code))
    return True


def touch(state: TableState, monster: int, square: int, events: ev.Events | None) -> None:
    """A monster touches the item on a square, if there is one (DD-78)."""
    item = state.item_at(square)
    if item is not None:
        state.touched = (*state.touched, Touched(item, monster))
        if events is not None:
            names = state.config.grid.names
            events.append(ev.ItemTouched(names[square], state.id_of(monster)))


def arrive(
    state: TableState, monster: int, path: Sequence[int], how: str, events: ev.Events | None, *, passing: bool = False
) -> None:
    """Move a monster along squares to the last of them, and touch the item there (DD-78).

    With ``passing`` it touches those on the way, too.
    """
    squares = (state.store[SQUARE + monster], *path)
    state.step(monster, path[-1])
    if events is not None:
        names = state.config.grid.names
        moved = ev.Moved(state.id_of(monster), tuple(names[square] for square in squares), how)
        events.append(moved)
    for square in path if passing else path[-1:]:
        touch(state, monster, square, events)


def gain(state: TableState, side: int, crest: int, amount: int, events: ev.Events | None) -> None:
    """Give a player crests, up to as many as may be held (DD-30)."""
    at = 5 * side + crest
    gained = min(amount, state.config.cap - state.crests[at])
    state.crests[at] += gained
    if events is not None:
        events.append(ev.CrestsGained(SIDES[side], CRESTS[crest], gained, amount - gained))


def drain(state: TableState, side: int, crest: int, amount: int, events: ev.Events | None) -> None:
    """Take crests away from a player, as many as there are (DD-11)."""
    at = 5 * side + crest
    lost = min(amount, state.crests[at])
    state.crests[at] -= lost
    if events is not None and lost:
        events.append(ev.CrestsLost(SIDES[side], CRESTS[crest], lost))


def side_of(state: TableState, monster: int) -> int:
    """Whose a monster is."""
    return state.store[SIDE + monster]
