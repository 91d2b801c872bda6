"""What a line says, in names: for those who look at lines and don't carry them out."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.games.storytellers.definitions import TYPES
from wonderland.games.storytellers.notation import NOTHING


class SaidLine(NamedTuple):
    """A line in names.

    Attributes:
        seat: who says it, ``*`` for chance.
        verb: its verb.
        words: what stands behind it; of a story that was typed nothing.
    """

    seat: str
    verb: str
    words: tuple[str, ...]

    @property
    def card(self) -> str:
        """The card that it names, ``""`` for none."""
        named = (word for word in self.words if word not in TYPES and word.startswith(TYPES))
        return next(named, "")

    @property
    def deck(self) -> str:
        """The deck or pile that it names, ``""`` for none."""
        return next((word for word in self.words if word in TYPES), "")

    @property
    def declines(self) -> bool:
        """Whether it takes nothing."""
        return self.words == (NOTHING,)


def in_names(line: str) -> SaidLine:
    """A line in names."""
    seat, verb, *rest = line.split(maxsplit=2)
    words = () if verb == "tell" else tuple(" ".join(rest).split())
    return SaidLine(seat, verb, words)
