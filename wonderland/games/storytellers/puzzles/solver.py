"""What a storyteller can force in a round, whatever the others play and whatever is drawn.

``mission``   one more of its missions is complete before the round is over.
``missions``  two more are.
"""

from __future__ import annotations

from typing import Literal

from wonderland.games.storytellers import legal, outcome
from wonderland.games.storytellers.actions import Code
from wonderland.games.storytellers.actions.closing import Collect, Reveal
from wonderland.games.storytellers.actions.playing import Play
from wonderland.games.storytellers.actions.skills import Use
from wonderland.games.storytellers.state import OVER, State
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.search.forced import Forced

Kind = Literal["mission", "missions"]
Key = tuple[object, ...]
MORE: dict[str, int] = {"mission": 1, "missions": 2}
"""So many more missions are to be complete."""


class Goal:
    """What is to be reached, by whom, and until when.

    Args:
        kind: ``mission`` or ``missions``.
        state: where the puzzle begins; the storyteller solves it, in this round.
    """

    def __init__(self, kind: str, state: State) -> None:
        self.kind = kind
        self.side, self._round = state.active, state.round
        self._wanted = len(outcome.done(state, self.side)) + MORE[kind]

    def verdict(self, state: State) -> bool | None:
        """Whether the goal is reached, missed (False) or open."""
        if len(outcome.done(state, self.side)) >= self._wanted:
            return True
        return False if state.phase == OVER or state.round != self._round else None


def _after(state: State, code: Code) -> State:
    seat, there = state.to_act, state.copy()
    assert seat is not None
    code.perform(there, seat, None)
    return there


class Solver(Forced[State, Code]):
    """What the storyteller can force from the positions of a puzzle."""

    after = staticmethod(_after)

    def key(self, state: State) -> Key:
        """What tells two positions of a puzzle apart."""
        return (
            state.round, state.phase, state.to_play, state.area, state.hands, state.collections,
            state.shown, state.used, state.named, state.drawing, state.covered, state.ratings,
            state.verdict, state.collected, state.extra, state.decks,
        )  # fmt: skip

    def choices(self, state: State) -> list[Code]:
        """What may be done; draws that matter to nobody count once."""
        seat = state.to_act
        assert seat is not None
        codes = legal.codes(state)
        if seat != CHANCE_ACTOR:
            return [*codes, *legal.besides(state, seat)]
        return codes if _matters(state) else codes[:1]

    def free(self, code: Code) -> bool:
        """Whether an action counts nothing: a card played, kept or moved by a skill does."""
        return not isinstance(code, Play | Collect | Use | Reveal)


def _matters(state: State) -> bool:
    """Whether who draws a card may play it in this round."""
    return state.drawing is not None and state.drawing.seat in state.to_play
