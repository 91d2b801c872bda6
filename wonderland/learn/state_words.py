"""Lessons of a game that needs no words of its own: they wait for its state, and point at places."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel, Field

from wonderland.core.match import Match
from wonderland.kit.reaching import ModelWords, Until
from wonderland.kit.strict import Strict


class StateUntil(Until):
    """What ends a step.

    Attributes:
        state: keys of the state, each with what it must be.
    """

    state: dict[str, object] = Field(default={})


class Places(Strict):
    """What a step points at: places of the picture, by their names."""

    places: list[str] = Field(default=[])


class StateWords(ModelWords[StateUntil]):
    """The vocabulary of such a game (``games.parts.Vocabulary``)."""

    until = StateUntil
    marks = Places
    named = ()
    moments: frozenset[str] = frozenset()

    def found(self, until: StateUntil, match: Match) -> Iterator[bool]:
        """Whether the state is as it must be."""
        state = match.state()
        yield from (key in state and state[key] == value for key, value in until.state.items())

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:  # noqa: ARG002
        """Nothing: only the picture knows its places."""
        return []
