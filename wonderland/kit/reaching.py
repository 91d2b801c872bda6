"""What a step of a lesson waits for: whether it is so, and whether a line that is begun may lead to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Generic, TypeVar

from wonderland.core.match import Match

U = TypeVar("U")
"""A game's model of what ends a step."""


class ModelWords(ABC, Generic[U]):
    """The parts of ``games.parts.Vocabulary`` that are the same for most games.

    Attributes:
        until: the model of what ends a step.
        any_order, stepwise: as the protocol says; here there are none.
    """

    until: type[U]
    any_order: ClassVar[Mapping[str, int]] = {}
    stepwise: ClassVar[Mapping[str, int]] = {}

    def holds(self, until: object, match: Match) -> bool:
        """Whether everything that ``until`` names, but for its line, is so."""
        assert isinstance(until, self.until)
        return all(self.found(until, match))

    def reachable(self, until: object, match: Match, begun: str) -> bool:
        """Whether a line that begins so brings it about, or leaves it to chance or an answer."""
        return reaches(match, begun, lambda after: self.holds(until, after))

    @abstractmethod
    def found(self, until: U, match: Match) -> Iterator[bool]:
        """Whether each thing is so that may be waited for; what is not named always is."""


def as_named(until: object, state: Mapping[str, object], *keys: str) -> bool:
    """Whether a state has for some keys what ``until`` names; None is not named."""
    return all(getattr(until, key) in (None, state[key]) for key in keys)


def ended_so(named: str | None, winner: str | None, *, over: bool) -> bool:
    """Whether a match ended as is named: with a winner, as a ``draw``, or in ``any`` way."""
    return named is None or (over and named in ("any", winner or "draw"))


def reaches(match: Match, begun: str, holds: Callable[[Match], bool]) -> bool:
    """Whether a line that begins so brings something about, or leaves it to chance or an answer.

    Args:
        match: where it would be played.
        begun: the line so far, in whole words.
        holds: whether it is so in a match.
    """
    seat = match.to_act
    for line in map(str, match.legal()):
        if line != begun and not line.startswith(f"{begun} "):
            continue
        after = match.copy()
        after.play(line)
        if after.to_act not in (seat, None) or holds(after):
            return True
    return False
