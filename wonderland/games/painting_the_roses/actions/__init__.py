"""The actions of the game, a module for each step: each class has its line, its refusal, its effect."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.painting_the_roses.actions.acting import Acting
from wonderland.games.painting_the_roses.actions.answering import Answering
from wonderland.games.painting_the_roses.actions.ending import Ending
from wonderland.games.painting_the_roses.actions.setting_up import SettingUp
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.state import OVER, State
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.grammar import Grammar

Code: TypeAlias = SettingUp | Acting | Answering | Ending
GRAMMAR = Grammar(Code)


def refusal(state: State, actor: int, code: Code) -> Refusal | None:
    """Why an action is refused: the first rule that forbids it (section 14), or None."""
    if state.phase == OVER:
        return Refusal("PR-86", say("the match is over"))
    to_act = state.to_act
    if actor != to_act:
        assert to_act is not None, "the match is not over"
        seats = state.config.seats
        who = say("chance") if to_act == CHANCE_ACTOR else SEAT_NAMES[seats[to_act]]
        return Refusal("PR-97", say("it is for {who} to act", who=who))
    return code.refusal(state, actor)
