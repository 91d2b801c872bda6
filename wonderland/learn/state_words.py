"""Lessons of a game that needs no words of its own: they wait for its state, and point at places."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pydantic import BaseModel, ConfigDict

from wonderland.core.match import Match
from wonderland.games.parts import Until
from wonderland.kit.reaching import reaches


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class StateUntil(_Strict):
    """What ends a step.

    Attributes:
        line: a pattern that a line of this step fits.
        state: keys of the state, each with what it must be.
    """

    line: str | None = None
    state: dict[str, object] = {}


class Places(_Strict):
    """What a step points at: places of the picture, by their names."""

    places: list[str] = []


class StateWords:
    """The vocabulary of such a game (``games.parts.Vocabulary``)."""

    until = StateUntil
    marks = Places
    moments: frozenset[str] = frozenset()
    any_order: Mapping[str, int] = {}
    stepwise: Mapping[str, int] = {}

    def holds(self, until: Until, match: Match) -> bool:
        """Whether the state is as it must be."""
        assert isinstance(until, StateUntil)
        state = match.state()
        return all(key in state and state[key] == value for key, value in until.state.items())

    def reachable(self, until: Until, match: Match, begun: str) -> bool:
        """Whether a line that begins so brings it about, or leaves it to chance or an answer."""
        return reaches(match, begun, partial(self.holds, until))

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:  # noqa: ARG002
        """Nothing: only the picture knows its places."""
        return []
