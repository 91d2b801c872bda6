"""How a turn begins and ends (DD-27, DD-74)."""

from __future__ import annotations

from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.state import ACTION, CHOOSE, SIDES, State
from wonderland.games.dungeon_dice.victory import judge


def begin_turn(state: State, side: int, opening: str, events: ev.Events | None) -> None:
    """Begin a turn; with no dice left the roll is skipped (DD-27, DD-28)."""
    state.active = side
    state.phase = CHOOSE if opening == "choose" and state.dice_left[side] else ACTION
    if events is not None:
        events.append(ev.TurnBegan(state.turn, SIDES[side]))


def end_turn(state: State, events: ev.Events | None) -> None:
    """What holds for a turn ends, the end of the match is judged, the other side begins (DD-74)."""
    state.ending = False
    due = _lapse(state)
    state.quiet = 0 if state.stirred else state.quiet + 1
    state.stirred = False
    if events is not None:
        names = state.config.grid.names
        for square in due:
            events.append(ev.Unblocked(names[square]))
        events.append(ev.TurnEnded(state.turn, SIDES[state.active], state.quiet))
    if not judge(state, events):
        state.turn += 1
        begin_turn(state, 1 - state.active, "choose", events)


def _lapse(state: State) -> list[int]:
    """What holds for the turn ends; the squares that are blocked no more (DD-74)."""
    layout = state.config.layout
    state.store[layout.passing] = layout.nothing
    state.moving = NONE
    state.master_attacked = False
    state.dice = state.faces = ()
    return state.unblock(state.turn)


def coming_turn(state: State, side: int) -> State:
    """A state as a side's next turn begins if nothing is done before; the state where that is under way."""
    if state.active == side:
        return state
    there = state.copy()
    _lapse(there)
    there.turn += 1
    begin_turn(there, side, "choose", None)
    return there
