"""The actions of the game, a module for each step: each class has its line, its refusal, its effect."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.actions.acting import Acting
from wonderland.games.dominoes_of_war.actions.ending import AcceptDraw, Ending
from wonderland.games.dominoes_of_war.actions.flipping import Flipping
from wonderland.games.dominoes_of_war.actions.setting_up import SettingUp
from wonderland.games.dominoes_of_war.names import SEAT_NAMES
from wonderland.games.dominoes_of_war.state import NONE, OVER, State
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.grammar import Grammar

Code: TypeAlias = SettingUp | Acting | Flipping | Ending
GRAMMAR = Grammar(Code)


def refusal(state: State, actor: int, code: Code) -> Refusal | None:
    """Why an action is refused: the first rule that forbids it (DW-102), or None."""
    if state.phase == OVER:
        return Refusal("DW-101", say("the match is over"))
    if isinstance(code, AcceptDraw):
        return code.refusal(state, actor)
    if actor != state.to_act:
        to_act = state.to_act
        assert to_act is not None, "the match is not over"
        seats = state.config.seats
        who = say("chance") if to_act == CHANCE_ACTOR else SEAT_NAMES[seats[to_act]]
        return Refusal("DW-101", say("it is for {who} to act", who=who))
    return code.refusal(state, actor)


def perform(state: State, actor: int, code: Code, events: ev.Events | None) -> None:
    """Play an action; an offer of a draw lapses by it (DW-94)."""
    if not isinstance(code, AcceptDraw):
        state.offer = NONE
    code.perform(state, actor, events)
