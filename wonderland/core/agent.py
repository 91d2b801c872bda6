"""Agents: they are handed a seat's view and no more, and say what they do and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from wonderland.core.game import Action, View
from wonderland.core.message import say

CARELESS = say("I didn’t look further.")
"""What whoever errs says besides: there was better to be found, and nothing is claimed of it."""


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


@dataclass(frozen=True, slots=True)
class Level:
    """A level of agents, as players are told of it.

    Attributes:
        name: what it is called.
        character: who sits at the table.
        says: a sentence on how it plays.
        seconds: the most time that it takes for a turn at the table, None where it needs none.
    """

    name: str
    character: str
    says: str
    seconds: float | None = None


class Agents(Protocol):
    """The part of a game that plays it: its levels and what plays at each."""

    @property
    def hint_level(self) -> str:
        """The level that is asked where a person wants a hint."""
        ...

    def levels(self) -> Mapping[str, Level]:
        """The levels by their short names, weakest first.

        Raises:
            BadInput: with all that is wrong in their file.
        """
        ...

    def read_levels(self, path: Path) -> Mapping[str, Level]:
        """Read another file of levels.

        Raises:
            BadInput: with all that is wrong in it.
        """
        ...

    def agent(self, level: str, seed: int, seconds: float | None = None) -> Agent:
        """Make an agent.

        Args:
            level: one of ``levels``.
            seed: what its chance is drawn from.
            seconds: how long it may think in a turn; None for no limit, so that what it does
                depends on the views and the seed alone.
        """
        ...


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
            return Choice(None, say("There is no hurry."))
        return Choice(legal.choose(self._rng), say("Any action will do."))


V = TypeVar("V", bound=View)


class SeededAgent(Generic[V]):
    """Plays by a way to choose that is handed its chance.

    Args:
        kind: the game's own view.
        decide: chooses an action for such a view, and says why.
        seed: what its chance is drawn from.
    """

    def __init__(self, kind: type[V], decide: Callable[[V, Random], tuple[Action, str]], seed: int | str) -> None:
        self._kind, self._decide = kind, decide
        self._rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        if not isinstance(view, self._kind):
            raise TypeError(f"this agent plays by a {self._kind.__name__} of its own game")
        if not view.legal():
            raise ValueError("the seat is not to act")
        return Choice(*self._decide(view, self._rng))
