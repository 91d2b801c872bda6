"""What can be forced in Dungeon Dice where no dice are rolled, so that the search is whole.

``win``      The side that solves wins in this turn, whatever is answered.
``survive``  It has not lost when the other side, which has no dice left, has had its turn.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Literal

from wonderland.games.dungeon_dice import codes as act
from wonderland.games.dungeon_dice import legal, turn
from wonderland.games.dungeon_dice.state import OVER, State

Kind = Literal["win", "survive"]
FAR = 99
"""The length of what can't be forced."""
FREE = (act.End, act.Pass, act.Defend, act.Place)
"""What counts as no action of a solution."""


def key_of(state: State) -> Hashable:
    """What tells two positions of a puzzle apart."""
    return (
        state.store.tobytes(), bytes(state.crests), state.masters, state.master_attacked,
        state.items, state.blocks, state.moving, state.chain, state.cancelled, state.asked,
        state.target, state.guarded, state.touched, state.placing, state.ending, state.phase,
        state.active,
    )  # fmt: skip


def after(state: State, code: act.Code) -> State:
    """The position after an action of the side that is to act."""
    there = state.copy()
    assert state.to_act is not None
    turn.perform(there, state.to_act, code, None)
    return there


class Goal:
    """What is to be reached, by whom.

    Args:
        kind: ``win`` or ``survive``.
        side: the side that solves; it is its turn.
        since: the number of that turn.
    """

    def __init__(self, kind: Kind, side: int, since: int) -> None:
        self.kind: str = kind
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


class Search:
    """What a side can force from the positions of a puzzle; what was found is kept.

    Args:
        goal: what is to be reached.
    """

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self._lengths: dict[Hashable, int] = {}

    def length(self, state: State) -> int:
        """How many actions a shortest way takes against the best answers; ``FAR`` for none."""
        verdict = self.goal.verdict(state)
        if verdict is not None:
            return 0 if verdict else FAR
        key = key_of(state)
        known = self._lengths.get(key)
        if known is None:
            known = self._lengths[key] = self._longest(state) if self._answers(state) else (
                min((self._price(code) + self.length(there) for code, there in self.steps(state)),
                    default=FAR)
            )  # fmt: skip
            self._lengths[key] = known = min(known, FAR)
        return known

    def _longest(self, state: State) -> int:
        """What the other side's best answer leaves; one that stops the goal is enough."""
        most = 0
        for _, there in self.steps(state):
            most = max(most, self.length(there))
            if most >= FAR:
                break
        return most

    def reaches(self, state: State) -> bool:
        """Whether the goal can be forced."""
        return self.length(state) < FAR

    def steps(self, state: State) -> Iterator[tuple[act.Code, State]]:
        """What may be done, and the position after it."""
        for code in legal.choices(state):
            yield code, after(state, code)

    def best(self, state: State) -> act.Code:
        """What the awaited side does best: the shortest way, or the answer that hinders most.

        Where nothing hinders more than the rest, the other side lets it be.
        """
        each = [(self._priced(state, code, there), code) for code, there in self.steps(state)]
        if not self._answers(state):
            return min(each, key=lambda step: step[0])[1]
        return max(each, key=lambda step: (step[0], isinstance(step[1], FREE)))[1]

    def ways(self, state: State) -> int:
        """How many shortest ways there are against the answers that hinder most."""
        if self.goal.verdict(state) is not None:
            return 1
        length = self.length(state)
        found = [
            self.ways(there)
            for code, there in self.steps(state)
            if self._priced(state, code, there) == length
        ]
        return min(found) if self._answers(state) else sum(found)

    def _answers(self, state: State) -> bool:
        """Whether it is the other side that is to act."""
        return state.to_act != self.goal.side

    def _priced(self, state: State, code: act.Code, there: State) -> int:
        return (0 if self._answers(state) else self._price(code)) + self.length(there)

    @staticmethod
    def _price(code: act.Code) -> int:
        return 0 if isinstance(code, FREE) else 1
