"""What an agent is: it is handed a seat's view and no more, and says what it does and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from wonderland.core.game import Action, View


class Choice(NamedTuple):
    """What an agent does, and the sentence that says why.

    Attributes:
        action: one of the view's legal actions; None to wait, which only a seat may do that is
            not awaited but might act out of turn.
        why: a sentence for whoever asks.
    """

    action: Action | None
    why: str


class Agent(Protocol):
    """Someone who plays a seat."""

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions.

        Raises:
            ValueError: if the seat may do nothing now.
        """
        ...


class GameAgent:
    """Plays by what a game itself knows about playing well.

    Args:
        mind: chooses an action, and says why.
        seed: what its chance is drawn from.
    """

    def __init__(
        self, mind: Callable[[View, Random], tuple[Action | None, str]], seed: int
    ) -> None:
        self._mind = mind
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        if not view.legal():
            raise ValueError("the seat is not to act")
        return Choice(*self._mind(view, self._rng))
