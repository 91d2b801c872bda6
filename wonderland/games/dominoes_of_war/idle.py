"""Why a figure can't be picked to act with."""

from __future__ import annotations

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import actions
from wonderland.games.dominoes_of_war.actions import acting, deeds
from wonderland.games.dominoes_of_war.actions.acting import Move
from wonderland.games.dominoes_of_war.ground import names, square_of
from wonderland.games.dominoes_of_war.state import FACE
from wonderland.games.dominoes_of_war.view import View


def why_idle(view: View, square: str) -> Refusal | None:
    """Why the seat that looks can do nothing now with whoever stands on a tile, or None (DW-37, DW-38, DW-65)."""
    state, at = view.known, square_of(square)
    assert at is not None, "a tile"
    if state.phase == FACE and state.facing:
        first = names(state.facing)[0]
        what = say("First choose where the figure on {square} looks", square=first)
        return Refusal("DW-65", what)
    seat = state.config.seats.index(view.seat)
    refused = actions.refusal(state, seat, Move(at, at))
    if refused and (refused.rule in ("DW-101", "DW-37") or not acting.may_act(state, at)):
        return refused
    if deeds.any_of(state, at):
        return None
    troop = state.config.kinds[state.board[at]].name
    what = say("{troop} on {square} can neither move nor attack now", troop=troop, square=square)
    return Refusal("DW-37", what)
