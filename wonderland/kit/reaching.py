"""What a step of a lesson waits for: whether it is so, and whether a line that is begun may lead to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from wonderland.core.match import Match
from wonderland.kit.strict import Strict


class Until(Strict):
    """What ends a step, asked of the match itself; a game adds what else may be waited for.

    Attributes:
        line: a pattern that a line of this step fits.
        phase: as in the state.
        result: who won, or ``draw``; ``any`` for a match that is over.
    """

    line: str | None = None
    phase: str | None = None
    result: str | None = None


U = TypeVar("U", bound=Until)
"""A game's model of what ends a step."""


class ModelWords(ABC, Generic[U]):
    """The parts of ``games.parts.Vocabulary`` that are the same for most games.

    Attributes:
        until: the model of what ends a step.
        named: of what may be waited for the keys that a state has too, with the same.
        any_order, stepwise: as the protocol says; here there are none.
    """

    until: type[U]
    named: ClassVar[Sequence[str]] = ("phase", "turn", "to_act")
    any_order: ClassVar[Mapping[str, int]] = {}
    stepwise: ClassVar[Mapping[str, int]] = {}

    def holds(self, until: object, match: Match) -> bool:
        """Whether everything that ``until`` names, but for its line, is so."""
        assert isinstance(until, self.until)
        state = match.state()
        asked = {key: getattr(until, key) for key in self.named}
        if any(value not in (None, state[key]) for key, value in asked.items()):
            return False
        ended = until.result is None or _ended_so(until.result, state["result"])
        return ended and all(self.found(until, match))

    def reachable(self, until: object, match: Match, begun: str) -> bool:
        """Whether a line that begins so brings it about, or leaves it to chance or an answer."""
        return reaches(match, begun, lambda after: self.holds(until, after))

    @abstractmethod
    def found(self, until: U, match: Match) -> Iterator[bool]:
        """Whether each thing is so that else may be waited for; what is not named always is."""


def _ended_so(named: str, result: object) -> bool:
    """Whether a match ended as is named: with a winner, as a ``draw``, or in ``any`` way."""
    return isinstance(result, Mapping) and named in ("any", result["winner"] or "draw")


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
