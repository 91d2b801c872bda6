"""What can be forced in Dungeon Dice where no dice are rolled, so that the search is whole.

``win``      The side that solves wins in this turn, whatever is answered.
``survive``  It has not lost when the other side, which has no dice left, has had its turn.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Literal

from wonderland.games.dungeon_dice import actions, legal
from wonderland.games.dungeon_dice.actions import GRAMMAR, Code
from wonderland.games.dungeon_dice.state import OVER, State
from wonderland.search.forced import Forced

Kind = Literal["win", "survive"]
FREE = ("end", "pass", "defend", "place")
"""The verbs of what counts as no action of a solution."""
_FREE = tuple(GRAMMAR.of_verb[verb].kind for verb in FREE)


def after(state: State, code: Code) -> State:
    """The position after an action of the side that is to act."""
    there = state.copy()
    assert state.to_act is not None
    actions.perform(there, state.to_act, code, None)
    return there


class Goal:
    """What is to be reached, by whom.

    Args:
        kind: ``win`` or ``survive``.
        side: the side that solves; it is its turn.
        since: the number of that turn.
    """

    def __init__(self, kind: str, side: int, since: int) -> None:
        self.kind = kind
        self.side = side
        self.since = since

    def verdict(self, state: State) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        if state.phase == OVER:
            assert state.result is not None
            if self.kind == "win":
                return state.result.winner == self.side
            return state.result.winner != 1 - self.side
        if state.turn > self.since + (self.kind == "survive"):
            return self.kind == "survive"
        return None


class Solver(Forced[State, Code]):
    """What a side can force from the positions of a puzzle."""

    after = staticmethod(after)

    def key(self, state: State) -> Hashable:
        """What tells two positions of a puzzle apart."""
        return (
            state.store.tobytes(), bytes(state.crests), state.masters, state.master_attacked,
            state.items, state.blocks, state.moving, state.chain, state.cancelled, state.asked,
            state.target, state.guarded, state.touched, state.placing, state.ending, state.phase,
            state.active,
        )  # fmt: skip

    def choices(self, state: State) -> Iterable[Code]:
        """What may be done."""
        return legal.choices(state)

    def free(self, code: Code) -> bool:
        """Whether an action counts nothing."""
        return isinstance(code, _FREE)

    idle = free
