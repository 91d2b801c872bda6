"""Why a figure can't be picked to act with."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.core.errors import Refusal
from wonderland.core.game import Event
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import actions
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions import acting, deeds
from wonderland.games.dominoes_of_war.actions.acting import Move
from wonderland.games.dominoes_of_war.actions.flipping import MINE
from wonderland.games.dominoes_of_war.ground import names, square_of
from wonderland.games.dominoes_of_war.state import FACE
from wonderland.games.dominoes_of_war.view import View


def why_idle(view: View, square: str, events: Iterable[Event] = ()) -> Refusal | None:
    """Why the seat that looks can do nothing now with whoever stands on a tile, or None (DW-37, DW-38, DW-65).

    Args:
        view: what it sees.
        square: the tile.
        events: what happened last; who fell there by it is told of.
    """
    state, at = view.known, square_of(square)
    assert at is not None, "a tile"
    if state.phase == FACE and state.facing:
        first = names(state.facing)[0]
        what = say("First choose where the figure on {square} looks", square=first)
        return Refusal("DW-65", what)
    if not state.board[at] and (fell := _fell(view, square, events)):
        return fell
    seat = state.config.seats.index(view.seat)
    refused = actions.refusal(state, seat, Move(at, at))
    if refused and (refused.rule in ("DW-101", "DW-37") or not acting.may_act(state, at)):
        return refused
    if deeds.any_of(state, at):
        return None
    troop = state.config.kinds[state.board[at]].name
    what = say("{troop} on {square} can neither move nor attack now", troop=troop, square=square)
    return Refusal("DW-37", what)


def _fell(view: View, square: str, events: Iterable[Event]) -> Refusal | None:
    """Who has just fallen on a tile, and by what (DW-47, DW-55)."""
    mined, fallen = False, ""
    for event in events:
        if isinstance(event, ev.Flipped):
            mined = (event.square, event.what) == (square, MINE)
        elif isinstance(event, ev.Removed):
            fallen = next((key for _, key, there in event.troops if there == square), fallen)
    if not fallen:
        return None
    definitions = view.known.config.definitions
    gaps = {"troop": definitions.troops[definitions.type_of[fallen]].name, "square": square}
    if mined:
        return Refusal("DW-47", say("{troop} fell: a mine lay on {square}", **gaps))
    return Refusal("DW-55", say("{troop} on {square} has just fallen", **gaps))
