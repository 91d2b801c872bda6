"""Agents: they are handed a seat's view and no more, and say what they do and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol

from wonderland.core.game import Action, View


class Choice(NamedTuple):
    """What an agent does, and the sentence that says why."""

    action: Action
    why: str


class Agent(Protocol):
    """Someone who plays a seat."""

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions.

        Raises:
            ValueError: if the seat is not to act.
        """
        ...


class RandomAgent:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        legal = view.legal()
        if not legal:
            raise ValueError("the seat is not to act")
        return Choice(legal.choose(self._rng), "Any action will do.")


class GameAgent:
    """Plays by what a game itself knows about playing well.

    Args:
        mind: chooses an action, and says why.
        seed: what its chance is drawn from.
    """

    def __init__(self, mind: Callable[[View, Random], tuple[Action, str]], seed: int) -> None:
        self._mind = mind
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        if not view.legal():
            raise ValueError("the seat is not to act")
        return Choice(*self._mind(view, self._rng))
