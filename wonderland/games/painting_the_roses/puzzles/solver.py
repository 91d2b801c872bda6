"""What can be forced in a turn of the roses. Chance comes at its end only, so the search is whole.

``win``   The side that solves completes its garden in this turn, whoever answers with a King.
``save``  When it ends its turn, the next seat can't complete its own garden in the turn that
          follows, whatever it plays from the hand it holds; draws come only after that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from wonderland.games.painting_the_roses import legal
from wonderland.games.painting_the_roses.actions import Code
from wonderland.games.painting_the_roses.actions.answering import Answering
from wonderland.games.painting_the_roses.actions.ending import End, Resign
from wonderland.games.painting_the_roses.outcome import complete
from wonderland.games.painting_the_roses.state import ACT, ANSWER, OVER, State
from wonderland.search.forced import Forced

Kind = Literal["win", "save"]
Key = tuple[object, ...]


def key_of(state: State) -> Key:
    """What tells two positions of a puzzle apart."""
    return (
        state.paint, state.posts, state.guards, state.queen, state.hands, state.kings, state.done,
        state.phase, state.playing, state.target, state.asked, state.active,
    )  # fmt: skip


def after(state: State, code: Code) -> State:
    """The position after an action of the awaited seat."""
    seat, there = state.to_act, state.copy()
    assert seat is not None
    code.perform(there, seat, None)
    return there


def codes_of(state: State) -> Iterator[Code]:
    """What the awaited seat may do, but for giving up; equal Kings cancel alike."""
    return (code for code in legal.choices(state) if not isinstance(code, Resign))


class Goal:
    """What is to be reached, by whom.

    Args:
        kind: ``win`` or ``save``.
        side: the seat that solves; it is its turn.
    """

    def __init__(self, kind: str, side: int) -> None:
        self.kind = kind
        self.side = side
        self._wins: dict[Key, bool] = {}

    def verdict(self, state: State) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        if state.phase == OVER:
            assert state.result is not None
            return state.result.winner == self.side
        if state.phase in (ACT, ANSWER) and state.active == self.side:
            return None
        return self.kind == "save" and not self.next_wins(state)

    def next_wins(self, state: State) -> bool:
        """Whether the next seat can force its garden in the turn that follows."""
        there = state.copy()
        there.active = (self.side + 1) % state.config.players
        there.phase, there.done, there.asked = ACT, 0, ()
        return complete(there, there.active) or self._forced(there, there.active)

    def _forced(self, state: State, seat: int) -> bool:
        """Whether a seat can complete its garden in its turn, whatever is answered."""
        if state.phase not in (ACT, ANSWER) or state.active != seat:
            return state.phase == OVER and state.result is not None and state.result.winner == seat
        key = key_of(state)
        if key not in self._wins:
            codes = (code for code in codes_of(state) if not isinstance(code, End))
            each = (self._forced(after(state, code), seat) for code in codes)
            self._wins[key] = any(each) if state.phase == ACT else all(each)
        return self._wins[key]


class Solver(Forced[State, Code]):
    """What a side can force from the positions of a puzzle."""

    key, choices, after = staticmethod(key_of), staticmethod(codes_of), staticmethod(after)

    def free(self, code: Code) -> bool:
        """Whether an action counts nothing."""
        return isinstance(code, End | Answering)
