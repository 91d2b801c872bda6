"""What hints of most games have in common: lines in words, as advice or as what was done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from wonderland.core.match import Match
from wonderland.core.message import capital, say


class LineHints(ABC):
    """The parts of ``games.parts.Hints`` that are the same for most games.

    Attributes:
        nudges: by the verb of a hint's first line, a sentence that points to where it lies.
    """

    nudges: ClassVar[Mapping[str, str]] = {}

    def nudge(self, match: Match, lines: Sequence[str]) -> str:  # noqa: ARG002
        """A sentence that points to where a hint lies without giving it away."""
        return self.nudges[lines[0].split()[1]]

    def advice(self, match: Match, lines: Sequence[str]) -> str:
        """A hint in words, as one sentence."""
        return self.told(match, lines, done=False)

    def deeds(self, match: Match, lines: Sequence[str]) -> str:
        """What an agent's lines did, as one short sentence."""
        return self.told(match, lines, done=True)

    def reason(self, match: Match, why: str, side: str = "") -> str:  # noqa: ARG002
        """What an agent said of its choice, which it says in whole words."""
        return why

    @abstractmethod
    def told(self, match: Match, lines: Sequence[str], *, done: bool) -> str:
        """Lines as a sentence: what was done, or what to do."""


def in_a_row(parts: Sequence[str]) -> str:
    """What is done one after another, as a sentence: each after all that stands before it."""
    first, *rest = parts
    for part in rest:
        first = say("{some}, then {last}", some=first, last=part)
    return say("{sentence}.", sentence=capital(first))
