"""The actions of the game, a module for each step: each class has its line, its refusal, its effect."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers.actions.closing import Closing, Reveal
from wonderland.games.storytellers.actions.playing import Playing
from wonderland.games.storytellers.actions.setting_up import SettingUp
from wonderland.games.storytellers.actions.skills import Use
from wonderland.games.storytellers.actions.telling import Telling
from wonderland.games.storytellers.state import OVER, State
from wonderland.kit.grammar import Grammar

Code: TypeAlias = SettingUp | Playing | Telling | Closing | Use
GRAMMAR = Grammar(Code)
OVER_ALREADY = Refusal("ST-50", say("the match is over"))


def refusal(state: State, actor: int, code: Code) -> Refusal | None:
    """Why an action is refused: the first rule that forbids it (ST-85), or None."""
    if state.phase == OVER:
        return OVER_ALREADY
    if not isinstance(code, Reveal | Use) and actor != state.to_act:
        return Refusal("ST-85", say("it is not that seat that is awaited"))
    return code.refusal(state, actor)
