"""Every way to play out a turn: all actions in all orders, each position looked at once.

A turn has three actions at most and few choices, and chance comes at its end only, so the search
is whole. Only a King that others may cancel with has to be guessed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol

from wonderland.games.painting_the_roses.actions.acting import Acting
from wonderland.games.painting_the_roses.actions.answering import Allow, Answering, Cancel
from wonderland.games.painting_the_roses.ai.ideas import every
from wonderland.games.painting_the_roses.state import ANSWER, OVER, State
from wonderland.search.deadline import Deadline


class Weighs(Protocol):
    """Says what a position is worth to a seat."""

    def worth(self, state: State, seat: int) -> float:
        """The worth, in log-odds of winning."""
        ...


Ideas = Callable[[State], Iterable[Acting]]
"""The actions of an action step that are looked at; its end is not among them."""


class Plan(NamedTuple):
    """A way to play out a turn.

    Attributes:
        worth: what it is worth to end there.
        actions: what is played; the end of the step is not among them.
        after: the position then.
    """

    worth: float
    actions: tuple[Acting, ...]
    after: State


Key = tuple[object, ...]


def key_of(state: State) -> Key:
    """What tells two positions of a turn apart."""
    return (state.paint, state.posts, state.guards, state.queen, state.hands, state.kings, state.done, state.phase)


def plans(state: State, seat: int, weighs: Weighs, deadline: Deadline, most: int, ideas: Ideas = every) -> list[Plan]:
    """All positions in which a seat can end its action step, and a way to each; best first.

    When the time is up, only those are still weighed that one action leads to: a turn whose time
    went before an answer came is not given up.

    Args:
        state: the seat's action step; it is not changed.
        seat: whose turn it is.
        weighs: says what they are worth.
        deadline: when to be content with those found.
        most: how many positions to look at.
        ideas: which actions are looked at.
    """
    found: list[Plan] = []
    seen = {key_of(state)}
    waiting: deque[tuple[tuple[Acting, ...], State]] = deque([((), state)])
    while waiting:
        actions, here = waiting.popleft()
        if len(actions) > 1 and deadline.over():
            break
        found.append(Plan(weighs.worth(here, seat), actions, here))
        if here.phase == OVER or len(seen) > most or (actions and deadline.over()):
            continue
        for code, there in steps(here, seat, weighs, ideas):
            key = key_of(there)
            if key not in seen:
                seen.add(key)
                waiting.append(((*actions, code), there))
    found.sort(key=lambda plan: (-plan.worth, len(plan.actions)))
    return found


def steps(state: State, seat: int, weighs: Weighs, ideas: Ideas = every) -> Iterator[tuple[Acting, State]]:
    """Each action of a turn but its end, with the position after it and after the answers."""
    for code in ideas(state):
        there = state.copy()
        code.perform(there, seat, None)
        while there.phase == ANSWER:
            answer(there, weighs)
        yield code, there


def answer(state: State, weighs: Weighs) -> None:
    """Answer for the seat that is asked, as it is likely to (PR-53)."""
    seat = state.asked[0]
    best_answer(state, seat, weighs.worth).perform(state, seat, None)


def best_answer(state: State, seat: int, worth: Callable[[State, int], float], firmness: float = 0.0) -> Answering:
    """What a seat that is asked about a face card does best.

    Args:
        state: the seat is asked.
        seat: who it is.
        worth: says what a position is worth to the seat.
        firmness: how much better cancelling must be.
    """
    allowed = state.copy()
    while allowed.phase == ANSWER:
        Allow().perform(allowed, allowed.asked[0], None)
    cancel = Cancel(state.kings[seat][0])
    cancelled = state.copy()
    cancel.perform(cancelled, seat, None)
    gain = worth(cancelled, seat) - worth(allowed, seat)
    return cancel if gain > firmness else Allow()
