"""What can be forced in a turn of the roses. Chance comes at its end only, so the search is whole.

``win``   The side that solves completes its garden in this turn, whoever answers with a King.
``save``  When it ends its turn, the next seat can't complete its own garden in the turn that
          follows, whatever it plays from the hand it holds; draws come only after that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses import legal, turn
from wonderland.games.painting_the_roses.outcome import complete
from wonderland.games.painting_the_roses.state import ACT, ANSWER, OVER, State

Kind = Literal["win", "save"]
Key = tuple[object, ...]
FAR = 99
"""The length of what can't be forced."""


def key_of(state: State) -> Key:
    """What tells two positions of a puzzle apart."""
    return (
        state.paint, state.posts, state.guards, state.queen, state.hands, state.kings, state.done,
        state.phase, state.playing, state.target, state.asked, state.active,
    )  # fmt: skip


def after(state: State, seat: int, code: act.Code) -> State:
    """The position after an action."""
    there = state.copy()
    turn.perform(there, seat, code, None)
    return there


def codes_of(state: State) -> Iterator[act.Code]:
    """What the awaited seat may do, but for giving up; equal Kings cancel alike."""
    for code in legal.choices(state):
        if not isinstance(code, act.Resign):
            yield code


class Goal:
    """What is to be reached, by whom.

    Args:
        kind: ``win`` or ``save``.
        side: the seat that solves; it is its turn.
    """

    def __init__(self, kind: Kind, side: int) -> None:
        self.kind: str = kind
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
            to_act = state.to_act
            assert to_act is not None
            each = (
                self._forced(after(state, to_act, code), seat)
                for code in codes_of(state)
                if not isinstance(code, act.End)
            )
            self._wins[key] = any(each) if state.phase == ACT else all(each)
        return self._wins[key]


class Search:
    """What a side can force from the positions of a puzzle; what was found is kept.

    Args:
        goal: what is to be reached.
    """

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self._lengths: dict[Key, int] = {}

    def length(self, state: State) -> int:
        """How many actions a shortest way takes against the best answers; ``FAR`` for none."""
        verdict = self.goal.verdict(state)
        if verdict is not None:
            return 0 if verdict else FAR
        key = key_of(state)
        if key not in self._lengths:
            self._lengths[key] = FAR
            each = [price(code) + self.length(there) for code, there in self.steps(state)]
            self._lengths[key] = min(FAR, min(each) if state.phase == ACT else max(each))
        return self._lengths[key]

    def reaches(self, state: State) -> bool:
        """Whether the goal can be forced."""
        return self.length(state) < FAR

    def steps(self, state: State) -> Iterator[tuple[act.Code, State]]:
        """What may be done, and the position after it."""
        seat = state.to_act
        assert seat is not None
        for code in codes_of(state):
            yield code, after(state, seat, code)

    def best(self, state: State) -> act.Code:
        """What the awaited seat does best: the shortest way, or the answer that hinders most."""
        each = [(price(code) + self.length(there), code) for code, there in self.steps(state)]
        lengths = [length for length, _ in each]
        return each[lengths.index(min(lengths) if state.phase == ACT else max(lengths))][1]

    def ways(self, state: State) -> int:
        """How many shortest ways there are against the answers that hinder most."""
        if self.goal.verdict(state) is not None:
            return 1
        length = self.length(state)
        found = [
            self.ways(there)
            for code, there in self.steps(state)
            if price(code) + self.length(there) == length
        ]
        return sum(found) if state.phase == ACT else min(found)


def price(code: act.Code) -> int:
    """What an action counts: one, but for ending the turn and for answers."""
    return 0 if isinstance(code, act.End | act.Allow | act.Cancel) else 1
