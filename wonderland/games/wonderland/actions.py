"""Actions and lists of them as the house knows them: with their text, and written when asked."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.games.wonderland import legal, notation
from wonderland.games.wonderland.codes import GRAMMAR, Code
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State
from wonderland.kit.codes import CodedAction, CodedLegal, FewChoices


class Action(CodedAction[MatchConfig, Code]):
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ()

    def __str__(self) -> str:
        return notation.write(self.config, self.actor, self.code)


Legal: TypeAlias = CodedLegal[MatchConfig, Code, Action]


def legal_of(state: State, *, nothing: bool = False) -> Legal:
    """The legal actions of a state as they stand now; none where ``nothing`` may be done."""
    choices = FewChoices[Code]([]) if nothing else legal.choices(state)
    return CodedLegal(Action, state.config, state.to_act, choices, GRAMMAR)
