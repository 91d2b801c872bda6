"""The agent that every game has: it takes any legal action."""

from __future__ import annotations

from random import Random

from wonderland.core.agent import Agent, Choice, GameAgent
from wonderland.core.game import View

__all__ = ["Agent", "Choice", "GameAgent", "RandomAgent"]


class RandomAgent:
    """Takes any legal action, each as likely as the others; out of turn it may wait as well."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        legal = view.legal()
        if not legal:
            raise ValueError("the seat is not to act")
        if view["to_act"] != view.seat and self._rng.random() * (len(legal) + 1) < 1:
            return Choice(None, "There is no hurry.")
        return Choice(legal.choose(self._rng), "Any action will do.")
