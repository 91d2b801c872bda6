"""Actions and lists of them as the house knows them: with their text, and written when asked."""

from __future__ import annotations

from typing import TypeAlias

from wonderland.games.dungeon_dice import legal, notation
from wonderland.games.dungeon_dice.codes import GRAMMAR, Code
from wonderland.games.dungeon_dice.state import State
from wonderland.kit.codes import CodedAction, CodedLegal, FewChoices


class Action(CodedAction[State, Code]):
    """An action of a match; its text is its notation, written when someone asks.

    Its ``config`` is the state that it was made in, since monsters are rows of a state: who each is
    never changes in one match, but another course of the match may have others in its rows.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return notation.write(self.config, self.actor, self.code)


Legal: TypeAlias = CodedLegal[State, Code, Action]


def legal_of(state: State, *, nothing: bool = False) -> Legal:
    """The legal actions of a state as they stand now; none where ``nothing`` may be done."""
    choices = FewChoices[Code]([]) if nothing else legal.choices(state)
    return CodedLegal(Action, state, state.to_act, choices, GRAMMAR)
